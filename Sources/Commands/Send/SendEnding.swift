internal import ArgumentParser
internal import FCMClient
internal import SendPolicy

/// How `send` ends: for people on standard error, for scripts as a status and a last line.
struct SendEnding: Hashable, Sendable {
  var status: Int32
  /// `SENT projects/…/messages/…`, `NOT SENT (dry-run)`, `NOT SENT` or `OUTCOME UNKNOWN`.
  var lastLine: String
  /// A sentence each.
  var narration: [String]

  init(status: SendExitStatus, lastLine: String, narration: [String]) {
    self.status = status.rawValue
    self.lastLine = lastLine
    self.narration = narration
  }

  init(_ result: SendResult, of intent: SendIntent) {
    status = SendExitStatus(result, of: intent.kind).rawValue
    lastLine = result.lastLine(of: intent.kind)
    narration = result.sentences(of: intent)
  }

  private init(status: Int32, _ narration: String, isDryRun: Bool) {
    self.status = status
    lastLine = isDryRun ? "NOT SENT (dry-run)" : "NOT SENT"
    self.narration = [narration]
  }

  init(_ refusal: SendRefusal, isDryRun: Bool = false) {
    self.init(status: refusal.status.rawValue, refusal.description, isDryRun: isDryRun)
  }

  init(_ failure: CommandFailure, isDryRun: Bool) {
    self.init(status: failure.status.rawValue, failure.sentence, isDryRun: isDryRun)
  }

  init(_ refused: RefusedSend, isDryRun: Bool) {
    let status = SendExitStatus.unreadableInput.rawValue
    self.init(status: status, refused.description, isDryRun: isDryRun)
  }

  /// Prints it; `decided` hears the status before.
  ///
  /// - Throws: `ExitCode` unless all went well.
  func say(decided: @Sendable (_ status: Int32) -> Void) throws {
    decided(status)
    for sentence in narration { Narration.say(sentence) }
    do throws(CommandFailure) {
      try StandardOutput.write(lastLine + "\n")
    } catch {
      // What happened to the message counts for more than where it can be said.
      Narration.say(lastLine)
      let failed = error.narrated()
      if status == 0 { throw failed }
    }
    if status != 0 { throw ExitCode(status) }
  }

  /// The person at the terminal did not confirm.
  static let notConfirmed = SendEnding(
    status: SendExitStatus.interrupted.rawValue, "not confirmed, nothing was sent", isDryRun: false)
}
