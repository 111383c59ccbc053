import FCMClient
import Testing

/// Intents, requests and failures as the tests of sending need them.
enum Sends {
  static func intent(
    _ kind: SendIntent.Kind = .send, at endpoint: FCMEndpoint = .google,
    payload: String = #"{"topic":"news"}"#
  ) throws -> SendIntent {
    SendIntent(
      kind: kind, profile: "prod", project: try #require(ProjectID("demo-shop")),
      endpoint: endpoint, account: "a@demo-shop.iam.gserviceaccount.com", target: "topic news",
      payloadHash: "abc", payload: payload)
  }

  /// A request in the only way in which one is made.
  static func request(
    _ kind: SendIntent.Kind, at endpoint: FCMEndpoint = .google,
    payload: String = #"{"topic":"news"}"#
  ) throws -> SendRequest {
    var attempt = try SendAttempt(try intent(kind, at: endpoint, payload: payload))
    _ = attempt.update(.started)
    return try request(attempt.update(.intentWritten(id: 7)))
  }

  /// The request that is to be transmitted, and nothing else.
  static func request(_ effects: [SendAttempt.Effect]) throws -> SendRequest {
    guard case .transmit(let request)? = effects.first, effects.count == 1 else {
      throw Unexpected(effects: effects)
    }
    return request
  }

  struct Unexpected: Error {
    var effects: [SendAttempt.Effect]
  }

  static let tooMany = SendFailure(
    code: .quotaExceeded, sentence: "FCM accepts no more messages for now", remedy: "wait",
    consequence: .refusedForNow, retryAfter: .seconds(30), status: 429)
  static let unreachable = SendFailure(
    code: .unreachable, sentence: "could not be reached", remedy: "check the network",
    consequence: .nothingLeft)
  static let unauthenticated = SendFailure(
    code: .unauthenticated, sentence: "FCM rejected the access token", remedy: "get another",
    consequence: .refused, status: 401)
  static let unavailable = SendFailure(
    code: .unavailable, sentence: "FCM is unavailable for now", remedy: "find out",
    consequence: .unknown, status: 503)
  static let invalid = SendFailure(
    code: .invalidArgument, sentence: "FCM refused the message", remedy: "correct it",
    consequence: .refused, status: 400)
  static let untrusted = SendFailure(
    code: .insecure, sentence: "no trusted TLS connection", remedy: "check the clock",
    consequence: .nothingLeft)
}
