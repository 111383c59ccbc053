import DevicePreview
import Drafts
import MessageLint
import PushMessages
import Resolver
import Testing
import TextEditing

@testable import ComposerState

struct TypingStories {
  @Test func `A text of megabytes is not pasted into a field, which takes seconds a key then`() {
    var composer = Studio.composer()
    composer.focus(.target, in: .target)
    let text = composer.document.text
    composer.start(.pasted(String(repeating: "x", count: 5_000_000)))
    #expect(composer.document.text == text && composer.editing == nil)
    #expect(composer.notice?.text.hasPrefix("Too long: a field holds 100000 bytes") == true)
    composer.start(.command(.edit), .pasted(String(repeating: "x", count: 99_990)))
    for command in [EditorCommand.insert("xxxxxxx"), .paste("xxxxxxx")] {
      composer.notice = nil
      let before = composer.editing?.editor.text
      composer.start(.edit(command))
      #expect(composer.editing?.editor.text == before)
      #expect(composer.notice?.kind == .warning)
    }
    composer.start(.edit(.selectAll), .edit(.cut), .edit(.yank), .edit(.yank))
    #expect((composer.editing?.editor.text.utf8.count ?? 0) < 100_000)
  }

  @Test func `A text of megabytes in a draft is left to the user's own editor`() {
    let long = String(repeating: "x", count: 200_000)
    var composer = Studio.composer(#"{"topic": "news", "notification": {"title": "\#(long)"}}"#)
    composer.focus(.field("notification.title"), in: .text)
    composer.start(.command(.edit))
    #expect(composer.editing == nil)
    #expect(composer.notice?.offers == [.editText])
    composer.start(.pasted("y"))
    #expect(composer.editing == nil && !composer.isDirty)
  }

  @Test func `What is typed is in the message and in the preview at once`() throws {
    var composer = Studio.composer()
    composer.focus(Studio.titleKey, in: .text)
    composer.send(.command(.edit)) {
      $0.focus.move(to: Studio.titleKey, in: .text)
      $0.focus.begin(
        Editing(
          field: Studio.titleKey, editor: LineEditor("", kind: .name), before: $0.version))
    }
    try composer.send(.edit(.insert("w"))) {
      _ = $0.focus.type(.insert("w"))
      try $0.draft.set(.string("w"), at: "android.notification.title_loc_key")
    }
    composer.type("elcome_title")
    let derived = Studio.derived(of: composer)
    #expect(derived.message.android?.notification?.title.key == "welcome_title")
    #expect(derived.rows.map(\.android.title.outcome.name) == ["garbled", "garbled", "garbled"])
    #expect(derived.rows[1].android.card?.title == "Bienvenue, %1$s !")
    #expect(derived.rows.map(\.locale.name) == ["en-US", "fr-FR", "de-DE"])
  }

  @Test func `A space behind the last word is a problem when the field is left, and not before`() {
    let rules = { Studio.derived(of: $0).findings.map(\.rule) }
    var composer = Studio.composer()
    composer.focus.move(to: .field("notification.title"), in: .text)
    composer.start(.command(.edit))
    composer.type("Hello ")
    #expect(!rules(composer).contains("edge-space"))
    var left = composer
    left.start(.edit(.moveLeft))
    #expect(rules(left).contains("edge-space"))
    composer.start(.command(.back))
    #expect(rules(composer).contains("edge-space"))
  }

  @Test func `One visit to a field is one step of undo`() {
    var composer = Studio.composer()
    let before = composer.version
    composer.start(.command(.edit))
    composer.type("welcome")
    let typed = composer.version
    composer.send(.command(.back)) {
      $0.focus.endEditing()
      $0.draft.remember(before)
    }
    composer.send(.command(.undo)) {
      _ = $0.draft.undo()
      #expect($0.version == before && $0.past == [] && $0.future == [typed])
    }
    composer.send(.command(.redo)) {
      _ = $0.draft.redo()
      #expect($0.version == typed && $0.past == [before] && $0.future == [])
    }
  }

  @Test func `A new change takes away what was undone`() {
    var composer = Studio.composer()
    composer.start(.command(.edit), .edit(.insert("a")), .command(.undo))
    #expect(composer.future.count == 1)
    composer.start(.command(.edit), .edit(.insert("b")), .command(.back))
    #expect(composer.future.isEmpty)
    composer.send(.command(.redo)) {
      $0.notice = Notice(.warning, "Redo: nothing to redo")
    }
  }

  @Test func `A visit without a change is no step of undo`() {
    var composer = Studio.composer()
    composer.start(.command(.edit), .edit(.insert("a")), .edit(.deleteBackward))
    composer.send(.command(.back)) { $0.focus.endEditing() }
    #expect(composer.past.isEmpty)
    #expect(!composer.isDirty)
  }

  @Test func `Esc keeps the text, Enter too`() {
    for command in [Command.back, .edit] {
      var composer = Studio.composer()
      composer.focus(Studio.titleKey, in: .text)
      composer.start(.command(.edit), .edit(.insert("welcome_title")), .command(command))
      #expect(composer.editing == nil)
      #expect(composer.document.string(at: "android.notification.title_loc_key") == "welcome_title")
      #expect(composer.form(of: .text).cell(Studio.titleKey)?.text == "welcome_title")
    }
  }

  @Test func `Tab goes on editing in the next field`() {
    var composer = Studio.composer()
    composer.focus(Studio.titleKey, in: .text)
    composer.start(.command(.edit), .edit(.insert("a")))
    let typed = composer.version
    let next = FieldID.field(Studio.alert.appending("title-loc-key"))
    composer.send(.command(.nextField)) {
      $0.draft.remember(Studio.composer().version)
      $0.focus.move(to: next, in: .text)
      $0.focus.begin(Editing(field: next, editor: LineEditor("", kind: .name), before: typed))
    }
    composer.start(.edit(.insert("B")), .command(.previousField))
    #expect(composer.editing?.field == Studio.titleKey)
    #expect(composer.editing?.editor.text == "a")
    #expect(composer.document.string(at: Studio.alert.appending("title-loc-key")) == "B")
    #expect(composer.past.count == 2)
  }

  @Test func `Tab from a text to a choice ends editing there`() {
    var composer = Studio.composer()
    composer.focus(.field("webpush.headers.TTL"), in: .platforms)
    composer.start(.command(.edit), .edit(.insert("60")), .command(.nextField))
    #expect(composer.editing == nil)
    #expect(composer.focusedField(in: .platforms) == .field("android.priority"))
    #expect(composer.document.string(at: "webpush.headers.TTL") == "60")
  }

  @Test func `An emptied field leaves the message`() {
    let message = #"{"topic": "news", "android": {"ttl": "5s"}}"#
    var composer = Studio.composer(message)
    composer.focus(.field("android.ttl"), in: .platforms)
    composer.start(.command(.edit), .edit(.deleteToStart), .command(.back))
    #expect(composer.document.text == #"{"message": {"topic": "news"}}"#)
    composer.start(.command(.undo))
    #expect(composer.document.text == "{\"message\": \(message)}")
    #expect(!composer.isDirty)
  }

  @Test func `A number is written as a number, anything else as it is typed`() {
    var composer = Studio.composer()
    composer.focus(.field("apns.payload.aps.badge"), in: .platforms)
    composer.start(.command(.edit), .edit(.insert("4")))
    #expect(composer.document.node(at: "apns.payload.aps.badge")?.kind == .number("4"))
    composer.start(.edit(.insert("x")))
    #expect(composer.document.string(at: "apns.payload.aps.badge") == "4x")
    #expect(
      Studio.derived(of: composer).findings.contains { $0.path == "apns.payload.aps.badge" })
  }

