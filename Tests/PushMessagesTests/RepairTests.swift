import PushMessages
import Testing

struct RepairTests {
  private func repairs(_ text: String) -> [String] {
    MessageDocument(text: text).problems.map {
      "\($0.line):\($0.column) \($0.severity) \($0.sentence)"
    }
  }

  @Test(
    arguments: [
      ("{ // why\n\"message\":{}}", ["1:3 repair a comment: JSON has none"]),
      ("{\"message\":{}} # end", ["1:16 repair a comment: JSON has none"]),
      ("/* a\n b */{\"message\":{}}", ["1:1 repair a comment: JSON has none"]),
      ("{\"message\":{},}", ["1:14 repair this comma is extra"]),
      ("{\n , \"message\":{}}", ["2:2 repair this comma is extra"]),
      ("{\"message\":{}} }'", ["1:16 repair text after the end of the message is ignored"]),
      ("{\"message\"{}}", ["1:11 repair a colon is missing after \"message\""]),
      (
        "{\"message\":{\"topic\":\"a\"\n\"data\":{}}}",
        ["2:1 repair a comma is missing before this"]
      ),
      (
        "{\"message\":{\"data\":{\"a\":[1,,2 3]}}}",
        [
          "1:28 repair this comma is extra",
          "1:31 repair a comma is missing before this",
        ]
      ),
      (
        "{\"message\":{\"topic\":\"a\tb\"}}",
        ["1:23 repair this string has a raw control character"]
      ),
      ("{\"message\":{\"topic\":\"\\q\"}}", ["1:22 repair ‘\\q’ isn't an escape in JSON"]),
      (
        "{message: {'topic': `a`}}",
        [
          "1:2 repair the key ‘message’ has no quotes",
          "1:12 repair text in single quotes: JSON uses double quotes",
          "1:21 repair text in backquotes: JSON uses double quotes",
        ]
      ),
      (
        "{“message”: {}}",
        ["1:2 repair text in typographic quotes: JSON uses double quotes"]
      ),
      (
        "{\"message\":{\"data\":{\"a\":True,\"b\":None}}}",
        [
          "1:25 repair ‘True’ is Python's: JSON writes true",
          "1:34 repair ‘None’ is Python's: JSON writes null",
        ]
      ),
      ("{\"message\":{\"a\":[1,2}}", ["1:21 repair a ] is missing before this"]),
      ("{\"message\":{]}}", ["1:13 repair this bracket closes nothing"]),
      ("{\u{A0}\"message\":{}}", ["1:2 repair a space that JSON doesn't allow"]),
    ])
  func `What is not strict is read, and said at its place`(text: String, expected: [String]) {
    #expect(repairs(text) == expected)
    #expect(MessageDocument(text: text).message != nil)
  }

  @Test(
    arguments: [
      ("'It\\'s \"so\"'", "It's \"so\""), ("‘It’s so’", "It’s so"),
      ("“a \"b\" ”c” ”", "a \"b\" ”c” "),
      ("`a 'b' \\``", "a 'b' `"), ("'\\u00e9'", "é"), ("„a“", "a"),
    ])
  func `Text in other quotes is the text between them`(literal: String, text: String) {
    let document = MessageDocument(text: "{\"message\":{\"topic\":\(literal)}}")
    #expect(document.string(at: "topic") == text)
    #expect(document.isRepaired)
    #expect(MessageDocument(text: document.strictText).problems.isEmpty)
  }

  @Test func `An example with the mistakes of documentation pages is read whole`() {
    let document = MessageDocument(
      text: """
        { ,
          "message":{
            "topic":"industry-tech",
            "notification"{
              "title":"Breaking News",
              "body":"A new story is available."
            }
            "apns":{
              "headers":{
                "apns-priority": "5",
              },
            },
            "webpush":{ "headers":{ "TTL":"86400" } }
          }
        }'
        """)
    #expect(document.problems.map(\.severity) == Array(repeating: .repair, count: 6))
    #expect(document.problems.map(\.line) == [1, 4, 8, 10, 11, 15])
    #expect(document.string(at: "notification.title") == "Breaking News")
    #expect(document.string(at: "apns.headers.apns-priority") == "5")
    #expect(document.string(at: "webpush.headers.TTL") == "86400")
    let strict = MessageDocument(text: document.strictText)
    #expect(strict.problems.isEmpty)
    #expect(strict.canonicalMessage == document.canonicalMessage)
  }

  @Test func `The strict text has two spaces a level and a list on one line`() {
    let document = MessageDocument(
      text: #"{"message":{"android":{"notification":{"body_loc_args":["3","Bob",]}},"data":{}}}"#)
    #expect(
      document.strictText == """
        {
          "message": {
            "android": {
              "notification": {
                "body_loc_args": ["3", "Bob"]
              }
            },
            "data": {}
          }
        }

        """)
  }
}
