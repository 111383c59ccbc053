import MessageLint
import Testing

/// Values that read like right ones, and that FCM takes for something else.
struct LookalikeValueTests {
  private func rules(_ android: String) -> [String] {
    Lint.findings(#"{"topic": "a", "android": \#(android)}"#).map(\.rule)
  }

  @Test(arguments: [".5s", "5.s", "1.0123456789s", "٣s", "３s", "+5s", "1e3s", "s", "5S", "0x5s"])
  func `Only digits with a point between them are a duration`(text: String) {
    #expect(rules(#"{"ttl": "\#(text)"}"#).contains("field-value"))
  }

  @Test(arguments: ["0s", "3.5s", "1.012345678s", "2419200s"])
  func `A duration may have nine digits behind the point`(text: String) {
    #expect(!rules(#"{"ttl": "\#(text)"}"#).contains("field-value"))
  }

  @Test(arguments: ["#ＦＦ", "#12345g", "#12345\u{301}"])
  func `Only ASCII digits are a color`(text: String) {
    #expect(rules(#"{"notification": {"color": "\#(text)"}}"#).contains("field-value"))
  }

  @Test func `A field's name that only reads the same is no field`() {
    #expect(rules("{\"collapse\u{212A}ey\": \"a\"}").contains("unknown-field"))
  }

  @Test func `A space that is none to FCM is said in a condition`() {
    let findings = Lint.findings("{\"condition\": \"'a' in\u{A0}topics\"}")
    #expect(findings.contains { $0.rule == "condition" })
  }
}
