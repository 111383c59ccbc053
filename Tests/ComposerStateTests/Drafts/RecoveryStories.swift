import PushMessages
import SendPolicy
import Testing

@testable import ComposerState

struct RecoveryStories {
  private let text = Shelf.base.replacing("news", with: "lost")

  /// A composer that offers these, long enough for keys to count.
  private func offering(_ drafts: [RecoverableDraft]) -> Composer {
    var composer = Shelf.composer()
    composer.start(.recoverable(drafts, clock: .utc))
    composer.wait(milliseconds: 300)
    return composer
  }

  @Test func `Lost work is offered, the newest first, with what it would change`() throws {
    let composer = offering([
      Shelf.kept("old", at: 1, id: "a"), Shelf.kept(text, at: 2, id: "b"),
    ])
    let recovery = try #require(composer.recovery)
    #expect(recovery.drafts.map(\.kept.id) == ["b", "a"])
    #expect(
      recovery.draft.changes.lines
        == [.removed("    \"topic\": \"news\","), .added("    \"topic\": \"lost\",")])
  }

  @Test func `Work that its file has already is forgotten without a word`() {
    var composer = Shelf.composer()
    let effects = composer.effects(
      of: .recoverable([Shelf.kept(Shelf.base)], clock: .utc))
    #expect(effects == [.forgetKept("old")])
    #expect(composer.openModal == nil)
  }

  @Test func `Recovered work is an unsaved change of its file, and kept before the old one goes`()
    throws
  {
    var composer = offering([Shelf.kept(text)])
    let effects = composer.effects(of: .command(.edit))
    let kept = try #require(composer.keptDraft)
    #expect(effects == [.keep(kept, insteadOf: "old")])
    #expect(kept.id == "mine")
    #expect(composer.document.text == text)
    #expect(composer.isDirty)
    let save = Effect.save(text: text, path: Shelf.path, replacing: Shelf.base)
    #expect(composer.effects(of: .command(.save)) == [save])
  }

  @Test func `A file that was written since is asked about before recovered work replaces it`() {
    var lost = Shelf.kept(text)
    lost.fileText = Shelf.theirs
    var composer = offering([lost])
    composer.start(.command(.edit))
    #expect(composer.openModal == nil)
    #expect(composer.effects(of: .command(.save)) == [])
    #expect(composer.divergence?.theirs == Shelf.theirs)
  }

  @Test func `Discarding asks, and any other key keeps it`() {
    var composer = offering([Shelf.kept(text)])
    composer.start(.dialog(.discard))
    #expect(composer.recovery?.isDiscarding == true)
    composer.start(.command(.edit))
    #expect(composer.recovery?.isDiscarding == false)
    composer.start(.dialog(.discard))
    var kept = Shelf.kept(text).kept
    kept.at = composer.now.seconds
    #expect(composer.effects(of: .dialog(.discard)) == [.discard(kept, insteadOf: "old")])
    #expect(composer.openModal == nil)
    #expect(
      composer.notice
        == Notice(
          .info, "Discarded the unsaved work on news.json; Pushwright keeps it for a day",
          offers: [.recover]))
  }

  @Test func `Discarded work comes back, and discarded again it is deleted`() throws {
    var discarded = Shelf.kept(text)
    discarded.kept.isDiscarded = true
    var composer = offering([discarded])
    var deletes = composer
    #expect(deletes.effects(of: .dialog(.discard)) == [])
    #expect(deletes.effects(of: .dialog(.discard)) == [.forgetKept("old")])
    let effects = composer.effects(of: .command(.edit))
    let kept = try #require(composer.keptDraft)
    #expect(effects == [.keep(kept, insteadOf: "old")])
    #expect(composer.document.text == text)
    #expect(!kept.isDiscarded)
  }

  @Test func `The next one is looked at, and Esc leaves them all for later`() {
    var composer = offering([
      Shelf.kept("a", at: 2, id: "a"), Shelf.kept("b", at: 1, id: "b"),
    ])
    composer.start(.command(.down), .command(.down))
    #expect(composer.recovery?.draft.kept.id == "b")
    #expect(composer.effects(of: .command(.back)) == [])
    #expect(composer.openModal == nil)
    #expect(!composer.isDirty)
    #expect(
      composer.notice
        == Notice(
          .info, "Pushwright keeps the unsaved work and offers it again at the next start",
          offers: [.recover]))
  }

  @Test func `While something else is open lost work waits`() {
    var composer = Shelf.composer()
    composer.start(.command(.openDraft), .recoverable([Shelf.kept(text)], clock: .utc))
    #expect(composer.draftList != nil)
    composer.start(.command(.back))
    #expect(composer.recovery?.drafts.count == 1)
  }

  @Test func `Keys that were typed for the shell recover and discard nothing`() {
    var composer = Shelf.composer()
    composer.start(.recoverable([Shelf.kept(text)], clock: .utc))
    for action in [Action.command(.edit), .dialog(.discard), .dialog(.discard)] {
      #expect(composer.effects(of: action) == [])
    }
    #expect(composer.recovery?.isDiscarding == false)
    #expect(composer.document.text == Shelf.base)
  }

  @Test(arguments: [Command.back, .quit])
  func `Esc in the question leads back to the lost work, and only then out of it`(leave: Command) {
    var composer = offering([Shelf.kept(text)])
    composer.start(.dialog(.discard), .command(leave))
    #expect(composer.recovery?.isDiscarding == false)
    composer.start(.command(leave))
    #expect(composer.openModal == nil)
  }

  /// Work that has no name yet, beside the draft that was named when the program started.
  private var unnamed: RecoverableDraft {
    RecoverableDraft(
      AutosavedDraft(id: "old", file: DraftFile(), text: text, at: 60), fileText: nil)
  }

  @Test func `Beside a draft that was named Esc stays with it, and nothing is lost`() {
    var composer = offering([unnamed])
    #expect(composer.recovery?.keptBeside == "news.json")
    #expect(composer.effects(of: .command(.back)) == [])
    #expect(composer.openModal == nil)
    #expect(composer.file.path == Shelf.path && composer.document.text == Shelf.base)
    #expect(composer.notice?.offers == [.recover])
  }

  @Test(arguments: [Command.edit, .recover])
  func `Enter means the same beside a named draft: it recovers the work of no file`(
    command: Command
  ) {
    var composer = offering([unnamed])
    composer.start(.command(command))
    #expect(composer.file.path == nil && composer.document.text == text)
  }

  @Test func `Enter recovers what was asked for, and what is of the draft that was named`() {
    var asked = Shelf.composer()
    asked.start(.recoverable([unnamed], clock: .utc, isAskedFor: true))
    asked.wait(milliseconds: 300)
    asked.start(.command(.edit))
    #expect(asked.document.text == text)
    var own = offering([Shelf.kept(text)])
    own.start(.command(.edit))
    #expect(own.document.text == text)
  }

  @Test func `Lost work that was put off comes back when it is asked for`() {
    var composer = offering([Shelf.kept(text)])
    composer.start(.command(.back))
    #expect(composer.effects(of: .command(.recover)) == [.findLeftovers])
    composer.start(.recoverable([Shelf.kept(text)], clock: .utc))
    #expect(composer.recovery?.draft.kept.text == text)
  }
}
