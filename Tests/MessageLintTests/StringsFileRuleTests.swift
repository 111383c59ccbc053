import DevicePreview
import MessageLint
import PushMessages
import Resolver
import StringResources
import Testing

struct StringsFileRuleTests {
  private func findings(_ message: String, _ faults: [StringsFault]) -> [Finding] {
    let document = MessageDocument(text: "{\"message\": \(message)}")
    let strings = AppLocalizations(faults: faults)
    return Linter.findings(in: LintSubject(document: document, shown: [], strings: strings))
      .filter { $0.rule == "strings-file" }
  }

  private func fault(_ line: Int, _ platform: Platform = .android) -> StringsFault {
    let source = TextSource(
      localization: "values-de", file: "res/values-de/strings.xml", line: line)
    return StringsFault(platform, source, "mismatched tag")
  }

  private let keyed = #"{"topic": "a", "android": {"notification": {"title_loc_key": "k"}}}"#

  @Test func `A broken file is one error, with its line and what to do`() throws {
    let finding = try #require(findings(keyed, [fault(7), fault(9)]).first)
    #expect(findings(keyed, [fault(7), fault(9)]).count == 1)
    #expect(finding.severity == .error)
    #expect(
      finding.sentence
        == "values-de/strings.xml:7 is broken, so some of its texts are unknown: mismatched tag (+1 more)"
    )
    #expect(finding.headline == "values-de/strings.xml:7 is broken: mismatched tag")
    #expect(finding.source == fault(7).source)
    #expect(finding.remedy != nil && finding.locales.isEmpty)
  }

  @Test func `A directory that the build skips is a warning of each message with keys`() {
    let source = TextSource(localization: "value-de", file: "res/value-de", line: 0)
    let loss = StringsFault(.android, source, "the build skips it: did you mean values-de?")
    let document = MessageDocument(text: "{\"message\": \(keyed)}")
    let subject = LintSubject(
      document: document, shown: [], strings: AppLocalizations(losses: [loss]))
    let findings = Linter.findings(in: subject).filter { $0.rule == "lost-strings" }
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.map(\.appRemedy) == ["did you mean values-de?"])
    let literal = MessageDocument(
      text: #"{"message": {"topic": "a", "notification": {"title": "Sale"}}}"#)
    let other = LintSubject(document: literal, shown: [], strings: subject.strings)
    #expect(!Linter.findings(in: other).contains { $0.rule == "lost-strings" })
  }

  @Test func `A file that only stops the build is an error, and hides no other finding`() throws {
    let source = TextSource(
      localization: "values", file: "res/values/strings.xml.bak", line: 0)
    let blocker = StringsFault(
      .android, source, "the build stops at files that aren't XML: remove it")
    let document = MessageDocument(text: "{\"message\": \(keyed)}")
    let subject = LintSubject(
      document: document, shown: [], strings: AppLocalizations(blockers: [blocker]))
    let finding = try #require(
      Linter.findings(in: subject).first { $0.rule == "strings-file" })
    #expect(finding.severity == .error)
    #expect(
      finding.sentence == "values/strings.xml.bak: the build stops at files that aren't XML")
    #expect(finding.appRemedy == "remove it")
    #expect(finding.source == source && finding.isProjectWide)
  }

  @Test func `A directory that isn't there is no broken file at a line`() throws {
    var source = fault(0).source
    source.file = "rez"
    let missing = StringsFault(.android, source, "there is no such directory: correct the path")
    let finding = try #require(findings(keyed, [missing]).first)
    #expect(
      finding.sentence == "rez can't be used, so some of its texts are unknown: "
        + "there is no such directory: correct the path")
    #expect(finding.remedy == "fix this before you trust what its languages show")
  }

  @Test(arguments: [
    #"{"topic": "a", "notification": {"title": "T"}}"#,
    #"{"topic": "a", "apns": {"payload": {"aps": {"alert": {"title-loc-key": "K"}}}}}"#,
  ])
  func `A message that looks nothing up there does not depend on it`(message: String) {
    #expect(findings(message, [fault(7)]).isEmpty)
  }

  @Test func `Apple's files count for Apple's keys`() {
    let message = #"{"topic": "a", "apns": {"payload": {"aps": {"alert": {"loc-key": "K"}}}}}"#
    #expect(findings(message, [fault(7, .apple)]).count == 1)
    #expect(findings(keyed, [fault(7, .apple)]).isEmpty)
  }

  @Test func `The project can accept it, with a reason`() {
    let document = MessageDocument(text: "{\"message\": \(keyed)}")
    let subject = LintSubject(
      document: document, shown: [], strings: AppLocalizations(faults: [fault(7)]))
    let suppression = Suppression(
      rule: "strings-file", platform: .android, reason: "in work", origin: "pushwright.toml:1")
    let judgement = Linter.judgement(of: subject, applying: [suppression])
    #expect(judgement.kept.allSatisfy { $0.rule != "strings-file" })
    #expect(judgement.unused.isEmpty)
  }

  @Test func `Whoever accepts the broken file has not accepted that its texts are unknown`() throws
  {
    let fault = fault(7)
    var table = AndroidStringTable()
    let values = try #require(AndroidConfiguration(directoryName: "values"))
    let german = try #require(AndroidConfiguration(directoryName: "values-de"))
    table.add(
      [.init(name: "k", kind: .string, value: .text("Sale"), line: 2)], configuration: values,
      directory: "values", path: "res/values/strings.xml")
    table.addUnread(fault, configuration: german, sourceSet: 0)
    let strings = AppLocalizations(android: table, faults: [fault])
    let document = MessageDocument(text: "{\"message\": \(keyed)}")
    let previewer = NotificationPreviewer(strings: strings, appName: "Shop")
    let shown = ["en-US", "de-DE"].map {
      previewer.notification(
        for: EffectiveMessage(document), on: Device(.android, previewing: [$0]))
    }
    let subject = LintSubject(document: document, shown: shown, strings: strings)
    func kept(
      _ suppressions: [Suppression], _ severities: RuleSeverities = RuleSeverities()
    ) -> [String] {
      Linter.judgement(of: subject, applying: suppressions, severities: severities).kept
        .filter { ["strings-file", "unknown-text"].contains($0.rule) }
        .map { "\($0.severity) \($0.rule) \($0.locales.joined(separator: " "))" }
    }
    let accepted = Suppression(rule: "strings-file", reason: "in work", origin: "p.toml:1")
    #expect(kept([]) == ["error strings-file "])
    #expect(kept([accepted]) == ["error unknown-text de-DE"])
    var lowered = RuleSeverities()
    lowered.set(.warning, of: "strings-file", origin: "p.toml:2")
    #expect(kept([], lowered) == ["error unknown-text de-DE", "warning strings-file "])
  }
}
