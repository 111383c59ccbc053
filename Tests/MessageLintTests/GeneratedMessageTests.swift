import DevicePreview
import FuzzSupport
import MessageLint
import PushMessages
import Resolver
import TestPacing
import Testing

/// Whatever a message holds, lint and preview say something of it and go on.
@Suite(.takingTurns)
struct GeneratedMessageTests {
  @Test(arguments: 1...2)
  func `No message over the whole catalogue traps preview or lint, and each fix can be shown`(
    seed: UInt64
  ) {
    var generator = MessageGenerator(seed: seed)
    let previewer = NotificationPreviewer(strings: AppLocalizations(), appName: "Shop")
    let known = Set(Linter.rules.map { $0.id })
    for round in 0..<80 {
      let request = generator.request(fieldCount: 3 + round % 40)
      let document = MessageDocument(text: MessageWriter(&generator.random).text(request))
      let effective = EffectiveMessage(document)
      let shown = Platform.allCases.map {
        previewer.notification(for: effective, on: Device($0, locales: ["de-DE"]))
      }
      let subject = LintSubject(
        document: document, shown: shown, moment: .sending(now: 1_800_000_000), webHost: "e.com")
      for finding in Linter.findings(in: subject) {
        #expect(known.contains(finding.rule))
        #expect(!finding.statement.isEmpty)
        guard let fix = finding.fix, let mended = fix.applied(to: document) else { continue }
        let left = Linter.findings(
          in: LintSubject(document: mended, shown: shown, moment: subject.moment))
        let isMended = !left.contains {
          $0.rule == finding.rule && $0.statement == finding.statement
        }
        #expect(isMended, "\(finding.rule): \(finding.statement) \(document.text)")
      }
    }
  }
}
