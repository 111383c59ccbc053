import ArgumentParser
import Commands
import FCMTransport
import Foundation
import MessageLint

/// `pushwright lint`: the verb with its clock and its network.
struct LintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Say what is wrong with drafts, rule by rule and language by language.",
    discussion: """
      The one gate for CI. Exits 0 where nothing reaches --fail-on, 1 where something does, and \
      65 or 66 where a draft cannot be read. A finding that is accepted is named in the project \
      file under [[lint.suppress]], or beside the draft in NAME.pushwright.json, with its reason.
      """)

  @OptionGroup var options: LintOptions

  func run() async throws {
    let now = Int(Date().timeIntervalSince1970)
    let lint = LintRun(options, now: now) { addresses, mayAskThisMachine in
      let probe = ImageProbe(mayAskThisMachine: mayAskThisMachine)
      let answers = await probe.answers(to: addresses)
      await probe.shutdown()
      return answers.mapValues(ImageAnswer.init)
    }
    try await lint.run()
  }
}
