import FCMClient
import PushMessages
import Synchronization

/// FCM without a network: takes a request's parts and gives the answer FCM would give.
final class EmulatedFCM: Sendable {
  /// Google's front ends take more, but a message of 4096 bytes needs no more than this.
  static let longestBody = 1 << 20

  let accepted: AcceptedMessages
  private let requests = Mutex(0)
  private let tokens: TokenEndpoint?

  /// Without a token endpoint any bearer token is taken.
  init(
    tokens: TokenEndpoint? = nil, limits: EmulatorLimits = .standard,
    accepted: @escaping @Sendable (AcceptedMessage) -> Void = { _ in }
  ) {
    self.tokens = tokens
    self.accepted = AcceptedMessages(limits: limits, telling: accepted)
  }

  /// How many requests came to the route of `messages:send`, refused ones included.
  var requestCount: Int { requests.withLock(\.self) }

  func answer(
    path: String, authorization: String?, quotaProject: String? = nil, behavior: String? = nil,
    body: [UInt8]
  ) -> EmulatorAnswer {
    guard let project = SendRoute.project(in: path) else { return .notFound }
    requests.withLock { $0 += 1 }
    guard let token = Self.bearerToken(authorization) else { return .unauthenticated }
    if let refusal = tokens?.refusal(of: token, quotaProject: quotaProject) { return refusal }
    let request: JSONNode
    do {
      request = try JSONNode(strict: body)
    } catch {
      return .invalidJSON("Unexpected token: \(error).")
    }
    return answer(to: request, of: project, behavior: behavior)
  }

  private func answer(
    to request: JSONNode, of project: ProjectID, behavior: String?
  ) -> EmulatorAnswer {
    let violations = ShapeCheck.violations(in: request)
    guard violations.isEmpty else { return .invalidShape(violations) }
    guard let message = request["message"], message.kind != .null else {
      return .invalidMessage(
        Violation(field: "message", description: "The message is not set."))
    }
    let canonical = CanonicalNames.of(message, as: "Message")
    if let violation = MessageCheck.secondTarget(of: canonical) {
      return .invalidShape([violation])
    }
    if let violation = MessageCheck.violation(in: canonical) { return .invalidMessage(violation) }
    if MessageCheck.isUnregistered(canonical) { return .refusal(.unregistered, of: project) }
    let validateOnly = request["validate_only"] ?? request["validateOnly"]
    let isDryRun = validateOnly?.kind == .boolean(true) || validateOnly?.kind == .string("true")
    return AskedBehavior(header: behavior, message: canonical).answer(
      accept: {
        .accepted(accepted.append(JSONText.compact(message), of: project, isDryRun: isDryRun))
      },
      refuse: { .refusal($0, of: project) })
  }

  private static func bearerToken(_ authorization: String?) -> Substring? {
    guard let words = authorization?.split(separator: " "), words.count == 2,
      words[0].lowercased() == "bearer", BearerToken(String(words[1])) != nil
    else { return nil }
    return words[1]
  }
}
