import PushMessages
import SendPolicy
import Testing
import TextEditing

@testable import ComposerState

struct SelectingStories {
  private func typed(_ text: String) -> Composer {
    var composer = Studio.composer()
    composer.focus(Studio.titleKey, in: .text)
    composer.start(.command(.edit))
    composer.type(text)
    return composer
  }

  @Test(
    arguments: [
      ([.moveToStart, .select(.right)], "o"), ([.select(.left), .select(.left)], "ee"),
      ([.select(.wordLeft)], "three"), ([.moveToStart, .select(.wordRight)], "one"),
      ([.moveWordLeft, .select(.start)], "one two "), ([.moveToStart, .select(.end)], "all"),
      ([.selectAll], "all"), ([.selectAll, .moveLeft], ""),
    ] as [([EditorCommand], String)])
  func `Keys select letters, words and everything`(commands: [EditorCommand], selected: String) {
    var composer = typed("one two three")
    for command in commands { composer.start(.edit(command)) }
    let expected = selected == "all" ? "one two three" : selected
    #expect(composer.editing?.editor.selectedText == expected)
  }

  @Test func `What is copied can be pasted elsewhere, what is cut leaves the message`() {
    var composer = typed("one two")
    composer.send(.edit(.copy)) { _ in }
    composer.start(.edit(.select(.wordLeft)))
    composer.send(.edit(.copy), effects: [.copy("two", what: "the selection")]) {
      _ = $0.focus.type(.copy)
    }
    _ = composer.update(.edit(.cut), seeing: Studio.derived(of: composer), at: composer.now)
    #expect(composer.document.string(at: "android.notification.title_loc_key") == "one ")
    composer.start(.edit(.yank), .edit(.yank))
    #expect(composer.document.string(at: "android.notification.title_loc_key") == "one twotwo")
  }

  @Test func `What was undone inside a field can be done again`() {
    var composer = typed("one")
    composer.start(.edit(.undo))
    #expect(composer.editing?.editor.text == "")
    composer.start(.edit(.redo))
    #expect(composer.document.string(at: "android.notification.title_loc_key") == "one")
  }

  @Test(
    arguments: [
      (FieldID.target, "topic", "news"),
      (Studio.titleKey, "android.notification.title_loc_key", "news"),
      (.field("android.notification.title"), "android.notification.title", "  news\n"),
      (.field("webpush.notification.body"), "webpush.notification.body", "  news\n"),
      (.field("android.notification.color"), "android.notification.color", "news"),
    ] as [(FieldID, FieldPath, String)])
  func `Names lose the blanks around them when they are pasted, texts keep theirs`(
    field: FieldID, path: FieldPath, expected: String
  ) throws {
    var composer = Studio.composer("{}")
    let pane = try #require(Pane.allCases.first { composer.form(of: $0).cell(field) != nil })
    composer.focus(field, in: pane)
    composer.start(.pasted("  news\r\n"))
    #expect(composer.document.string(at: path) == expected)
  }

  @Test func `A pasted argument keeps its line as one line feed`() {
    var composer = Studio.composer()
    composer.focus(.argument(Studio.bodyArguments, 0), in: .text)
    composer.start(.pasted("a\r\nb"))
    #expect(composer.document.node(at: Studio.bodyArguments)?.elements?.first?.string == "a\nb")
  }

  @Test func `A pasted file name is trimmed`() {
    var composer = Studio.composer()
    composer.start(.command(.saveAs), .edit(.selectAll), .pasted(" drafts/b.json\n"))
    guard let editor = composer.modal(SaveAs.self)?.editor else { return }
    #expect(editor.text == "drafts/b.json")
  }
}
