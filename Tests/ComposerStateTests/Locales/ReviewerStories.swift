import Drafts
import PushMessages
import SendPolicy
import Testing
import Workspace

@testable import ComposerState

/// Marks of several people, and the files that they are in.
struct ReviewerStories {
  private static let bo = Reviewer(name: "Bo", email: "bo@example.com")

  private func composer(reviewer: Reviewer? = Studio.reviewer) -> Composer {
    var composer = Studio.composer(
      #"""
      {"topic": "news", "android": {"notification": {"body_loc_key": "new_message_body",
        "body_loc_args": ["3"]}}}
      """#, reviewer: reviewer)
    composer.preview.take(StringsSummary(revision: 1, fileCount: 2, errors: []))
    composer.show(.locales)
    return composer
  }

  private func file(
    _ state: ReviewMark.State, _ composer: Composer, at seconds: Int = 5, note: String = ""
  ) throws -> ReviewFile {
    let texts = Studio.derived(of: composer).draftRows[0].textsHash
    let bo = try #require(Self.bo)
    let mark = ReviewMark(
      locale: "en-US", texts: texts, state: state, note: note, at: seconds, by: bo)
    return ReviewFile(name: ReviewFile.name(of: bo), text: ReviewFile.text(of: [mark]))
  }

  private func state(_ composer: Composer) -> LocaleReview? {
    composer.reviews(seeing: Studio.derived(of: composer)).states.first ?? nil
  }

  @Test func `Who marks is asked once where nothing says so`() {
    var composer = composer(reviewer: nil)
    composer.start(.command(.markReviewed))
    #expect(composer.modal(ReviewerQuestion.self) != nil)
    composer.start(.pasted("Ada"), .dialog(.confirm))
    #expect(composer.notice?.kind == .warning && composer.notes.reviews.isEmpty)
    composer.start(.pasted(" Lovelace <ada@example.com>"), .dialog(.confirm))
    #expect(
      composer.notes.reviews.map { $0.reviewer?.fullName } == ["Ada Lovelace <ada@example.com>"])
    // French crashes.
    composer.start(.command(.markReviewed), .dialog(.confirm))
    #expect(composer.openModal == nil && composer.notes.reviews.count == 2)
  }

  @Test func `What was to be rejected is asked for after the name`() {
    var composer = composer(reviewer: nil)
    composer.start(.command(.rejectTexts), .pasted("a@x"), .dialog(.confirm))
    #expect(composer.modal(Rejection.self)?.locale.name == "en-US")
  }

  @Test(
    arguments: [
      ("a@x", "a@x"), ("Ada <a@x>", "Ada <a@x>"), (" <a@x> ", "a@x"), ("Ada", nil),
      ("Ada <a@x", nil),
      ("Ada <>", nil), ("", nil), ("A <b> <a@x>", nil),
    ] as [(String, String?)])
  func `A reviewer is written as git writes authors`(text: String, name: String?) {
    #expect(ReviewerQuestion.reviewer(in: text)?.fullName == name)
  }

  @Test func `Saving writes the reviewer's own file and no notes`() throws {
    var composer = composer()
    composer.start(.command(.markReviewed))
    #expect(composer.isDirty)
    let effects = composer.effects(of: .command(.save))
    guard case .saveReviews(let file, "drafts/news.json", nil)? = effects.first else {
      Issue.record("\(effects)")
      return
    }
    #expect(effects.count == 1 && file.name == "ada@example.com.jsonl")
    #expect(file.text?.contains("\"name\":\"Ada\",\"email\":\"ada@example.com\"") == true)
    _ = composer.effects(of: .reviewsSaved(.saved(file)))
    #expect(!composer.isDirty)
    #expect(composer.notice?.text == "Saved your marks in drafts/news.reviews")
    composer.start(.command(.undo))
    #expect(composer.isDirty)
  }

  @Test func `Marks that another program wrote meanwhile are merged, and the save goes on`() throws
  {
    var composer = composer()
    composer.start(.command(.markReviewed))
    _ = composer.effects(of: .command(.save))
    let theirs = try file(.rejected, composer, note: "no")
    let again = composer.effects(of: .reviewsSaved(.changedOnDisk([theirs], fault: nil)))
    guard case .saveReviews(let own, _, nil)? = again.first else {
      Issue.record("\(again)")
      return
    }
    #expect(own.name == "ada@example.com.jsonl")
    #expect(composer.notes.reviews.count == 2)
    #expect(state(composer) == .rejected(note: "no"))
  }

  @Test func `A rejection of someone else stands until it is overridden on purpose`() throws {
    var composer = composer()
    composer.start(.command(.markReviewed), .command(.up))
    composer.start(.reviewsChangedOnDisk([try file(.rejected, composer, note: "no")], fault: nil))
    #expect(composer.notice == Notice(.warning, "Bo rejected en-US: no"))
    #expect(state(composer) == .rejected(note: "no"))
    composer.start(.command(.markReviewed))
    #expect(
      composer.modal(ApprovalQuestion.self)?.rejections.map(\.record) == [
        "by Bo, 1970-01-01: no"
      ])
    composer.start(.dialog(.confirm))
    #expect(state(composer) == .reviewed)
    #expect(composer.notes.reviews.count == 2)
    // A rejection that comes later was not seen.
    composer.start(
      .reviewsChangedOnDisk([try file(.rejected, composer, at: 9, note: "still")], fault: nil))
    #expect(state(composer) == .rejected(note: "still"))
  }

  @Test
  func `Marking a locale that someone else has reviewed adds a mark, and unmarking leaves theirs`()
    throws
  {
    var composer = composer()
    composer.start(.reviewsChangedOnDisk([try file(.reviewed, composer)], fault: nil))
    #expect(!composer.isDirty)
    composer.start(.command(.markReviewed), .command(.up))
    #expect(composer.notes.reviews.count == 2)
    composer.start(.command(.markReviewed))
    #expect(
      composer.notice == Notice(.good, "Unmarked en-US, still reviewed by Bo", offers: [.undo]))
    #expect(composer.notes.reviews.map { $0.reviewer?.name } == ["Bo"])
  }

  @Test
  func
    `A file of marks with a mistake is said, refuses a send that needs reviews, and isn't written over`()
    throws
  {
    var composer = composer()
    composer.start(.command(.markReviewed))
    let broken = ReviewFile(name: "ada@example.com.jsonl", text: "oops\n")
    let fault = "drafts/news.reviews/ada@example.com.jsonl:1: error: oops"
    composer.start(.reviewsChangedOnDisk([broken], fault: fault))
    #expect(composer.notice == Notice(.warning, fault))
    let derived = Studio.derived(of: composer)
    #expect(
      composer.verdict(on: Review(.send), seeing: derived).review?.translations?.fault == fault)
    #expect(composer.effects(of: .command(.save)).isEmpty)
    #expect(composer.isDirty)
  }

  @Test func `A profile that demands reviews refuses on the screen too`() throws {
    var profile = Profile(name: "prod", project: "demo", kind: .production)
    profile.requiredReview = .all
    var composer = composer()
    composer.sending = Sending(profile: ProfileSummary(.chosen(profile)))
    let derived = Studio.derived(of: composer)
    let codes = { (composer: Composer) in
      composer.verdict(on: Review(.send), seeing: derived).refusals.filter {
        $0.code == .notReviewed
      }
      .map(\.status)
    }
    #expect(codes(composer) == [.notAllowed])
    for _ in 0..<3 { composer.start(.command(.markReviewed), .dialog(.confirm)) }
    #expect(codes(composer) == [])
  }

  @Test func `Unsaved marks come back with recovered work, those of others don't`() throws {
    var composer = composer()
    composer.start(.reviewsChangedOnDisk([try file(.rejected, composer, note: "no")], fault: nil))
    composer.start(.command(.markReviewed), .dialog(.confirm))
    let text = try #require(composer.keptDraft?.notes)
    let kept = DraftNotes.reading(text, path: "a", isKept: true)
    #expect(kept.problems.isEmpty)
    #expect(kept.notes.reviews == composer.notes.reviews.filter { $0.reviewer?.name == "Ada" })
    // The notes themselves have no such marks.
    #expect(!DraftNotes.reading(text, path: "a").problems.isEmpty)
  }

  @Test func `Recovering brings back new marks alone, and none that were saved meanwhile`() throws {
    var composer = composer()
    composer.start(.command(.markReviewed))
    guard case .saveReviews(let file, _, nil)? = composer.effects(of: .command(.save)).first else {
      Issue.record("no marks are saved")
      return
    }
    // Before the first mark is saved, there is no file to take a line from.
    let first = try #require(composer.keptDraft)
    let added = RecoverableDraft(first, fileText: first.text).changes.lines
    #expect(!added.isEmpty && added.allSatisfy { "\($0)".hasPrefix("added") })
    _ = composer.effects(of: .reviewsSaved(.saved(file)))
    composer.start(.command(.rejectTexts), .pasted("too long"), .dialog(.confirm))
    let kept = try #require(composer.keptDraft)
    var onDisk = DraftNotes()
    onDisk.take([file])
    let before = RecoverableDraft(kept, fileText: kept.text, fileNotes: onDisk)
    #expect(before.isUnsaved)
    let lines = before.changes.lines.map { "\($0)" }
    #expect(lines.contains { $0.contains("too long") })
    #expect(!lines.contains { $0.contains("en-US") })
    // The session ended between saving them and forgetting.
    let own = try #require(Studio.reviewer)
    guard case .success(let change)? = composer.notes.changedFile(of: own) else {
      Issue.record("nothing to write")
      return
    }
    onDisk.take([change.new])
    #expect(!RecoverableDraft(kept, fileText: kept.text, fileNotes: onDisk).isUnsaved)
    #expect(RecoverableDraft(kept, fileText: "", fileNotes: onDisk).isUnsaved)
    onDisk.reviewFault = "a line isn't a mark"
    #expect(RecoverableDraft(kept, fileText: kept.text, fileNotes: onDisk).isUnsaved)
  }

  @Test func `A rejection that comes in while the question is open stands`() throws {
    var composer = composer()
    composer.start(.reviewsChangedOnDisk([try file(.rejected, composer, note: "no")], fault: nil))
    composer.start(.command(.markReviewed))
    composer.start(
      .reviewsChangedOnDisk([try file(.rejected, composer, at: 9, note: "worse")], fault: nil))
    composer.start(.dialog(.confirm))
    #expect(state(composer) == .rejected(note: "worse"))
    #expect(composer.notice == Notice(.warning, "en-US stays rejected by Bo, 1970-01-01: worse"))
  }

  @Test func `Under another name the draft keeps only its reviewer's own marks`() throws {
    var composer = composer()
    composer.start(.reviewsChangedOnDisk([try file(.reviewed, composer)], fault: nil))
    composer.start(.command(.markReviewed))
    composer.leaveReviewsOfOthers()
    #expect(composer.notes.reviews.map { $0.reviewer?.name } == ["Ada"])
    #expect(composer.notes.reviewFiles.isEmpty)
  }
}
