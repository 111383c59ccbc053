import MessageLint
import PushMessages
import SendPolicy
import Testing
import TextEditing
import Workspace

@testable import ComposerState

struct PointingStories {
  private let bodyKey: FieldID = .field("android.notification.body_loc_key")

  @Test func `A click brings the focus to a field, and another one edits it`() throws {
    var composer = Studio.composer()
    composer.send(.pointed(.field(bodyKey, in: .text))) { $0.focus.move(to: bodyKey, in: .text) }
    composer.start(.pointed(.field(bodyKey, in: .text)))
    #expect(composer.editing?.field == bodyKey)
    composer.type("key")
    composer.start(.pointed(.text(offset: 1, .cursor)))
    composer.type("_")
    #expect(composer.document.string(at: "android.notification.body_loc_key") == "k_ey")
    composer.start(.pointed(.field(Studio.titleKey, in: .text)))
    #expect(composer.editing == nil)
    #expect(composer.focusedField(in: .text) == Studio.titleKey)
    #expect(composer.past.count == 1)
  }

  @Test func `A double click edits what its first press chose`() {
    var composer = Studio.composer()
    composer.start(.pointed(.field(bodyKey, in: .text)), .pointed(.again(.text)))
    #expect(composer.editing?.field == bodyKey)
  }

  @Test func `Clicks take a word of the text, or all of it`() {
    var composer = Studio.composer()
    composer.start(.command(.edit))
    composer.type("one two three")
    composer.start(.pointed(.text(offset: 4, .word)))
    #expect(composer.editing?.editor.selectedText == "two")
    composer.start(.pointed(.text(offset: 6, .word)))
    #expect(composer.editing?.editor.selectedText == "two")
    composer.start(.pointed(.text(offset: 0, .word)))
    #expect(composer.editing?.editor.selectedText == "one")
    composer.start(.pointed(.text(offset: 7, .selection)))
    #expect(composer.editing?.editor.selectedText == "one two")
    composer.start(.pointed(.text(offset: 0, .everything)))
    #expect(composer.editing?.editor.selectedText == "one two three")
    composer.start(.pointed(.text(offset: 99, .cursor)))
    #expect(composer.editing?.editor.cursor == 13)
    #expect(composer.editing?.editor.selection == nil)
  }

  @Test func `A choice takes the next one when it is clicked again`() {
    var composer = Studio.composer()
    composer.start(.pointed(.field(.targetKind, in: .target)))
    #expect(composer.pane == .target)
    #expect(composer.targetKind == .topic)
    composer.start(.pointed(.field(.targetKind, in: .target)))
    #expect(composer.targetKind == .condition)
  }

  @Test func `Locales are shown while the keyboard stays in the field`() {
    var composer = Studio.composer()
    composer.start(.command(.edit))
    composer.send(.pointed(.locale(2))) { $0.locales.choose(2) }
    composer.send(.pointed(.wheel(.locales, rows: -1))) { $0.locales.choose(1) }
    composer.send(.pointed(.locale(7))) { _ in }
    #expect(composer.editing != nil)
  }

