import Drafts
import MessageLint
import PushMessages
import Resolver
import Testing

struct DraftNotesTests {
  private func read(_ text: String) -> (suppressions: [Suppression], problems: [String]) {
    let (notes, problems) = DraftNotes.reading(text, path: "a.pushwright.json")
    return (notes.suppressions, problems.map { "\($0.line):\($0.column) \($0.sentence)" })
  }

  @Test(arguments: [
    ("drafts/sale.json", "drafts/sale.pushwright.json"), ("sale", "sale.pushwright.json"),
    ("a.json.json", "a.json.pushwright.json"),
  ])
  func `The notes lie beside the draft`(draft: String, notes: String) {
    #expect(DraftNotes.path(beside: draft) == notes)
  }

  @Test func `The list that a draft goes to is kept beside it`() throws {
    var notes = DraftNotes()
    #expect(notes.isEmpty)
    notes.list = "lists/vip.csv"
    let text = try #require(notes.text)
    #expect(text == "{\n  \"list\": \"lists/vip.csv\"\n}\n" && !notes.isEmpty)
    var (read, problems) = DraftNotes.reading(text, path: "a.pushwright.json")
    #expect(read.list == "lists/vip.csv" && problems.isEmpty)
    let theirs = read
    read.list = nil
    #expect(read.text == "{}\n")
    // What was changed here stays; what was not is taken from the file.
    #expect(read.merged(with: theirs, since: theirs).list == nil)
    #expect(DraftNotes().merged(with: theirs, since: DraftNotes()).list == "lists/vip.csv")
    let wrong = DraftNotes.reading(#"{"list": 5}"#, path: "a.pushwright.json")
    #expect(wrong.notes.list == nil && wrong.problems.map(\.severity) == [.error])
  }

  @Test func `Suppressions are read in their order, with their places`() {
    let read = read(
      """
      {"suppressions": [
        {"rule": "crash", "reason": "known"},
        {"rule": "missing-text", "field": "android", "locale": "fr", "platform": "android",
         "reason": "comes with 5.3"}
      ]}
      """)
    #expect(
      read.suppressions == [
        Suppression(rule: "crash", reason: "known", origin: "a.pushwright.json:2"),
        Suppression(
          rule: "missing-text", field: "android", locale: "fr", platform: .android,
          reason: "comes with 5.3", origin: "a.pushwright.json:3"),
      ])
    #expect(read.problems.isEmpty)
  }

  @Test(
    arguments: [
      (#"[]"#, "1:1 expected an object, found a list"),
      (#"{"suppressions": {}}"#, "1:18 ‘suppressions’ must be a list, not an object"),
      (#"{"suppressions": [1]}"#, "1:19 a suppression must be an object, not a number"),
      (
        #"{"suppressions": [{"rule": "crash"}]}"#,
        #"1:19 this suppression has no reason: add "reason": "…""#
      ),
      (
        #"{"suppressions": [{"reason": "x"}]}"#,
        #"1:19 this suppression has no rule: add "rule": "…""#
      ),
      (
        #"{"suppressions": [{"rule": "crash", "reason": " "}]}"#,
        "1:47 ‘reason’ must be a string, not an empty one"
      ),
      (
        #"{"suppressions": [{"rule": "crash", "reason": "x", "locale": 1}]}"#,
        "1:62 ‘locale’ must be a string, not a number"
      ),
      (
        #"{"suppressions": [{"rule": "crash", "reason": "x", "platform": "ios"}]}"#,
        #"1:64 "ios" isn't a platform: use one of android, apple, web"#
      ),
      (#"{"suppressions": ["#, "1:18 the list that starts here isn't closed"),
    ])
  func `A suppression that cannot be used is a problem, and accepts nothing`(
    text: String, problem: String
  ) {
    let read = read(text)
    #expect(read.suppressions.isEmpty)
    #expect(read.problems == [problem])
  }

  @Test func `An unknown key is a warning, and the rest is used`() {
    let read = read(#"{"sent": 1, "suppressions": [{"rule": "crash", "reason": "x"}]}"#)
    #expect(read.suppressions.count == 1)
    #expect(
      read.problems == [
        #"1:10 unknown key "sent": use one of expires_in, linked, list, lost_parts, reviews, samples, suppressions"#
      ])
  }

  @Test func `A suppression with an unknown key is a mistake and accepts nothing`() {
    let text = #"{"suppressions": [{"rule": "crash", "reason": "x", "locales": "fr"}]}"#
    let (notes, problems) = DraftNotes.reading(text, path: "a.pushwright.json")
    #expect(notes.suppressions.isEmpty)
    #expect(problems.map(\.severity) == [.error])
    #expect(
      problems.first?.sentence
        == #"unknown key "locales": use one of rule, field, key, locale, platform, file, reason"#)
  }

  @Test func `A suppression of a key and a file is read`() {
    let text =
      #"{"suppressions": [{"rule": "crash", "key": "k", "file": "a/b.xml", "reason": "x"}]}"#
    let suppression = DraftNotes.reading(text, path: "a.pushwright.json").notes.suppressions.first
    #expect(suppression?.key == "k" && suppression?.file == "a/b.xml")
    let up = DraftNotes.reading(text.replacing("a/b", with: "../b"), path: "a.pushwright.json")
    #expect(up.notes.suppressions.isEmpty && up.problems.map(\.severity) == [.error])
  }

  @Test func `A misspelled key of the notes is a mistake, because what it was to say is lost`() {
    let problems = DraftNotes.reading(#"{"expires-in": "60s"}"#, path: "a.pushwright.json").problems
    #expect(problems.map(\.severity) == [.error])
  }

  @Test func `Notes without suppressions are complete`() {
    #expect(read("{}").problems.isEmpty)
  }
}
