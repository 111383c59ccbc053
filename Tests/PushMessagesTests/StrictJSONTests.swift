import PushMessages
import Testing

struct StrictJSONTests {
  @Test(
    arguments: [
      ("", "the text ends where a value is expected, at line 1, column 1"),
      ("{\"é\" 1}", "a colon is missing after \"é\", at line 1, column 6"),
      ("[1,\n 2,]", "this comma is extra, at line 2, column 3"),
      ("[1\n 2]", "a comma is missing before this, at line 2, column 2"),
      ("[,]", "this comma is extra, at line 1, column 2"),
      ("{} {}", "text follows after the end, at line 1, column 4"),
      ("{}\u{0}", "text follows after the end, at line 1, column 3"),
      ("{}}", "text follows after the end, at line 1, column 3"),
      ("{/**/}", "a comment: JSON has none, at line 1, column 2"),
      ("{} // x", "a comment: JSON has none, at line 1, column 4"),
      ("# x\n{}", "a comment: JSON has none, at line 1, column 1"),
      ("\"\n\"", "this string has a raw control character, at line 1, column 2"),
      ("\"\\x\"", "‘\\x’ isn't an escape in JSON, at line 1, column 2"),
      ("\u{FEFF}{}", "the text begins with a byte order mark, at line 1, column 1"),
    ])
  func `What a draft is forgiven is refused with its place`(text: String, error: String) {
    let thrown = #expect(throws: JSONSyntaxError.self) { try JSONNode(strict: text) }
    #expect(thrown?.description == error)
  }

  @Test(arguments: [#""\ud800""#, #""\udc00""#, #""\ud800\u0041""#, #""\ud800\ud800""#])
  func `Half of a surrogate pair is refused`(text: String) {
    let thrown = #expect(throws: JSONSyntaxError.self) { try JSONNode(strict: text) }
    #expect(thrown?.sentence == "this string has half of a surrogate pair")
  }

  @Test(
    arguments: [
      "01", "-01", "1.", ".5", "+1", "1e", "1e+", "-", "0x10", "1_0", "NaN", "Infinity", "-inf",
      "tru", "truex", "True", "nullé", "'a'", "\"\\u12\"", "\"\\uＦＦＦＦ\"", "\"a", "[", "{\"a\":",
      "{\"a\"::1}", "{\"a\":,1}", "{1:2}", "\u{FEFF}\u{FEFF}{}", "\u{A0}{}", "\u{B}{}", "/",
      "/* {}",
    ])
  func `What is no JSON is refused`(text: String) {
    #expect(throws: JSONSyntaxError.self) { try JSONNode(strict: text) }
  }

  @Test(
    arguments: [
      ("{ } ", "{}"), ("[\t1,\r\n\"a\" ]", "[1,\"a\"]"), ("-0.50E+3", "-0.50E+3"),
      (#""\u00e9\ud83d\ude00\/""#, "\"é😀/\""), ("null", "null"), ("\"\u{FEFF}\"", #""\ufeff""#),
      (#"{"a":[{"b":{}},[]],"c":false}"#, #"{"a":[{"b":{}},[]],"c":false}"#),
    ])
  func `Strict JSON is read as it is meant`(text: String, compact: String) throws {
    #expect(JSONText.compact(try JSONNode(strict: text)) == compact)
    #expect(JSONText.compact(try JSONNode(strict: Array(text.utf8))) == compact)
  }

  @Test(
    arguments: [
      [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
      [0x22, 0xE2, 0x82, 0x22], [0x22, 0xF5, 0x80, 0x80, 0x80, 0x22],
    ] as [[UInt8]])
  func `Bytes that are no UTF-8 are refused at their place`(bytes: [UInt8]) {
    let thrown = #expect(throws: JSONSyntaxError.self) { try JSONNode(strict: bytes) }
    #expect(thrown?.description == "the text isn't UTF-8 from here on, at line 1, column 2")
  }

  @Test func `A hundred levels are read, and not one more`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(try JSONNode(strict: nested(100)).elements?.count == 1)
    #expect(throws: JSONSyntaxError.self) { try JSONNode(strict: nested(101)) }
    #expect(throws: JSONSyntaxError.self) { try JSONNode(strict: nested(10_000)) }
  }

  @Test func `A member is found by its name; of duplicates the last one counts`() throws {
    let node = try JSONNode(strict: #"{"a":{"b":"first"},"a":{"b":"last"},"c_d":1}"#)
    #expect(node["a"]?["b"]?.string == "last")
    #expect(node["cD"] == nil)
    #expect(node["a"]?["b"]?["c"] == nil)
    #expect(JSONText.compact(node) == #"{"a":{"b":"last"},"c_d":1}"#)
  }

  @Test func `Keys that only look the same are all kept`() throws {
    let text = "{\"\u{E9}\":1,\"e\u{301}\":2}"
    let compact = JSONText.compact(try JSONNode(strict: text))
    #expect(Array(compact.utf8) == Array(text.utf8))
  }
}
