import Drafts
import MessageLint
import PushMessages
import Testing

/// What a draft lacks of its source, in the notes beside it.
struct LostPartNotesTests {
  private static let body = LostPart(
    path: "notification.body", sentence: "notification.body was left out: ‘x’ is code", code: "x",
    place: .named("order.js:3"))
  private static let argument = LostPart(
    path: FieldPath("android.notification.title_loc_args").appending(1), sentence: "it is empty",
    place: .named("order.js:4"), extent: .partial)
  private static let entry = LostPart(
    path: FieldPath("data").appending("order.id"), sentence: "‘$ID’ is for the shell", code: "$ID",
    place: .named("a.sh:1"), extent: .unfilled)
  private static let all = [body, argument, entry]

  private func notes(_ parts: [LostPart]) -> DraftNotes {
    var notes = DraftNotes()
    notes.lostParts = parts
    return notes
  }

  private func reread(_ notes: DraftNotes) throws -> DraftNotes {
    let (read, problems) = DraftNotes.reading(try #require(notes.text), path: "a.pushwright.json")
    #expect(!problems.contains { $0.severity == .error })
    return read
  }

  @Test func `They come back as they were written, whatever their fields are called`() throws {
    #expect(try reread(notes(Self.all)).lostParts == Self.all)
  }

  @Test func `Settled ones go from the file, and everything else in it stays`() throws {
    let text = #"{"mine": 1, "lost_parts": [], "expires_in": "60s"}"#
    var read = DraftNotes.reading(text, path: "").notes
    read.lostParts = [Self.body]
    var again = try reread(read)
    #expect(again.lostParts == [Self.body] && again.expiresIn == 60)
    again.lostParts = []
    let last = try #require(again.text)
    #expect(last.contains("mine") && !last.contains("lost_parts"))
  }

  @Test(arguments: [
    (
      #"{"lost_parts": [{"sentence": "a", "place": "b", "extent": "gone"}]}"#,
      "‘extent’ must be one of missing, partial, unfilled, doubtful, different, project"
    ),
    (
      #"{"lost_parts": [{"field": "a..b", "sentence": "a", "place": "b", "extent": "missing"}]}"#,
      "‘field’ must be a path such as \"notification.body\""
    ),
    (
      #"{"lost_parts": [{"place": "b", "extent": "missing"}]}"#,
      #"this lost part has no sentence: add "sentence": "…""#
    ),
  ])
  func `One that can't be read is a mistake, and stays in the file`(
    text: String, sentence: String
  ) throws {
    let (notes, problems) = DraftNotes.reading(text, path: "")
    #expect(notes.lostParts.isEmpty)
    #expect(problems.map(\.sentence) == [sentence])
    var changed = notes
    changed.expiresIn = 60
    #expect(try #require(changed.text).contains("\"extent\""))
  }

  @Test func `What one of two programs has settled is settled`() {
    let base = notes([Self.body, Self.argument])
    let ours = notes([Self.argument, Self.entry])
    let theirs = notes([Self.body])
    #expect(ours.merged(with: theirs, since: base).lostParts == [Self.entry])
    #expect(base.merged(with: base, since: base).lostParts == base.lostParts)
  }
}
