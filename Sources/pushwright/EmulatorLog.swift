import Commands
import Dispatch
import FCMClient
import FCMEmulator
import PushMessages
import Synchronization

/// Prints what `pushwright emulator` accepts: a JSON object a line, each whole before the message is answered.
///
/// A reader that does not read holds up one answer for a second and no other, and never the end of the program.
final class EmulatorLog: Sendable {
  /// So many lines wait for a reader.
  private static let limit = 1000

  private let queue = DispatchQueue(label: "pushwright.emulator-log")
  private let waiting = Mutex(0)
  private let failed: @Sendable (CommandFailure) -> Void

  /// `failed` hears why a line could not be written; more than once if there are more.
  init(failed: @escaping @Sendable (CommandFailure) -> Void) {
    self.failed = failed
  }

  func write(_ endpoint: FCMEndpoint, tokenURL: String?) {
    let members = [("endpoint", "\(endpoint)"), ("token_uri", tokenURL)]
    write(members.compactMap { key, text in text.map { JSONValue.Member(key, .string($0)) } })
  }

  func write(_ message: AcceptedMessage) {
    let value = (try? JSONNode(strict: message.message)).map(JSONValue.init)
    write([
      JSONValue.Member("number", .number("\(message.number)")),
      JSONValue.Member("project", .string("\(message.project)")),
      JSONValue.Member("name", .string("\(message.name)")),
      JSONValue.Member("dry_run", .boolean(message.isDryRun)),
      JSONValue.Member("message", value ?? .string(message.message)),
    ])
  }

  private func write(_ members: [JSONValue.Member]) {
    let line = JSONText.compact(JSONValue.object(members)) + "\n"
    let count = waiting.withLock { count in
      count += 1
      return count
    }
    guard count <= Self.limit else {
      waiting.withLock { $0 -= 1 }
      let sentence = "nothing has read the last \(Self.limit) lines of standard output"
      return failed(CommandFailure(.outputFailed, sentence))
    }
    let written = DispatchSemaphore(value: 0)
    queue.async { [self] in
      do throws(CommandFailure) {
        try StandardOutput.write(line)
      } catch {
        failed(error)
      }
      waiting.withLock { $0 -= 1 }
      written.signal()
    }
    // Where others wait already, the reader has had its second.
    if count == 1 { _ = written.wait(timeout: .now() + .seconds(1)) }
  }
}
