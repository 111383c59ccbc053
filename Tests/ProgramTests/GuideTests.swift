import Foundation
import Testing

/// The commands of the guides do what the guides say.
@Suite(.serialized)
struct GuideTests {
  /// With `RECORD_GUIDES` set what the commands print is written into the page, and the test fails.
  @Test(arguments: ["BroadcastAtNight", "TranslationReview", "CIGate", "BackendTests"])
  func `The commands of a guide print what it shows`(name: String) async throws {
    let guide = try Guide(name)
    #expect(guide.steps.count > 5)
    let run = try GuideRun.start()
    var outputs: [String] = []
    for step in guide.steps {
      let output = try await run.run(step.script)
      outputs.append(output.text)
      #expect(output.status == step.status, "\(step.script)\(output.text)")
      if let shown = step.output, shown != output.text {
        Issue.record(
          """
          \(name) shows something else for
          \(step.script)RECORD_GUIDES=1 writes this:
          \(output.text)
          """)
      }
    }
    if ProcessInfo.processInfo.environment["RECORD_GUIDES"] != nil { try guide.record(outputs) }
  }
}
