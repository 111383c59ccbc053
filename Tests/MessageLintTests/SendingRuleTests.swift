import MessageLint
import PushMessages
import Testing

struct SendingRuleTests {
  private let sending = LintSubject.Moment.sending(now: 1_800_000_000)

  @Test(
    arguments: [
      (#"{"topic": "a", "notification": {"title": "T"}}"#, 1),
      (#"{"token": "a", "notification": {"title": "T"}}"#, 0),
      (
        #"{"topic": "a", "notification": {"title": "T"}, "android": {"notification": {"tag": "t"}}, "apns": {"headers": {"apns-collapse-id": "t"}}, "webpush": {"notification": {"tag": "t"}}}"#,
        0
      ),
    ])
  func `A broadcast that cannot be replaced is said`(message: String, count: Int) {
    #expect(Lint.summary(message, rule: "replaceable", moment: sending).count == count)
    #expect(Lint.summary(message, rule: "replaceable").isEmpty)
  }

  @Test(
    arguments: [
      ("a test for you", 1), ("Lorem ipsum", 1), ("asdf", 1), ("FooCorp rose", 1),
      ("The latest contest", 0),
    ])
  func `A broadcast does not say test or lorem`(title: String, count: Int) {
    let topic = #"{"topic": "a", "notification": {"title": "\#(title)"}}"#
    #expect(Lint.summary(topic, rule: "placeholder-text", moment: sending).count == count)
    let token = #"{"token": "a", "notification": {"title": "\#(title)"}}"#
    #expect(Lint.summary(token, rule: "placeholder-text", moment: sending).isEmpty)
  }

  @Test(arguments: [("replaceable", 1), ("placeholder-text", 1), ("expired", 1)])
  func `A test goes to one device, so that nothing is said of a broadcast`(rule: String, count: Int)
  {
    let message =
      #"{"topic": "a", "notification": {"title": "test"}, "apns": {"headers": {"apns-expiration": "1700000000"}}}"#
    #expect(Lint.summary(message, rule: rule, moment: sending).count == count)
    let test = LintSubject.Moment.sending(now: 1_800_000_000, isTest: true)
    #expect(Lint.summary(message, rule: rule, moment: test).isEmpty == (rule != "expired"))
  }

  @Test(
    arguments: [
      ("bk3RNwTe3H0:CI2k_HHwgIpoDKCIZvvDMExUdFQ3P1...", true), ("DEVICE_REGISTRATION_TOKEN", true),
      ("<your token>", true), ("fMEk:APA91bHun4MxP5egoKMwt2KZFBaFUH-1RYqx", false),
    ])
  func `A token of the documentation is no device's`(token: String, isFound: Bool) {
    let message = #"{"token": "\#(token)", "data": {"k": "v"}}"#
    #expect(Lint.summary(message, rule: "sample-token", moment: sending).isEmpty != isFound)
  }

  @Test func `What a reviewer has rejected is said once a reason`() {
    let document = MessageDocument(text: #"{"message": {"topic": "a"}}"#)
    var subject = LintSubject(document: document, shown: [], moment: sending)
    subject.rejected = [
      .init(locale: "fr-CA", note: "too long"), .init(locale: "de", note: ""),
      .init(locale: "fr-FR", note: "too long"),
    ]
    let findings = Linter.findings(in: subject).filter { $0.rule == "rejected-texts" }
    #expect(
      findings.map(\.statement) == [
        "rejected by a reviewer: too long", "rejected by a reviewer: no reason given",
      ])
    #expect(findings.map(\.locales) == [["fr-CA", "fr-FR"], ["de"]])
    subject.moment = .composing
    #expect(!Linter.findings(in: subject).contains { $0.rule == "rejected-texts" })
  }

  @Test func `Each reviewer's rejections are their own`() {
    var subject = LintSubject(
      document: MessageDocument(text: #"{"message": {"topic": "a"}}"#), shown: [], moment: sending)
    subject.rejected = [
      .init(locale: "de", note: "no", reviewer: "Ada"),
      .init(locale: "de", note: "no", reviewer: "Bo"),
    ]
    let findings = Linter.findings(in: subject).filter { $0.rule == "rejected-texts" }
    #expect(findings.map(\.statement) == ["rejected by Ada: no", "rejected by Bo: no"])
  }

  @Test func `Missing reviews are errors where they are demanded`() {
    let document = MessageDocument(text: #"{"message": {"topic": "a"}}"#)
    var subject = LintSubject(document: document, shown: [])
    let findings = { Linter.findings(in: subject).filter { $0.rule == "missing-review" } }
    #expect(findings().isEmpty)
    subject.missingReviews = []
    #expect(findings().isEmpty)
    subject.missingReviews = [
      MissingReviews(
        "1 of 3 locales (fr) is rejected by a reviewer; 1 of 3 locales (de) isn't reviewed",
        of: 3,
        reasons: [
          .init("rejected by Bo: too long", locales: ["fr"], isRejection: true),
          .init("not reviewed", locales: ["de"]),
        ])
    ]
    #expect(findings().map(\.statement) == ["rejected by Bo: too long", "not reviewed"])
    #expect(findings().map(\.severity) == [.error, .error])
    #expect(findings().map(\.locales) == [["fr"], ["de"]])
    #expect(
      findings().map(\.remedy) == [
        "change the texts, or mark the locale reviewed",
        "review them in the composer, or with pushwright review",
      ])
  }

  @Test(
    arguments: [("1800000000", 1), ("1799999000", 1), ("1800000001", 0), ("0", 0), ("soon", 0)])
  func `An expiration in the past is an error`(expiration: String, count: Int) {
    let message = #"{"apns": {"headers": {"apns-expiration": "\#(expiration)"}}}"#
    #expect(Lint.summary(message, rule: "expired", moment: sending).count == count)
  }
}
