import FCMClient
import Testing

/// A behavior of the emulator, and what a client makes of it.
struct BehaviorCase: CustomTestStringConvertible {
  var name: String
  var code: SendFailure.Code
  var status: Int?
  var consequence: SendFailure.Consequence
  var retryAfter: Int?
  /// Whether the emulator has accepted the message all the same.
  var isAccepted = false

  var testDescription: String { name }

  static let refusals = [
    Self("unregistered", .unregistered, 404, .refused),
    Self("quota-exceeded", .quotaExceeded, 429, .refusedForNow, retryAfter: 60),
    Self("quota-exceeded-7", .quotaExceeded, 429, .refusedForNow, retryAfter: 7),
    Self("unauthenticated", .unauthenticated, 401, .refused),
    Self("sender-id-mismatch", .senderIDMismatch, 403, .refused),
    Self("permission-denied", .permissionDenied, 403, .refused),
    Self("unknown-project", .notFound, 404, .refused),
    Self("internal", .internalError, 500, .unknown),
    Self("unavailable", .unavailable, 503, .unknown),
    Self("unavailable-30", .unavailable, 503, .unknown, retryAfter: 30),
    Self("no-such-behavior", .invalidArgument, 400, .refused),
    Self("slow", .invalidArgument, 400, .refused),
    Self("internal-3", .invalidArgument, 400, .refused),
  ]

  static let cuts = [
    Self("cut-before-reading", .interrupted, nil, .unknown),
    Self("cut-before-answering", .interrupted, nil, .unknown, isAccepted: true),
    Self("cut-while-answering", .interrupted, nil, .unknown, isAccepted: true),
    Self("empty-answer", .unreadableAnswer, 200, .unknown, isAccepted: true),
    Self("nameless-answer", .unreadableAnswer, 200, .unknown, isAccepted: true),
    Self("slow-30", .timedOut, nil, .unknown, isAccepted: true),
  ]

  private init(
    _ name: String, _ code: SendFailure.Code, _ status: Int?,
    _ consequence: SendFailure.Consequence, retryAfter: Int? = nil, isAccepted: Bool = false
  ) {
    self.name = name
    self.code = code
    self.status = status
    self.consequence = consequence
    self.retryAfter = retryAfter
    self.isAccepted = isAccepted
  }
}
