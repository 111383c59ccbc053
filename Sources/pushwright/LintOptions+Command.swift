public import ArgumentParser
public import Commands
import FCMTransport
import Foundation
import MessageLint

/// `pushwright lint`: the verb with its clock and its network.
///
/// Its options are the command themselves. In a group of their own, ArgumentParser's checks in debug builds would go
/// through all groups below it many times, which takes 100 ms at each start.
extension LintOptions: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check drafts rule by rule and language by language.",
    discussion: """
      The one gate for CI. Exits 0 if nothing reaches --fail-on, 1 if something does, and 65 or \
      66 if a draft can't be read. To accept a finding, name it with a reason in the project \
      file under [[lint.suppress]], or beside the draft in NAME.pushwright.json.
      """)

  public func run() async throws {
    let now = Int(Date().timeIntervalSince1970)
    let lint = LintRun(self, now: now) { addresses in
      let settings = TransportSettings(environment: ProcessInfo.processInfo.environment)
      let probe = ImageProbe(settings: settings)
      let answers = await probe.answers(to: addresses)
      await probe.shutdown()
      return answers.mapValues(ImageAnswer.init)
    }
    try await lint.run()
  }
}

extension ImageAnswer {
  /// What the network has found out, as the linter takes it.
  init(_ answer: ImageProbe.Answer) {
    self.init(
      status: answer.status, failure: answer.failure, mediaType: answer.mediaType,
      byteCount: answer.byteCount)
  }
}
