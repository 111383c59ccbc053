import PushMessages
import Testing
import TextEditing

@testable import ComposerState

struct CommandStories {
  @Test func `Pasted text starts editing and never runs a command`() throws {
    var composer = Studio.composer()
    composer.focus(Studio.titleKey, in: .text)
    try composer.send(.pasted("q\nd")) {
      $0.focus.move(to: Studio.titleKey, in: .text)
      $0.focus.begin(
        Editing(
          field: Studio.titleKey, editor: LineEditor("", kind: .name), before: $0.version))
      _ = $0.focus.type(.insert("q\nd"))
      try $0.draft.set(.string("q\nd"), at: "android.notification.title_loc_key")
    }
    #expect(composer.document.text.contains(#""q\nd""#))
  }

  @Test func `Pasted text goes where the cursor is`() {
    var composer = Studio.composer()
    composer.focus(Studio.titleKey, in: .text)
    composer.start(
      .command(.edit), .edit(.insert("ac")), .edit(.moveLeft), .pasted("b"), .command(.back))
    #expect(composer.document.string(at: "android.notification.title_loc_key") == "abc")
  }

  @Test(arguments: [Pane.preview, .locales, .problems, .payload, .history])
  func `Pasted text needs a field`(pane: Pane) {
    var composer = Studio.composer()
    composer.show(pane)
    composer.send(.pasted("x")) {
      $0.notice = Notice(
        .warning, "Paste: no field has the focus; go to Target, Text, Platforms or Data first")
    }
  }

  @Test func `Pasted text is no choice`() {
    var composer = Studio.composer()
    composer.focus(.field("android.priority"), in: .platforms)
    composer.send(.pasted("high")) {
      $0.notice = Notice(.warning, "Paste: this field is a choice; pick one of its values")
    }
  }

  @Test func `Pasted text goes into the name of a file, and past a question`() {
    var composer = Studio.composer()
    composer.start(.command(.saveAs), .edit(.deleteToStart))
    composer.start(.pasted("a.json"))
    guard let editor = composer.modal(SaveAs.self)?.editor else {
      Issue.record("no question for a name")
      return
    }
    #expect(editor.text == "a.json")
    composer.start(.command(.back), .command(.help))
    composer.send(.pasted("x"))
  }

  @Test(
    arguments: [
      (Command.undo, "Undo: nothing to undo"), (.redo, "Redo: nothing to redo"),
      (.save, "Save: no unsaved changes"), (.clear, "Clear: no field has the focus"),
    ])
  func `A command that cannot run says why`(command: Command, sentence: String) {
    var composer = Studio.composer()
    composer.show(.payload)
    composer.send(.command(command)) { $0.notice = Notice(.warning, sentence) }
  }

  @Test func `Commands with an effect outside ask for it`() {
    var composer = Studio.composer()
    composer.send(.command(.redraw), effects: [.redraw])
    composer.send(.command(.suspend), effects: [.suspend])
    composer.start(.command(.help))
    composer.send(.command(.redraw), effects: [.redraw])
    composer.send(.command(.suspend), effects: [.suspend])
  }

  @Test func `The help scrolls within its lines and closes`() {
    var composer = Studio.composer()
    composer.send(.command(.help)) { $0.open(HelpList()) }
    composer.send(.command(.up))
    let steps: [(Command, Int)] = [
      (.down, 1), (.nextLocale, 11), (.last, HelpList.limit), (.down, HelpList.limit), (.first, 0),
      (.dryRun, 0),
    ]
    for (command, line) in steps {
      composer.start(.command(command))
      #expect(composer.modal(HelpList.self)?.scroll == line)
    }
    composer.send(.command(.help)) { $0.openModal = nil }
  }

  @Test func `Esc takes a notice away`() {
    var composer = Studio.composer()
    composer.send(.noticed(Notice(.info, "hello"))) { $0.notice = Notice(.info, "hello") }
    composer.send(.command(.back)) { $0.notice = nil }
  }

  @Test func `What keeps the app's strings from being read is told once, with its number`() {
    var composer = Studio.composer()
    let summary = StringsSummary(revision: 1, fileCount: 3, errors: ["a.xml:1: bad", "b", "c"])
    composer.send(.stringsRead(summary)) {
      $0.preview.take(summary)
      $0.notice = Notice(.error, "a.xml:1: bad (+2 more)")
    }
    composer.start(.command(.back))
    var again = summary
    again.revision = 2
    composer.send(.stringsRead(again)) { $0.preview.take(again) }
  }

  @Test func `The notice about a broken strings file goes when the file is whole again`() {
    var composer = Studio.composer()
    let broken = StringsSummary(revision: 1, fileCount: 3, errors: ["a.xml:1: bad"])
    let good = StringsSummary(revision: 2, fileCount: 3, errors: [])
    composer.start(.stringsRead(broken))
    composer.send(.stringsRead(good)) {
      $0.preview.take(good)
      $0.notice = nil
    }
    let other = Notice(.info, "something else")
    composer.start(.stringsRead(broken), .noticed(other))
    composer.send(.stringsRead(good)) { $0.preview.take(good) }
    #expect(composer.notice == other)
  }

  @Test func `Every command has its help and its label`() {
    #expect(Command.allCases.allSatisfy { !$0.help.isEmpty && !$0.label.isEmpty })
    #expect(Set(Command.allCases.map(\.group)).count == Command.Group.allCases.count)
  }
}
