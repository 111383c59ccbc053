import MessageLint
import PushMessages
import Resolver
import Testing

struct MistypedPlaceholderRuleTests {
  @Test(arguments: [
    ("Hi %1s$", "%1s$", "%1$s"), ("Hi %s1$", "%s1$", "%1$s"), ("Hi 1$s", "1$s", "%1$s"),
    ("Hi ％1$s", "％1$s", "%1$s"), ("Hi ٪s", "٪s", "%s"), ("%2$s and 1$s!", "1$s", "%1$s"),
    ("Hi $1%s", "$1%s", "%1$s"), ("Hi %s$1!", "%s$1", "%1$s"), ("Hi {{name}}", "{{name}}", "%1$s"),
    ("Hi ${name}", "${name}", "%1$s"), ("Hi {0}", "{0}", "%1$s"),
  ])
  func `A mistyped placeholder is an error with the right spelling`(
    text: String, written: String, right: String
  ) throws {
    let app = Translations(android: [("values", "%1$s, %2$s"), ("values-fr", text)])
    let findings = app.findings(app.message(#"["Ann", "Bob"]"#))
    let finding = try #require(findings.first { $0.rule == "mistyped-placeholder" })
    #expect(finding.severity == .error)
    #expect(finding.statement == "body on Android: ‘\(written)’ isn't a placeholder in fr")
    #expect(finding.appRemedy == "write \(right)")
    #expect(finding.source?.localization == "values-fr")
    #expect(!findings.contains { $0.rule == "placeholder-mismatch" })
  }

  @Test func `On Apple the right spelling is Apple's`() {
    let app = Translations(apple: [("en", "Hi %@"), ("fr", "Salut %@1$")])
    let finding = app.findings(app.message(#"["Ann"]"#)).first
    #expect(finding?.rule == "mistyped-placeholder")
    #expect(finding?.appRemedy == "write %1$@")
  }

  @Test(arguments: [
    "Hi %1$s", "%1$s$", "%s$ off", "Only 5$", "1$stuff", "US1$s", "50 % of 1$", "100%", "%2$s%1$s",
    "%1$-10s", "50％ off", "100٪ sure", "$1", "12$ sale", "%s1$s",
    "%s$15 off", "%s $5", "$15 %s", "{ %s }", "{, %s}",
  ])
  func `What is spelled right, and a price, is no finding`(text: String) {
    let app = Translations(android: [("values", text)])
    #expect(app.summaries(arguments: #"["A", "B"]"#, rule: "mistyped-placeholder").isEmpty)
  }

  @Test func `A text that crashes the app is told of once`() {
    var app = Translations(android: [("values", "Hi %1 $s")])
    app.hidesDevices = false
    let rules = app.findings(app.message(#"["A"]"#)).map(\.rule)
    #expect(rules.contains("crash") && !rules.contains("mistyped-placeholder"))
    #expect(app.summaries(rule: "mistyped-placeholder").count == 1)
  }

  @Test func `In a literal text nothing fills the right spelling either`() {
    let findings = Translations().findings(
      #"{"topic": "a", "notification": {"title": "Hi %1 $s"}}"#)
    #expect(
      findings.map(Translations.summary) == [
        "mistyped-placeholder: notification.title: devices show ‘%1 $s’ literally; nothing fills it"
      ])
  }
}
