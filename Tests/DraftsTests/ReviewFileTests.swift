import Drafts
import PushMessages
import Testing
import Workspace

struct ReviewFileTests {
  private static func reviewer(_ email: String, _ name: String = "") throws -> Reviewer {
    try #require(Reviewer(name: name, email: email))
  }

  private func read(_ text: String, _ name: String = "ada@example.com.jsonl") -> (
    marks: [ReviewMark], problems: [String]
  ) {
    let (marks, problems) = ReviewFile(name: name, text: text).reading()
    return (marks, problems.map { "\($0.line) \($0.sentence)" })
  }

  private static let line =
    #"{"locale":"fr-CA","texts":"9ae16a3b2f90404f","state":"rejected","note":"too \"long\"","at":"2026-11-21T20:00:00Z","name":"Ada","email":"Ada@example.com"}"#

  @Test(arguments: [
    ("drafts/sale.json", "drafts/sale.reviews"), ("sale", "sale.reviews"),
    ("a.json.json", "a.json.reviews"),
  ])
  func `The marks lie in a directory beside the draft`(draft: String, directory: String) {
    #expect(ReviewFile.directory(beside: draft) == directory)
  }

  @Test(arguments: [
    ("ada@example.com", "ada@example.com.jsonl"), ("ADA@Example.com", "ada@example.com.jsonl"),
    ("a+b_c-d.e@x", "a+b_c-d.e@x.jsonl"), ("../../etc/x@y", "%2e.%2f.%2e%2fetc%2fx@y.jsonl"),
    (".hidden@x", "%2ehidden@x.jsonl"), ("a..b@x", "a.%2eb@x.jsonl"),
    ("a%2fb@x", "a%252fb@x.jsonl"), ("a~b@x", "a%7eb@x.jsonl"),
    ("a:b|c*@x?", "a%3ab%7cc%2a@x%3f.jsonl"),
  ])
  func `A file name comes from the e-mail, and leads nowhere else`(email: String, name: String)
    throws
  {
    #expect(ReviewFile.name(of: try Self.reviewer(email)) == name)
  }

  @Test func `Two reviewers never have the same file, however long their addresses are`() throws {
    let long = String(repeating: "a", count: 240)
    let emails = ["\(long)1@x.org", "\(long)2@x.org", "a.b@x", "a%2eb@x", "a-b@x", "A_B@x"]
    let names = try emails.map { ReviewFile.name(of: try Self.reviewer($0)) }
    #expect(Set(names.map { $0.lowercased() }).count == emails.count)
    #expect(names.allSatisfy { $0.utf8.count < 200 && !$0.contains("/") && !$0.hasPrefix(".") })
  }

  @Test(arguments: [
    "", "ada", "@x", "a@", "a@b@c", "a b@x", "a@x\n", "a\u{202E}@x", "é@x", "<a@x>", "\"a\"@x",
    String(repeating: "a", count: 300) + "@x",
  ])
  func `What isn't an e-mail address names no reviewer`(email: String) {
    #expect(Reviewer(name: "Ada", email: email) == nil)
  }

  @Test(arguments: [
    "a <b>", "a\nb", "a\u{1B}[2J", "a\u{202E}b", String(repeating: "n", count: 300),
  ])
  func `A name that could draw something names no reviewer`(name: String) {
    #expect(Reviewer(name: name, email: "a@x") == nil)
  }

  @Test func `A rejection counts however an editor has written its hash`() {
    let line = Self.line.replacing("9ae16a3b2f90404f", with: "9AE16A3B2F90404F")
    #expect(read(line).marks == read(Self.line).marks)
    #expect(read(line).marks.first?.texts == "9ae16a3b2f90404f")
  }