  @Test func `Where a value blocks the way a sentence says so`() {
    var composer = Studio.composer(#"{"android": 3}"#)
    composer.focus(Studio.titleKey, in: .text)
    composer.start(.command(.edit))
    composer.send(.edit(.insert("a"))) {
      _ = $0.focus.type(.insert("a"))
      $0.notice = Notice(
        .error, "Android is a number, not an object: nothing can be added to it")
    }
  }

  @Test func `A field that is emptied and typed anew keeps its place`() {
    let text = #"{"message":{"android":{"notification":{"title_loc_key":"a"}},"topic":"t"}}"#
    var composer = Studio.opened(text)
    composer.start(.command(.edit), .edit(.deleteBackward))
    #expect(composer.document.text == #"{"message":{"topic":"t"}}"#)
    composer.start(.edit(.insert("b")))
    #expect(
      composer.document.text == text.replacing("\"a\"", with: "\"b\""))
  }

  @Test func `Motions inside a field change no text`() {
    var composer = Studio.composer(#"{"android": {"notification": {"title_loc_key": "a_b"}}}"#)
    composer.start(.command(.edit))
    composer.send(.edit(.moveWordLeft)) { _ = $0.focus.type(.moveWordLeft) }
    composer.send(.edit(.moveToStart)) { _ = $0.focus.type(.moveToStart) }
    composer.start(.edit(.deleteToEnd), .edit(.yank), .edit(.insert("c")), .edit(.undo))
    #expect(composer.editing?.editor.text == "a_b")
    #expect(!composer.isDirty)
  }
}
