import MessageLint
import Synchronization

/// What lint has found in the messages that someone has looked at: a page asks for the same ones again and again.
final class KnownFindings: Sendable {
  /// More than a page has rows; a message to many registrations is one text for each.
  private static let most = 2000

  private let find: @Sendable (String) -> [Finding]
  private let known = Mutex([String: [Finding]]())

  init(_ find: @escaping @Sendable (String) -> [Finding]) {
    self.find = find
  }

  func findings(in message: String) -> [Finding] {
    if let findings = known.withLock({ $0[message] }) { return findings }
    let findings = find(message)
    known.withLock { known in
      if known.count >= Self.most { known = [:] }
      known[message] = findings
    }
    return findings
  }
}
