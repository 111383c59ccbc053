import PushMessages
import SendPolicy
import Testing

@testable import ComposerState

/// The mouse among drafts and files: it chooses and scrolls, and loses nothing.
struct PointingAtDraftsStories {
  private var listed: Composer {
    var composer = Studio.composer()
    composer.start(
      .command(.openDraft),
      .draftsListed([Shelf.listing("a.json"), Shelf.listing("b.json")], clock: .utc))
    return composer
  }

  private func chosen(_ composer: Composer) -> String? {
    if let list = composer.modal(DraftList.self) { list.choice?.path } else { nil }
  }

  @Test func `A click chooses a draft, and a second one opens it where all is saved`() throws {
    var composer = listed
    let first = try #require(chosen(composer))
    composer.start(.pointed(.entry(1)))
    let second = try #require(chosen(composer))
    #expect(first != second)
    composer.start(.pointed(.entry(7)), .pointed(.entry(-1)))
    #expect(chosen(composer) == second)
    let effects = composer.effects(of: .pointed(.again(nil)))
    guard case .openDraft(let listing) = effects.last else {
      Issue.record("\(effects)")
      return
    }
    #expect(listing.path == second)
  }

  @Test func `With unsaved work the second click asks`() {
    var composer = listed
    try? composer.draft.set(.string("offers"), at: "topic")
    #expect(composer.effects(of: .pointed(.again(nil))) == [])
    guard composer.modal(UnsavedBefore.self) != nil else {
      Issue.record("\(String(describing: composer.openModal))")
      return
    }
    for click: Pointing in [.entry(0), .entry(1), .again(nil), .wheel(nil, rows: 1)] {
      composer.send(.pointed(click))
    }
  }

  @Test func `Where draft and file differ a click chooses a way out, and none takes it`() {
    var composer = Studio.composer()
    try? composer.draft.set(.string("mine"), at: "topic")
    composer.start(.fileChangedOnDisk(text: Studio.composer(#"{"topic": "theirs"}"#).document.text))
    composer.wait(milliseconds: 400)
    let text = composer.document.text
    composer.start(.pointed(.entry(1)), .pointed(.again(nil)), .pointed(.entry(9)))
    guard let divergence = composer.modal(Divergence.self) else {
      Issue.record("\(String(describing: composer.openModal))")
      return
    }
    #expect(divergence.index == 1)
    composer.start(.pointed(.wheel(nil, rows: 1)))
    guard let scrolled = composer.modal(Divergence.self) else { return }
    #expect(scrolled.scroll == 1 && scrolled.index == 1)
    #expect(composer.document.text == text)
  }

  @Test func `The wheel scrolls what a recovery brings back`() {
    var composer = Studio.composer()
    let kept = AutosavedDraft(
      id: "a", file: composer.file, text: Studio.composer(#"{"topic": "kept"}"#).document.text,
      at: 0)
    composer.start(
      .recoverable(
        [RecoverableDraft(kept, fileText: composer.document.text)], clock: .utc))
    composer.start(.pointed(.wheel(nil, rows: 1)), .pointed(.again(nil)), .pointed(.entry(0)))
    guard let recovery = composer.modal(Recovery.self) else {
      Issue.record("\(String(describing: composer.openModal))")
      return
    }
    #expect(recovery.scroll == 1 && recovery.drafts.count == 1)
  }

  @Test func `e opens a draft that cannot be read at the line to mend`() {
    var composer = Studio.opened("{\n \"message\": {\n  \"topic\": ,\n }\n}\n")
    #expect(composer.unreadable?.line == 3)
    let effects = composer.effects(of: .command(.editDocument))
    #expect(
      effects.contains(
        .editDocument(text: composer.document.text, name: "news.json", line: 3)))
    #expect(Studio.composer().unreadable == nil)
  }
}
