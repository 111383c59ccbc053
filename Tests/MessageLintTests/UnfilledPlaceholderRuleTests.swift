import MessageLint
import Testing

struct UnfilledPlaceholderRuleTests {
  @Test(
    arguments: [
      ("Hi %1$s", "%1$s"), ("Hi %@", "%@"), ("%d new", "%d"), ("Hi %2$@!", "%2$@"),
      ("%ld left", "%ld"), ("now %.2f €", "%.2f"), ("at %02d", "%02d"), ("100 %@", "%@"),
      ("Hi {{ user.name }}", "{{ user.name }}"), ("Hi ${name}", "${name}"), ("{0} new", "{0}"),
      ("Hi {name}", "{name}"), ("Hi ${USER_NAME:-you}!", "${USER_NAME:-you}"),
      ("Order $order_id", "$order_id"), ("Hi $USER_NAME", "$USER_NAME"), ("Hi %NAME%", "%NAME%"),
      ("<%= n %> new", "<%= n %>"), ("Hi {% if x %}", "{% if x %}"), ("$firstName!", "$firstName"),
      ("Only $5", nil), ("Only $5.99 or US$10", nil), ("A$ap", nil), ("$$ and $", nil),
      ("${}", nil),
      ("100%", nil), ("100%sure%", nil), ("10%off and 20%off", nil), ("x?q=%20Hello%20", nil),
      ("{n, plural, one {# day} other {# days}}", nil), ("a < b %> c", nil), ("$a", nil),
      ("{'a': 1}", nil), ("caf%AB%BA", nil),
      ("100 %", nil), ("%", nil), ("100%% sure %%d", nil), ("50 % off", nil), ("50% off", nil),
      ("20 % discount", nil), ("20 %discount", nil), ("20%s", nil), ("100% sure", nil),
      ("%50 indirim", nil), ("%20e varan", nil), ("5 % des Preises", nil), ("% d", nil),
      ("a {b c} :-{ }", nil), ("{}", nil), ("%discount", nil), ("٪٢٠", nil),
    ] as [(String, String?)])
  func `A placeholder in a literal is an error, a percent sign of prose is none`(
    text: String, written: String?
  ) {
    let message = #"{"topic": "a", "notification": {"body": "\#(text)"}}"#
    let findings = Lint.findings(message).filter { $0.rule == "unfilled-placeholder" }
    #expect(findings.map(\.severity) == (written == nil ? [] : [.error]))
    #expect(
      findings.map(\.statement)
        == (written.map { ["notification.body: devices show \($0) literally; nothing fills it"] }
          ?? []))
  }

  @Test(arguments: [("Buy $AAPL", "$AAPL"), ("$TITLE", "$TITLE")])
  func `What may be the symbol of a stock is a warning`(text: String, written: String) {
    let message = #"{"topic": "a", "notification": {"body": "\#(text)"}}"#
    let findings = Lint.findings(message).filter { $0.rule == "unfilled-placeholder" }
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.map(\.headline) == ["notification.body: nothing fills \(written)"])
  }

  @Test func `A variable beside a symbol is the error`() {
    let message = #"{"topic": "a", "notification": {"body": "$AAPL is at $price_now"}}"#
    let findings = Lint.findings(message).filter { $0.rule == "unfilled-placeholder" }
    #expect(findings.map(\.severity) == [.error])
  }

  @Test(arguments: [("{{name}}", 1), ("%@", 1), ("%1$s", 1), ("Bob", 0), ("50 % off", 0)])
  func `A placeholder in an argument is shown as it is, too`(argument: String, count: Int) {
    let message =
      #"{"topic": "a", "android": {"notification": {"body_loc_key": "k", "body_loc_args": ["\#(argument)"]}}}"#
    let findings = Lint.findings(message).filter { $0.rule == "unfilled-placeholder" }
    #expect(findings.map(\.severity) == Array(repeating: .error, count: count))
    #expect(findings.allSatisfy { $0.remedy == "write the value" })
  }

  @Test(arguments: [(#"["Bob"]"#, 0), (#"[]"#, 1), (#"["", ""]"#, 0)])
  func `The literal that stands in for a key gets the key's arguments`(
    arguments: String, count: Int
  ) {
    let alert = #"{"loc-key": "FITS", "loc-args": \#(arguments), "body": "Hi %@"}"#
    let message = #"{"topic": "a", "apns": {"payload": {"aps": {"alert": \#(alert)}}}}"#
    #expect(Lint.findings(message).count { $0.rule == "unfilled-placeholder" } == count)
  }
}
