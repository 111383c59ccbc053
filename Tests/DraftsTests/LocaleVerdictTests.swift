import DevicePreview
import Drafts
import MessageLint
import PushMessages
import Resolver
import SendPolicy
import Testing
import Workspace

/// What the marks of several reviewers come to.
struct LocaleVerdictTests {
  /// A mark in a word, such as `+ada2/bo1`.
  ///
  /// The sign approves (`+`) or rejects (`-`), or has done so for earlier texts (`~`, `!`); then who, and when. What follows a
  /// slash is a rejection that the mark overrides.
  private static func mark(_ word: String, texts: String) throws -> ReviewMark {
    let parts = word.split(separator: "/")
    let head = try #require(parts.first)
    let sign = try #require(head.first)
    let name = try name(head.dropFirst())
    return ReviewMark(
      locale: "fr-FR", texts: "+-".contains(sign) ? texts : "earlier",
      state: "+~".contains(sign) ? .reviewed : .rejected, note: "-!".contains(sign) ? "no" : "",
      at: name.at, by: Reviewer(name: "", email: "\(name.reviewer)"),
      overriding: try parts.dropFirst().map { try Self.name($0) })
  }

  private static func name(_ text: Substring) throws -> ReviewMark.Name {
    let who = text.prefix { $0.isLetter }
    return ReviewMark.Name(
      reviewer: who.isEmpty ? "" : "\(who)@x", at: try #require(Int(text.dropFirst(who.count))))
  }

  private static func row(_ locale: String, body: String = "Salut") -> LocaleRow {
    let document = MessageDocument(
      text: #"{"message":{"topic":"t","notification":{"title":"T","body":"\#(body)"}}}"#)
    let previewer = NotificationPreviewer(strings: AppLocalizations(), appName: "Shop")
    let effective = EffectiveMessage(document)
    return LocaleRow(PreviewLocale(locale)) { platform in
      previewer.notification(for: effective, on: Device(platform, locales: [locale]))
    }
  }

  private static func hash(
    _ message: String, of platforms: Set<Platform> = Set(Platform.allCases)
  ) -> String {
    let effective = EffectiveMessage(MessageDocument(text: #"{"message":\#(message)}"#))
    let previewer = NotificationPreviewer(strings: AppLocalizations(), appName: "Shop")
    return LocaleRow(PreviewLocale("fr-FR"), of: platforms) { platform in
      previewer.notification(for: effective, on: Device(platform, locales: ["fr-FR"]))
    }.textsHash
  }

  @Test func `A mark is about the buttons too`() {
    let message = { (title: String) in
      #"{"topic":"t","webpush":{"notification":{"title":"T","actions":[{"action":"a","title":"\#(title)"}]}}}"#
    }
    #expect(Self.hash(message("Track")) != Self.hash(message("Delete my account")))
  }

  @Test func `A mark is about the devices that the project looks at`() {
    let both = #"{"topic":"t","notification":{"title":"T"}}"#
    #expect(Self.hash(both, of: [.android]) != Self.hash(both, of: [.android, .apple]))
    // A platform on which the message asks for nothing has nothing to look at.
    let android = #"{"topic":"t","android":{"notification":{"title":"T"}}}"#
    #expect(Self.hash(android, of: [.android]) == Self.hash(android))
  }

  struct Row: CustomTestStringConvertible {
    var marks: [String]
    var state: String
    var testDescription: String { "\(marks)" }
  }

  private static let rows = [
    Row(marks: [], state: "none"),
    Row(marks: ["+ada1"], state: "reviewed"),
    Row(marks: ["-ada1"], state: "rejected"),
    Row(marks: ["~ada1"], state: "lapsed reviewed"),
    Row(marks: ["!ada1"], state: "lapsed rejected"),
    Row(marks: ["+ada1", "+bo2"], state: "reviewed"),
    // A rejection stands, whoever approves before or after it.
    Row(marks: ["+ada1", "-bo2"], state: "rejected"),
    Row(marks: ["-bo1", "+ada2"], state: "rejected"),
    // A later mark of texts that aren't shown says nothing of those that are.
    Row(marks: ["-bo1", "~ada2"], state: "rejected"),
    Row(marks: ["+bo1", "!ada2"], state: "reviewed"),
    Row(marks: ["~bo1", "!ada2"], state: "lapsed rejected"),
    Row(marks: ["!bo1", "~ada2"], state: "lapsed reviewed"),
    // An override names the rejection that was seen, and no other.
    Row(marks: ["-bo1", "+ada2/bo1"], state: "reviewed"),
    Row(marks: ["-bo3", "+ada2/bo1"], state: "rejected"),
    Row(marks: ["-bo1", "-cy1", "+ada2/bo1"], state: "rejected"),
    Row(marks: ["-bo1", "-cy1", "+ada2/bo1/cy1"], state: "reviewed"),
    Row(marks: ["-bo1", "+ada2/bo1", "+cy3"], state: "reviewed"),
    // It counts only as long as the mark itself.
    Row(marks: ["-bo1", "~ada2/bo1"], state: "rejected"),
    Row(marks: ["-bo1", "-ada2/bo1"], state: "rejected"),
    // A mark of the notes has no name.
    Row(marks: ["-1"], state: "rejected"),
    Row(marks: ["-1", "+ada2"], state: "rejected"),
    Row(marks: ["-1", "+ada2/1"], state: "reviewed"),
  ]

  @Test(arguments: rows)
  private func `Marks of several people come to one state`(row: Row) throws {
    let shown = Self.row("fr-FR")
    let marks = try row.marks.map { try Self.mark($0, texts: shown.textsHash) }
    for order in [marks, marks.reversed()] {
      let verdict = LocaleVerdict(order, of: shown, isReading: false)
      let state =
        switch verdict.state {
        case nil: "none"
        case .reviewed: "reviewed"
        case .rejected: "rejected"
        case .lapsed(let state): "lapsed \(state)"
        }
      #expect(state == row.state)
      #expect(verdict.rejections.isEmpty == (row.state != "rejected"))
      #expect(verdict.marks.count == marks.count)
    }
  }

  @Test func `Each standing rejection is named with its reviewer, each approval counted`() throws {
    let rows = [Self.row("fr-FR"), Self.row("de-DE", body: "Hallo"), Self.row("ja-JP", body: "Yo")]
    var marks = try ["-bo1", "-cy2", "+ada3"].map { try Self.mark($0, texts: rows[0].textsHash) }
    var other = try Self.mark("+ada4", texts: rows[1].textsHash)
    other.locale = "de-DE"
    marks.append(other)
    let reviews = LocaleReviews(rows, marks: marks, isReading: false)
    #expect(reviews.rejected == 1 && reviews.reviewed == 1)
    let translations = try #require(reviews.reviewed(of: rows))
    #expect(
      translations.rejected.map { "\($0.locale) \($0.reviewer)" } == ["fr-FR bo@x", "fr-FR cy@x"])
    #expect(
      translations.reviewers.map { "\($0.reviewer?.fullName ?? "") \($0.count)" } == ["ada@x 1"])
    #expect(translations.unreviewed == ["fr-FR", "ja-JP"])
  }

  @Test
  func `A locale that shows the same as a reviewed one has seen texts, unless it is rejected`()
    throws
  {
    let rows = [
      Self.row("fr-FR"), Self.row("fr-CA"), Self.row("fr-BE"), Self.row("de", body: "Hallo"),
    ]
    var marks = [try Self.mark("+ada1", texts: rows[0].textsHash)]
    var rejected = try Self.mark("-bo1", texts: rows[2].textsHash)
    rejected.locale = "fr-BE"
    marks.append(rejected)
    let translations = LocaleReviews(rows, marks: marks, isReading: false).translations(of: rows)
    #expect(translations.unreviewed == ["fr-CA", "fr-BE", "de"])
    #expect(translations.unseen == ["fr-BE", "de"])
  }

  @Test func `An overridden rejection stays on record with the mark that decided`() throws {
    let row = Self.row("fr-FR")
    func overridden(_ words: String...) throws -> [String] {
      let marks = try words.map { try Self.mark($0, texts: row.textsHash) }
      return LocaleVerdict(marks, of: row, isReading: false).overridden.map {
        "\($0.mark.name.reviewer) \($0.rejection.name.reviewer)"
      }
    }
    #expect(try overridden("-bo1", "+ada2/bo1") == ["ada@x bo@x"])
    #expect(try overridden("-bo1", "-cy1", "+ada2/bo1") == ["ada@x bo@x"])
    #expect(try overridden("-bo1", "+ada2") == [])
    #expect(try overridden("-bo1", "~ada2/bo1") == [])
    #expect(try overridden("!bo1", "+ada2/bo1") == [])
  }

  @Test(arguments: ["too\nlong", "too \r\n long", "too\u{2028}\u{85}long\n", "too long"])
  func `A note is one line, whoever wrote it`(note: String) {
    let mark = ReviewMark(locale: "fr", texts: "1", state: .rejected, note: note, at: 0)
    #expect(mark.note == "too long")
  }
}
