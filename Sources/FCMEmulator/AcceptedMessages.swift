import FCMClient
import Synchronization

/// The emulator's record of what it has accepted.
final class AcceptedMessages: Sendable {
  private let messages = Mutex<[AcceptedMessage]>([])
  private let tell: @Sendable (AcceptedMessage) -> Void

  /// Somebody is told of each message, one after the other.
  init(telling tell: @escaping @Sendable (AcceptedMessage) -> Void) {
    self.tell = tell
  }

  var all: [AcceptedMessage] { messages.withLock { $0 } }

  /// Records a message and gives it its name: for a send, sixteen hexadecimal digits that count up,
  /// so that a test can name the message it gets.
  func append(_ message: String, of project: ProjectID, isDryRun: Bool) -> AcceptedMessage {
    messages.withLock { messages in
      let sends = messages.count { !$0.isDryRun }
      let id = isDryRun ? "fake_message_id" : Self.id(UInt64(sends + 1))
      let accepted = AcceptedMessage(
        number: messages.count + 1, project: project,
        name: MessageName("projects/\(project)/messages/\(id)"), message: message,
        isDryRun: isDryRun)
      messages.append(accepted)
      tell(accepted)
      return accepted
    }
  }

  private static func id(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
