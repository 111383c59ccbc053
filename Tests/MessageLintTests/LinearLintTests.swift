import Foundation
import MessageLint
import Resolver
import Testing

/// Texts for which judging could grow with the square of their length; then this suite would take hours.
struct LinearLintTests {
  static let beginnings = [
    "{", "{{a}", "{a b ", "%1", "%1$", "% ", "1 ", "1:2 ", "1-", "1 (", "5€ ", "$9.99 ", "1 000 ",
    "9h ", "h (", "<b ", "<a href=\"", "</ ", "&#1", "\\u", "1 May ", "http://a/1 ",
  ]

  @Test(arguments: beginnings)
  func `What begins again and again is read once`(beginning: String) throws {
    let text = String(repeating: beginning, count: 8_000 / beginning.count)
    let json = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    let findings = Lint.findings(
      #"""
      {"topic": "a", "notification": {"title": \#(json)}, "android": {"notification":
      {"title": \#(json.dropLast()) 8"}}}
      """#)
    #expect(findings.contains { $0.rule == "payload-size" })
  }

  /// A flag's place in a row of flags is found only from the row's beginning.
  @Test(arguments: ["🇩", "🇩🇪w", "👩‍", "e\u{301}"])
  func `A row of flags is judged in one pass, in whichever field`(letter: String) {
    let text = String(repeating: letter, count: 60_000 / letter.utf8.count)
    let findings = Lint.findings(
      #"""
      {"topic": "a", "notification": {"title": "\#(text)", "image": "https://a/\#(text).\#(text)"},
      "android": {"notification": {"body": "\#(text)8", "title_loc_args": ["\#(text)"]}},
      "apns": {"payload": {"aps": {"alert": {"body": "\#(text)9"}}}}}
      """#)
    #expect(findings.contains { $0.rule == "payload-size" })
  }

  @Test(arguments: ["webpush", "apns"])
  func `Of many findings of a rule a thousand are named, and the rest is counted`(block: String) {
    let headers = (0..<9_000).map { "\"h\($0)\": \"v\"" }.joined(separator: ",")
    let findings = Lint.findings(
      #"{"topic": "a", "notification": {"title": "b"}, "\#(block)": {"headers": {\#(headers)}}}"#)
    let unknown = findings.filter { $0.rule.hasSuffix("header") }
    #expect(unknown.count == 1002, "\(Set(findings.map(\.rule)))")
    #expect(unknown.last?.sentence == "7999 more fields have the same kind of problem")
  }

  @Test(arguments: ["<b ", "1 ", "1-", "{", "http://a/1 "])
  func `So are the texts of an app`(beginning: String) {
    let text = String(repeating: beginning, count: 8_000 / beginning.count)
    let app = Translations(
      android: [("values", text), ("values-fr", text + "x")],
      apple: [("en", text), ("fr", "y" + text)])
    #expect(!app.findings(app.message(#"["a"]"#)).isEmpty)
  }

  @Test func `Each broken file is named once, however many there are`() throws {
    var app = Translations(android: [("values", "x")], apple: [])
    app.faults = (0..<20_000).map { number in
      let file = TextSource(localization: "values", file: "res/values/\(number / 2).xml", line: 1)
      return StringsFault(.android, file, "it is empty")
    }
    let findings = app.findings(app.message(nil)).filter { $0.rule == "strings-file" }
    #expect(findings.count == 10_000)
    #expect(findings.allSatisfy { $0.statement.hasSuffix("(+1 more)") })
  }
}
