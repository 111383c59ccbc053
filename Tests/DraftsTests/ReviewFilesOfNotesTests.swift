import Drafts
import PushMessages
import Testing
import Workspace

/// What becomes of the marks of several people, and of those that an earlier version has put into the notes.
struct ReviewFilesOfNotesTests {
  private static let old = #"""
    {"reviews": [
      {"locale": "de", "texts": "1", "state": "rejected", "note": "old", "at": "2026-11-21T20:00:00Z"},
      {"locale": "fr", "texts": "1", "state": "reviewed", "at": "2026-11-21T20:00:00Z"}
    ]}
    """#

  private static func reviewer(_ email: String) throws -> Reviewer {
    try #require(Reviewer(name: "", email: email))
  }

  private static func mark(
    _ locale: String, by email: String, at seconds: Int = 0, _ state: ReviewMark.State = .reviewed
  ) throws -> ReviewMark {
    ReviewMark(locale: locale, texts: "1", state: state, at: seconds, by: try reviewer(email))
  }

  private static func file(_ marks: [ReviewMark]) throws -> ReviewFile {
    ReviewFile(
      name: ReviewFile.name(of: try #require(marks.first?.reviewer)),
      text: ReviewFile.text(of: marks))
  }

  @Test func `Old marks stay in the notes until their locale is marked anew`() throws {
    var notes = DraftNotes.reading(Self.old, path: "a").notes
    #expect(notes.text?.contains("\"fr\"") == true)
    notes.reviews.set(try Self.mark("de", by: "ada@x"))
    #expect(notes.reviews.map(\.locale) == ["fr", "de"])
    let text = try #require(notes.text)
    #expect(!text.contains("\"de\"") && text.contains("\"fr\"") && !text.contains("ada"))
    let change = try #require(try notes.changedFile(of: Self.reviewer("ada@x"))?.get())
    #expect(change.old == ReviewFile(name: "ada@x.jsonl", text: nil))
    #expect(change.new.text?.contains("\"de\"") == true)
  }

  @Test func `A mark alone writes nothing into the notes`() throws {
    var notes = DraftNotes()
    #expect(notes.isEmpty)
    notes.reviews.set(try Self.mark("de", by: "ada@x"))
    #expect(!notes.isEmpty)
    #expect(notes.withoutReviewFiles.isEmpty)
  }

  @Test func `Each reviewer's marks are their own`() throws {
    var notes = DraftNotes()
    notes.take([
      try Self.file([Self.mark("de", by: "ada@x"), Self.mark("fr", by: "ada@x")]),
      try Self.file([Self.mark("de", by: "bo@x", at: 5, .rejected)]),
    ])
    #expect(notes.reviews.count == 3)
    #expect(notes.changedFile(of: try Self.reviewer("ada@x")) == nil)
    notes.reviews.withdraw("de", by: try Self.reviewer("ADA@x"))
    #expect(notes.reviews.map(\.name.reviewer) == ["ada@x", "bo@x"])
    #expect(notes.changedFile(of: try Self.reviewer("bo@x")) == nil)
    let change = try #require(try notes.changedFile(of: Self.reviewer("ada@x"))?.get())
    #expect(change.new.text?.contains("\"de\"") == false)
    #expect(change.new.text?.contains("\"fr\"") == true)
  }

  @Test func `A file with a line that isn't a mark is never written over`() throws {
    var notes = DraftNotes()
    let problems = notes.take([ReviewFile(name: "ada@x.jsonl", text: "oops\n")])
    #expect(problems.map(\.file) == ["ada@x.jsonl"])
    #expect(notes.changedFile(of: try Self.reviewer("ada@x")) == nil)
    notes.reviews.set(try Self.mark("de", by: "ada@x"))
    let change = notes.changedFile(of: try Self.reviewer("ada@x"))
    #expect(throws: UnreadableReviewFile.self) { try change?.get() }
    #expect(change != nil)
  }

  @Test func `What two programs have marked is in both, of one reviewer's the later mark`() throws {
    let base = DraftNotes()
    var (ours, theirs) = (base, base)
    ours.reviews = [try Self.mark("de", by: "ada@x", at: 5), try Self.mark("fr", by: "ada@x")]
    theirs.reviews = [
      try Self.mark("de", by: "bo@x", at: 9, .rejected),
      try Self.mark("de", by: "ada@x", at: 7, .rejected),
    ]
    let merged = ours.merged(with: theirs, since: base).reviews
    #expect(
      Set(merged.map { "\($0.locale) \($0.name.reviewer) \($0.state)" }) == [
        "de bo@x rejected", "de ada@x rejected", "fr ada@x reviewed",
      ])
  }
}
