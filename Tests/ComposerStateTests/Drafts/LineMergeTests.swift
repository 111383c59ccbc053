import Testing

@testable import ComposerState

struct LineMergeTests {
  /// Texts of one letter a line.
  struct Case: CustomTestStringConvertible, Sendable {
    var base: String
    var mine: String
    var theirs: String
    /// `nil` for a conflict.
    var merged: String?
    var places = 0
    var testDescription: String { "\(base): \(mine) and \(theirs)" }

    init(_ base: String, _ mine: String, _ theirs: String, _ merged: String?, places: Int = 0) {
      (self.base, self.mine, self.theirs) = (base, mine, theirs)
      (self.merged, self.places) = (merged, places)
    }
  }

  private static let cases = [
    Case("abc", "abc", "abc", "abc"),
    Case("abc", "xbc", "abc", "xbc"),
    Case("abc", "abc", "abx", "abx"),
    Case("abc", "xbc", "aby", "xby"),
    Case("abc", "xbc", "xbc", "xbc"),
    Case("abc", "xbc", "ybc", nil, places: 1),
    // Changes that touch each other have no order.
    Case("abcd", "axcd", "abyd", nil, places: 1),
    Case("abcde", "xbcde", "abcdy", "xbcdy"),
    Case("abc", "abxc", "abc", "abxc"),
    Case("abc", "abxc", "zabc", "zabxc"),
    Case("abc", "abxc", "abyc", nil, places: 1),
    Case("abc", "ac", "abc", "ac"),
    Case("abc", "ac", "abcd", "acd"),
    Case("abc", "ac", "axc", nil, places: 1),
    Case("abc", "ac", "ac", "ac"),
    Case("abcde", "xbcdy", "zbcdw", nil, places: 2),
    Case("", "a", "", "a"),
    Case("", "a", "b", nil, places: 1),
    Case("abc", "", "abc", ""),
    Case("aaa", "aaaa", "aaa", "aaaa"),
    Case("abab", "ababx", "yabab", "yababx"),
    Case("abc", "cab", "abc", "cab"),
  ]

  private func lines(_ letters: String) -> String {
    letters.map(String.init).joined(separator: "\n")
  }

  @Test(arguments: cases)
  func `Two changes become one where they do not touch`(merge: Case) {
    let expected: LineMerge =
      merge.merged.map { .merged(lines($0)) } ?? .conflict(places: merge.places)
    let (base, mine, theirs) = (lines(merge.base), lines(merge.mine), lines(merge.theirs))
    #expect(LineMerge(base: base, mine: mine, theirs: theirs) == expected)
    #expect(LineMerge(base: base, mine: theirs, theirs: mine) == expected)
  }

  @Test func `The end of the last line counts as a line does`() {
    #expect(LineMerge(base: "a\nb\n", mine: "x\nb\n", theirs: "a\nb") == .merged("x\nb"))
  }

  @Test func `Changed lines are shown without those between them`() {
    let changes = ChangedLines(from: lines("abcde"), to: lines("xbcdey"))
    #expect(changes.lines == [.removed("a"), .added("x"), .gap, .added("y")])
    #expect(ChangedLines(from: "a", to: "a").lines.isEmpty)
  }

  /// A draft in one line, as programs write them.
  private func endless(_ topic: String) -> String {
    #"{"message": {"topic": "\#(topic)", "notification": {"title": "Sale", "body": "Now"}, "data": {"a": "1"}}}"#
  }

  @Test func `Drafts in one line are compared by what they hold`() {
    let changes = ChangedLines(fromDraft: endless("news"), to: endless("offers"))
    #expect(
      changes.lines
        == [.removed("    \"topic\": \"news\","), .added("    \"topic\": \"offers\",")])
    let own = ChangedLines(fromDraft: "", to: endless("news"))
    #expect(own.lines.contains(.added("    \"topic\": \"news\",")))
  }

  @Test func `Where only the layout differs, the texts are compared as they are`() {
    let text = endless("news")
    let changes = ChangedLines(fromDraft: text, to: text + "\n")
    #expect(!changes.lines.isEmpty)
  }

  @Test func `Of a long line the change is shown, and the field that it is in`() {
    let start = "      \"body\": \"" + String(repeating: "a", count: 500)
    let end = String(repeating: "z", count: 500)
    let changes = ChangedLines(from: "\(start)old\(end)", to: "\(start)new\(end)")
    guard case .removed(let old)? = changes.lines.first else {
      Issue.record("\(changes)")
      return
    }
    #expect(old.hasPrefix("      \"body\": \"") && old.contains("aoldz") && old.count < 150)
    #expect(changes.lines == [.removed(old), .added(old.replacing("old", with: "new"))])
  }
}
