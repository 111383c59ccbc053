import FuzzSupport
import PushMessages
import Testing

struct HostileTextTests {
  @Test(
    arguments: [
      ("", "1:1 the text ends where a value is expected"),
      (" \n", "2:1 the text ends where a value is expected"),
      ("{\"message\": {", "1:13 the object that starts here isn't closed"),
      ("{\"message\": [1, 2", "1:13 the list that starts here isn't closed"),
      ("{\"message\": \"abc", "1:13 the string that starts here isn't closed"),
      ("{\"message\": \"abc\\", "1:17 the text ends inside a string"),
      ("{\"message\": \"\\u12", "1:14 ‘\\u’ needs four hexadecimal digits"),
      ("{\"message\": \"\\uZZZZ\"}", "1:14 ‘\\u’ needs four hexadecimal digits"),
      ("{\"message\": \"\\u+123\"}", "1:14 ‘\\u’ needs four hexadecimal digits"),
      ("{\"message\": 'x}", "1:13 the string that starts here isn't closed"),
      ("{\"message\": “x}", "1:13 the string that starts here isn't closed"),
      ("{\"message\": undefined}", valueExpected(column: 13)),
      ("{\"message\": \u{0}}", valueExpected(column: 13)),
      ("{\"message\": ...x}", valueExpected(column: 13)),
      ("{1: 1}", "1:2 a key in double quotes is expected here"),
      ("/* open", "1:8 the text ends where a value is expected"),
    ])
  func `What cannot be read is an error at its place`(text: String, expected: String) {
    let errors = MessageDocument(text: text).problems.filter { $0.severity == .error }
    #expect(errors.map { "\($0.line):\($0.column) \($0.sentence)" } == [expected])
    #expect(MessageDocument(text: text).root == nil)
  }

  @Test(
    arguments: [
      "01", "-", "+1", "1.", ".5", "-.5", "1.e5", "1.E5", "1e", "1e+", "0x10", "-nan", "-inf",
      "-infinity", "--1", "1-1", "-01",
    ])
  func `Only JSON's own numbers are numbers`(text: String) {
    let document = MessageDocument(text: "{\"message\":{\"data\":{\"n\":\(text)}}}")
    #expect(document.problems.map(\.severity) == [.error])
    #expect(document.root == nil)
  }

  @Test(arguments: ["0", "-0", "10", "1.5", "1e5", "1E+5", "-1.25e-3", "123456789012345678901"])
  func `A number stays as it is written`(text: String) {
    let document = MessageDocument(text: "{\"message\":{\"data\":{\"n\":\(text)}}}")
    #expect(document.problems.isEmpty)
    #expect(document.node(at: "data.n")?.kind == .number(text))
  }

  @Test(arguments: ["[", "{\"a\":", "{\"a\":["])
  func `Ten thousand brackets are refused, not followed`(opening: String) {
    let document = MessageDocument(text: String(repeating: opening, count: 10_000))
    #expect(document.root == nil)
    #expect(document.problems.map(\.sentence) == ["the text is nested too deeply"])
  }

  @Test func `A byte order mark before the text is no problem`() {
    let document = MessageDocument(text: "\u{FEFF}{\"message\":{\"topic\":\"a\"}}")
    #expect(document.problems.isEmpty)
    #expect(document.string(at: "topic") == "a")
  }

  @Test func `An escape of a letter outside ASCII is named as it stands`() {
    let document = MessageDocument(text: "{\"message\":{\"topic\":\"\\é\"}}")
    #expect(document.problems.map(\.sentence) == ["‘\\é’ isn't an escape in JSON"])
    #expect(document.string(at: "topic") == "é")
  }

  @Test func `No cut of a message and no changed byte is beyond reading`() {
    let text = Array(
      #"{"message":{"topic":"\u00e9\ud83c\udf89","data":{"a":[1.5,true,null]}}} // x"#.utf8)
    for end in text.indices {
      let document = MessageDocument(text: String(decoding: text[..<end], as: UTF8.self))
      #expect(document.problems.isEmpty == (end == 71 || end == 72))
    }
    var random = SplitMix(state: 7)
    for _ in 0..<3000 {
      var changed = text
      for _ in 0..<3 {
        let place = Int.random(in: changed.indices, using: &random)
        changed[place] = UInt8.random(in: 0...255, using: &random)
      }
      let document = MessageDocument(text: String(decoding: changed, as: UTF8.self))
      let hasError = document.problems.contains { $0.severity == .error }
      #expect((document.root == nil) == hasError)
      #expect(
        MessageDocument(text: document.strictText).isRepaired == (hasError && document.isRepaired))
    }
  }
}

private func valueExpected(column: Int) -> String {
  "1:\(column) a value is expected here: text in double quotes, a number, { or ["
}
