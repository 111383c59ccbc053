import SendPolicy
import Testing
import TextEditing

@testable import ComposerState

/// Questions that come up by themselves, and what is typed at them.
struct UnaskedStories {
  /// Saving has found the file read-only: a question that no key has asked for.
  private func asked() -> Composer {
    var composer = Shelf.changed()
    composer.start(.command(.save), .saveFinished(.writeProtected(path: Shelf.path)))
    return composer
  }

  @Test func `A question takes no key before it was seen, and none without a pause before it`() {
    var composer = asked()
    #expect(composer.hasUnseenQuestion)
    // It took long until it was on the screen.
    composer.wait(milliseconds: 400)
    composer.start(.shown)
    #expect(!composer.hasUnseenQuestion)
    for _ in 0..<3 {
      composer.wait(milliseconds: 200)
      composer.start(.dialog(.replaceProtected))
      #expect(composer.modal(WriteProtected.self) != nil)
    }
    composer.wait(milliseconds: 300)
    composer.start(.dialog(.replaceProtected))
    #expect(composer.modal(WriteProtected.self) == nil)
  }

  @Test func `Esc leaves it at once, and the work stays`() {
    var composer = asked()
    composer.start(.command(.back))
    #expect(composer.openModal == nil && composer.isDirty)
  }

  @Test func `Once it takes keys, they may come as fast as they like`() {
    var composer = asked()
    composer.start(.shown)
    composer.wait(milliseconds: 300)
    composer.start(.dialog(.confirm), .edit(.deleteToStart))
    for letter in ["m", "i", "n", "e"] { composer.start(.edit(.insert(letter))) }
    #expect(composer.modal(SaveAs.self)?.editor.text == "mine")
  }

  @Test func `What a key has opened takes the next one at once`() {
    var composer = Shelf.changed()
    composer.start(.command(.palette), .edit(.insert("u")))
    #expect(!composer.hasUnseenQuestion)
    #expect(composer.modal(Palette.self)?.search.query.text == "u")
  }

  @Test(arguments: [
    (EditorCommand.insert("x"), "x"), (.moveRight, Shelf.path), (.deleteBackward, ""),
  ])
  func `A proposed name gives way to the first letter, and stays behind an arrow`(
    command: EditorCommand, name: String
  ) {
    var composer = Shelf.changed()
    composer.start(.command(.saveAs), .edit(command))
    #expect(composer.modal(SaveAs.self)?.editor.text == name)
  }

  @Test func `A click goes to a line of the review, and the key that sends waits again`() throws {
    var composer = Outbox.reviewing(Outbox.topic)
    composer.type(try #require(composer.review?.entry?.expected))
    composer.start(.command(.nextField))
    #expect(composer.review?.focus == .question)
    composer.wait(milliseconds: 400)
    composer.start(.pointed(.entry(0)))
    #expect(composer.review?.focus == .confirmation)
    composer.start(.pointed(.entry(1)), .dialog(.send))
    #expect(composer.running == nil)
    composer.wait(milliseconds: 1100)
    composer.start(.dialog(.send))
    #expect(composer.running != nil)
  }
}