  @Test func `A click chooses a problem, a double click goes to its field`() throws {
    var composer = Studio.composer(#"{"topic": "/topics/news", "android": {"ttl": "x"}}"#)
    let findings = Studio.derived(of: composer).findings
    try #require(findings.count > 1)
    composer.send(.pointed(.problem(1))) {
      $0.screen.show(.problems)
      $0.problems.select(1, of: 2)
    }
    composer.start(.pointed(.again(.problems)))
    #expect(composer.pane.isForm)
    let path = try #require(findings[1].path)
    #expect(composer.pane == composer.pane(of: path))
  }

  @Test func `The history is read when its name is clicked, and its rows open`() throws {
    var composer = Outbox.composer()
    composer.send(.pointed(.pane(.history)), effects: [.readHistory]) { $0.screen.show(.history) }
    let sends = try [Outbox.past(1, at: 10), Outbox.past(3, at: 20)]
    composer.start(.historyRead(sends, clock: .utc), .pointed(.send(1)))
    #expect(composer.history.chosen?.id == 1)
    composer.start(.pointed(.again(.history)))
    guard let view = composer.modal(PastSendPage.self) else {
      Issue.record("\(String(describing: composer.openModal))")
      return
    }
    #expect(view.past.id == 1)
    composer.start(.pointed(.wheel(nil, rows: 3)))
    guard let scrolled = composer.modal(PastSendPage.self) else { return }
    #expect(scrolled.scroll == 3)
  }

  @Test func `An entry of a menu is chosen by a click, and taken by a second one`() throws {
    var composer = Studio.composer(
      #"{"topic": "news", "android": {"notification": {"body_loc_key": "new_message_body","#
        + #""body_loc_args": ["3"]}}}"#)
    composer.start(.command(.fix))
    guard let menu = composer.modal(FixMenu.self) else {
      Issue.record("no menu")
      return
    }
    let key = try #require(menu.choices.firstIndex { $0.title == "use another key" })
    composer.start(.pointed(.entry(key)), .pointed(.entry(99)))
    guard let moved = composer.modal(FixMenu.self) else { return }
    #expect(moved.index == key)
    composer.start(.pointed(.again(nil)))
    guard let picker = composer.modal(KeyPicker.self) else {
      Issue.record("no list of keys is open")
      return
    }
    #expect(FieldID.field(picker.text.key) == bodyKey)
  }

  @Test func `A click chooses in a list, a second one goes there, and a command waits for Enter`() {
    var composer = Studio.composer()
    composer.start(.command(.chooseLocale), .pointed(.entry(2)), .pointed(.entry(99)))
    composer.start(.pointed(.again(nil)))
    #expect(composer.localeIndex == 2)
    #expect(composer.openModal == nil)
    composer.start(.command(.findField), .pointed(.entry(3)), .pointed(.again(nil)))
    #expect(composer.openModal == nil)
    composer.start(.command(.palette))
    composer.type("quit")
    composer.start(.pointed(.entry(0)), .pointed(.again(nil)))
    guard composer.modal(Palette.self) != nil else {
      Issue.record("a click ran a command")
      return
    }
    composer.start(
      .command(.back), .themesFound(Themes(["mono", "nord"], shown: "mono")),
      .command(.chooseTheme),
      .pointed(.entry(1)))
    #expect(composer.themes.shown == "nord")
    composer.start(.pointed(.again(nil)))
    #expect(composer.openModal == nil)
  }

  @Test func `What lies under a dialog cannot be clicked, and the dialog does not end`() {
    var composer = Studio.composer()
    composer.start(.command(.edit))
    composer.type("x")
    composer.start(.command(.quit))
    #expect(composer.modal(UnsavedQuestion.self) != nil)
    let clicks: [Pointing] = [
      .pane(.payload), .field(bodyKey, in: .text), .entry(0), .entry(1), .again(nil),
      .again(.text), .text(offset: 0, .everything), .wheel(nil, rows: 1), .locale(1),
    ]
    for click in clicks { composer.send(.pointed(click)) { _ in } }
  }

  @Test func `In a review the mouse selects the reason, and nothing else`() {
    var composer = Outbox.composer()
    composer.start(
      .command(.send),
      .sendPrepared(.send, SendSituation(access: Outbox.account, journal: .sends([]))))
    composer.wait(milliseconds: 400)
    composer.confirm("prod news")
    for click: Pointing in [.again(nil), .entry(7), .text(offset: 0, .everything), .pane(.text)] {
      composer.send(.pointed(click)) { _ in }
    }
    composer.start(.pointed(.wheel(nil, rows: 1)))
    #expect(composer.running == nil)
  }

  @Test func `A name is selected by clicks in the dialog that asks for it`() {
    var composer = Studio.composer()
    composer.start(.command(.saveAs), .pointed(.text(offset: 0, .everything)))
    composer.type("n")
    guard let editor = composer.modal(SaveAs.self)?.editor else { return }
    #expect(editor.text == "n")
  }

  @Test func `The mouse can be left to the terminal`() {
    var composer = Studio.composer()
    composer.send(.command(.toggleMouse), effects: [.setMouse(false)]) {
      $0.screen.toggleMouse()
      $0.notice = Notice(.info, "The mouse now selects text in the terminal")
    }
    composer.send(.command(.toggleMouse), effects: [.setMouse(true)]) {
      $0.screen.toggleMouse()
      $0.notice = Notice(.info, "The mouse now selects fields and panes")
    }
  }
}
