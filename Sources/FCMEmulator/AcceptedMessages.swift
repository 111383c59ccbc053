import FCMClient
import Synchronization
import TextEncodings

/// The emulator's record of what it has accepted: counts of everything, and the newest messages.
///
/// An emulator runs for days beside a test rig; what it holds has a limit.
final class AcceptedMessages: Sendable {
  fileprivate struct Record {
    var newest: [AcceptedMessage] = []
    /// The oldest of ``newest``; those before it are forgotten, and cut off together.
    var first = 0
    var byteCount = 0
    var count = 0
    var sendCount = 0
  }

  private let record = Mutex(Record())
  private let limits: EmulatorLimits
  private let tell: @Sendable (AcceptedMessage) -> Void

  /// `tell` is called for each message, one after the other.
  init(
    limits: EmulatorLimits = .standard, telling tell: @escaping @Sendable (AcceptedMessage) -> Void
  ) {
    self.limits = limits
    self.tell = tell
  }

  /// The newest, in their order.
  var all: [AcceptedMessage] { record.withLock { Array($0.newest[$0.first...]) } }

  /// One of the newest by its number; `nil` if it is forgotten.
  func message(_ number: Int) -> AcceptedMessage? {
    record.withLock { record in
      guard let newest = record.newest.last?.number, number <= newest else { return nil }
      let index = record.newest.count - 1 - (newest - number)
      return index >= record.first ? record.newest[index] : nil
    }
  }

  /// The newest, and how many there were: all, and those that weren't dry runs.
  var kept: (messages: [AcceptedMessage], count: Int, sendCount: Int) {
    record.withLock { (Array($0.newest[$0.first...]), $0.count, $0.sendCount) }
  }

  /// Begins with the messages of an earlier run.
  func restore(_ messages: [AcceptedMessage], count: Int, sendCount: Int) {
    record.withLock { record in
      record = Record(newest: messages, count: count, sendCount: sendCount)
      record.byteCount = messages.reduce(0) { $0 + $1.message.utf8.count }
      record.forget(beyond: limits)
    }
  }

  /// Forgets all messages; the counts go on.
  func clear() {
    record.withLock { record in
      record.newest = []
      record.first = 0
      record.byteCount = 0
    }
  }

  /// Records a message and gives it its name: for a send, sixteen hexadecimal digits that count up,
  /// so that a test can name the message it gets.
  func append(
    _ message: String, of project: ProjectID, isDryRun: Bool,
    to target: AcceptedMessage.Target? = nil, at time: Int = 0
  ) -> AcceptedMessage {
    record.withLock { record in
      record.count += 1
      if !isDryRun { record.sendCount += 1 }
      let id = isDryRun ? "fake_message_id" : Hexadecimal.digits(of: UInt64(record.sendCount))
      let accepted = AcceptedMessage(
        number: record.count, project: project, target: target, time: time,
        name: MessageName("projects/\(project)/messages/\(id)"), message: message,
        isDryRun: isDryRun)
      record.newest.append(accepted)
      record.byteCount += message.utf8.count
      record.forget(beyond: limits)
      tell(accepted)
      return accepted
    }
  }
}

extension AcceptedMessages.Record {
  /// The newest stays, whatever its size.
  fileprivate mutating func forget(beyond limits: EmulatorLimits) {
    while newest.count - first > 1,
      newest.count - first > limits.messages || byteCount > limits.messageBytes
    {
      byteCount -= newest[first].message.utf8.count
      first += 1
    }
    guard first > limits.messages else { return }
    newest.removeFirst(first)
    first = 0
  }
}