  @Test func `A line has everything about a mark, and is written as it was read`() throws {
    let (marks, problems) = read(Self.line + "\n")
    #expect(problems.isEmpty)
    #expect(
      marks == [
        ReviewMark(
          locale: "fr-CA", texts: "9ae16a3b2f90404f", state: .rejected, note: "too \"long\"",
          at: 1_795_291_200, by: try Self.reviewer("Ada@example.com", "Ada"))
      ])
    #expect(ReviewFile.text(of: marks) == Self.line + "\n")
  }

  @Test func `Lines are sorted by locale, one each, so that git merges them`() throws {
    let ada = try Self.reviewer("ada@example.com")
    let marks = ["fr-FR", "de", "zh-Hans", "en-US", "EN"].map {
      ReviewMark(locale: $0, texts: "1", state: .reviewed, note: "a\nb\u{2028}", at: 0, by: ada)
    }
    let text = ReviewFile.text(of: marks)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(
      lines.map { $0.prefix(16) }.map(String.init) == lines.sorted().map { String($0.prefix(16)) })
    #expect(Set(read(text).marks) == Set(marks))
  }

  @Test func `What overrides a rejection names it`() throws {
    let mark = ReviewMark(
      locale: "de", texts: "1", state: .reviewed, at: 60, by: try Self.reviewer("ada@example.com"),
      overriding: [.init(reviewer: "", at: 5), .init(reviewer: "bo@x", at: 30)])
    let text = ReviewFile.text(of: [mark])
    #expect(
      text.hasSuffix(
        #""overrides":[{"at":"1970-01-01T00:00:05Z"},{"email":"bo@x","at":"1970-01-01T00:00:30Z"}]}"#
          + "\n"))
    #expect(read(text).marks == [mark])
  }

  @Test func `Line ends of Windows and empty lines are no mistakes`() {
    let (marks, problems) = read("\r\n" + Self.line + "\r\n\n  \n")
    #expect(marks.count == 1 && problems.isEmpty)
  }

  @Test(arguments: [
    (
      "<<<<<<< HEAD",
      "1 a merge isn't finished here: keep the lines that count, and remove this one"
    ),
    ("[]", "1 a mark must be an object, not a list"),
    ("{}", "1 this mark has no locale: add \"locale\": \"…\""),
    (line.replacing("rejected", with: "fine"), "1 ‘state’ must be \"reviewed\" or \"rejected\""),
    (
      line.replacing("20:00", with: "26:00"),
      "1 ‘at’ must be a time such as \"2026-11-21T20:00:00Z\""
    ),
    (
      line.replacing("Ada@", with: "bo@"),
      "1 this mark is bo@example.com's: move it to bo@example.com.jsonl"
    ),
    (line.replacing("Ada@", with: "@"), "1 \"@example.com\" isn't an e-mail address"),
    (
      line.replacing("\"Ada\"", with: "\"Ada <a@b>\""),
      "1 the name \"Ada <a@b>\" can't be a reviewer's: shorten it, and leave out < and > and invisible characters"
    ),
    (line.replacing("fr-CA", with: "fr\u{E9}"), "1 ‘locale’ can hold ASCII only"),
    (
      line.replacing("\"note\"", with: "\"nots\""),
      "1 unknown key \"nots\": remove it, or use the version that wrote it"
    ),
    (line.replacing("\"name\"", with: "\"note\""), "1 ‘note’ is there twice: remove one"),
    (
      line.replacing("\"name\":\"Ada\"", with: "\"overrides\":{}"),
      "1 ‘overrides’ must be a list of at most 100 rejections"
    ),
    (
      line.replacing("\"name\":\"Ada\"", with: "\"overrides\":[{\"by\":\"x\"}]"),
      "1 a rejection in ‘overrides’ has an \"email\" and an \"at\""
    ),
    (
      String(repeating: "[", count: 150_001),
      "1 this line is longer than 150000 bytes: shorten its note"
    ),
  ])
  func `A line that isn't a mark is named, and the others count`(bad: String, problem: String) {
    let good = Self.line.replacing("fr-CA", with: "de")
    let (marks, problems) = read(bad + "\n" + good + "\n")
    #expect(problems == [problem])
    #expect(marks.map(\.locale) == ["de"])
  }

  @Test func `The longest mark that can be made can be read again`() {
    let address = String(repeating: "a", count: 200) + "@example.com"
    let names = (0..<200).map { ReviewMark.Name(reviewer: "\($0)\(address)", at: $0) }
    let note = String(repeating: "\u{1}", count: 4 * ReviewMark.longestNote) + "!"
    let mark = ReviewMark(
      locale: "fr-CA", texts: "9ae16a3b2f90404f", state: .rejected, note: note, at: 1,
      by: Reviewer(name: "Ada", email: "ada@example.com"), overriding: names)
    let (marks, problems) = read(ReviewFile.text(of: [mark]))
    #expect(problems == [])
    #expect(marks.map(\.note) == [note])
    #expect(marks.first?.overrides.count == 100)
  }

  @Test func `A line of deep brackets isn't a mark`() {
    let (marks, problems) = read(String(repeating: "[", count: 7000))
    #expect(marks.isEmpty && problems.count == 1)
  }

  @Test func `More lines than anyone has marks are counted and not read`() {
    let lines = (0..<6000).map { Self.line.replacing("fr-CA", with: "x\($0)") }
    let (marks, problems) = read(lines.joined(separator: "\n"))
    #expect(marks.count == 5000)
    #expect(problems == ["5001 more than 5000 marks: remove those that you don't need"])
  }

  @Test(arguments: [
    ("2026-11-21T20:00:00Z", "2026-11-21T21:00:00Z", ReviewMark.State.reviewed),
    ("2026-11-21T21:00:00Z", "2026-11-21T20:00:00Z", .rejected),
    ("2026-11-21T20:00:00Z", "2026-11-21T20:00:00Z", .rejected),
  ])
  func `Of two lines about one locale the later one counts, or the rejection`(
    rejected: String, reviewed: String, state: ReviewMark.State
  ) {
    let one = Self.line.replacing("2026-11-21T20:00:00Z", with: rejected)
    let other = Self.line.replacing("2026-11-21T20:00:00Z", with: reviewed)
      .replacing("\"rejected\"", with: "\"reviewed\"")
    for text in [one + "\n" + other, other + "\n" + one] {
      #expect(read(text).marks.map(\.state) == [state])
    }
  }
}
