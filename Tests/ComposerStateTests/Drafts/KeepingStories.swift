import PushMessages
import Testing

@testable import ComposerState

struct KeepingStories {
  @Test func `A change is kept 300 ms after the last key, and only once`() throws {
    var composer = Shelf.changed()
    #expect(composer.nextWake(after: composer.now) == 300)
    composer.wait(milliseconds: 299)
    #expect(composer.effects(of: .ticked) == [])
    composer.wait(milliseconds: 1)
    let kept = try #require(composer.keptDraft)
    #expect(kept.text == composer.document.text)
    #expect(kept.file.savedText == Shelf.base)
    #expect(composer.effects(of: .ticked) == [.keep(kept, insteadOf: nil)])
    #expect(composer.nextWake(after: composer.now) == nil)
    composer.wait(milliseconds: 9000)
    #expect(composer.effects(of: .ticked) == [])
  }

  @Test func `Who types without a pause is kept every second, ticks or not`() {
    var composer = Shelf.composer()
    composer.start(.command(.edit))
    var keptAfter: [Int] = []
    for key in 0..<25 {
      if !composer.effects(of: .edit(.insert("x"))).isEmpty { keptAfter.append(key * 100) }
      composer.wait(milliseconds: 100)
    }
    #expect(keptAfter == [1000, 2100])
  }

  @Test func `What is saved is forgotten`() {
    var composer = Shelf.changed()
    composer.wait(milliseconds: 1000)
    composer.start(.ticked)
    let saved = Action.saveFinished(.saved(text: composer.document.text, path: Shelf.path))
    #expect(composer.effects(of: saved) == [.forgetKept("mine")])
    #expect(composer.effects(of: .command(.quit)) == [.quit])
  }

  @Test func `What was saved before it was ever kept needs no forgetting`() {
    var composer = Shelf.changed()
    let saved = Action.saveFinished(.saved(text: composer.document.text, path: Shelf.path))
    #expect(composer.effects(of: saved) == [])
    composer.wait(milliseconds: 1000)
    #expect(composer.effects(of: .ticked) == [])
  }

  @Test func `A change that was undone is forgotten`() {
    var composer = Shelf.changed()
    composer.wait(milliseconds: 1000)
    composer.start(.ticked, .command(.undo))
    composer.wait(milliseconds: 1000)
    #expect(composer.effects(of: .ticked) == [.forgetKept("mine")])
  }

  @Test func `Discarded work goes aside before what was kept of it goes`() throws {
    var composer = Shelf.changed()
    composer.wait(milliseconds: 1000)
    composer.start(.ticked, .command(.quit))
    let draft = try #require(composer.keptDraft)
    #expect(
      composer.effects(of: .dialog(.discardAndQuit)) == [.discard(draft, insteadOf: "mine"), .quit])
  }

  @Test func `A program that stops for others keeps its draft first`() throws {
    for command in [Command.suspend, .editDocument] {
      var composer = Shelf.changed()
      let kept = try #require(composer.keptDraft)
      #expect(composer.effects(of: .command(command)).first == .keep(kept, insteadOf: nil))
      #expect(composer.nextWake(after: composer.now) == nil)
    }
  }

  @Test func `That work cannot be kept is said once`() {
    var composer = Shelf.changed()
    composer.send(.keepingFailed("late news of what was saved since"))
    _ = composer.keepNow()
    composer.start(.keepingFailed("no space left on device"))
    let notice = Notice(.error, "Autosave failed: no space left on device")
    #expect(composer.notice == notice)
    composer.start(.command(.back), .keepingFailed("no space left on device"))
    #expect(composer.notice == nil)
  }

  @Test
  func `Work that could not be kept is tried again without a key, for a disk may have room again`()
    throws
  {
    var composer = Shelf.changed()
    _ = composer.keepNow()
    composer.start(.keepingFailed("no space left on device"))
    for _ in 0..<2 {
      #expect(composer.nextWake(after: composer.now) == 15_000)
      composer.wait(milliseconds: 15_000)
      let kept = try #require(composer.keptDraft)
      #expect(composer.effects(of: .ticked) == [.keep(kept, insteadOf: nil)])
      #expect(composer.nextWake(after: composer.now) == nil)
      composer.start(.command(.back), .keepingFailed("no space left on device"))
      #expect(composer.notice == nil)
    }
  }
}
