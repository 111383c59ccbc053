import FCMClient
import PushMessages
import Synchronization

/// FCM without a network: takes a request's parts and gives the answer FCM would give.
final class EmulatedFCM: Sendable {
  /// Google's front ends take more, but a message of 4096 bytes needs no more than this.
  static let longestBody = 1 << 20

  private let accepted = Mutex<UInt64>(0)

  func answer(path: String, authorization: String?, body: [UInt8]) -> EmulatorAnswer {
    guard let project = SendRoute.project(in: path) else { return .notFound }
    guard Self.isBearer(authorization) else { return .unauthenticated }
    let request: JSONNode
    do {
      request = try JSONNode(strict: body)
    } catch {
      return .invalidJSON("Unexpected token: \(error).")
    }
    return answer(to: request, of: project)
  }

  private func answer(to request: JSONNode, of project: ProjectID) -> EmulatorAnswer {
    let violations = ShapeCheck.violations(in: request)
    guard violations.isEmpty else { return .invalidShape(violations) }
    guard let message = request["message"], message.kind != .null else {
      return .invalidMessage(
        Violation(field: "message", description: "The message is not set."))
    }
    let canonical = CanonicalNames.of(message, as: "Message")
    if let violation = MessageCheck.violation(in: canonical) { return .invalidMessage(violation) }
    let validateOnly = request["validate_only"] ?? request["validateOnly"]
    let isDryRun = validateOnly?.kind == .boolean(true) || validateOnly?.kind == .string("true")
    return .accepted(project: project, id: isDryRun ? "fake_message_id" : nextID())
  }

  /// Sixteen hexadecimal digits that count up, so that a test can name the message it gets.
  private func nextID() -> String {
    let number = accepted.withLock { count in
      count += 1
      return count
    }
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func isBearer(_ authorization: String?) -> Bool {
    guard let words = authorization?.split(separator: " "), words.count == 2 else { return false }
    return words[0].lowercased() == "bearer" && BearerToken(String(words[1])) != nil
  }
}
