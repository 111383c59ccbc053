/// Why a message was not accepted: what happened, what to do, and whether the message may have been taken.
public struct SendFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind, for decisions; the sentences are for people.
  public var code: Code
  /// What happened, in lower case (but for names such as FCM) and without a full stop; safe to
  /// print.
  public var sentence: String
  /// What to do about it, in the same form.
  public var remedy: String
  /// What is known about the message itself.
  public var consequence: Consequence
  /// The first place FCM complained about, such as `message.data.order_id`.
  public var field: String?
  /// Every complaint, in FCM's own words.
  public var violations: [FieldViolation]
  /// How long FCM asked to wait before the next request.
  public var retryAfter: Duration?
  /// Whether a refusal for now is about the message's own target, and others may be sent meanwhile.
  public var isOfOneTarget = false
  /// The status of the answer; `nil` if none came.
  public var status: Int?

  /// A failure in the caller's own words, which must be safe to print.
  public init(
    code: Code,
    sentence: String,
    remedy: String,
    consequence: Consequence,
    field: String? = nil,
    violations: [FieldViolation] = [],
    retryAfter: Duration? = nil,
    status: Int? = nil
  ) {
    self.code = code
    self.sentence = sentence
    self.remedy = remedy
    self.consequence = consequence
    self.field = field
    self.violations = violations
    self.retryAfter = retryAfter
    self.status = status
  }

  /// Both sentences in one line.
  public var description: String { "\(sentence): \(remedy)" }

  /// Whether the message may have been taken, which decides about retries and the exit status.
  public enum Consequence: Hashable, Sendable {
    /// Not one byte of the message left this machine.
    case nothingLeft
    /// The server answered that it did not take the message.
    case refused
    /// The server took nothing now and says that the same request may succeed later.
    case refusedForNow
    /// The message may have been taken: only harmless for a dry-run.
    case unknown
  }
}

extension SendFailure.Code {
  /// No access token was available, so no request was made.
  public static let withoutToken = Self(description: "no access token")
  /// The server that gives the access token wasn't reached, so no request was made.
  public static let tokenUnreachable = Self(description: "token server unreachable")

  /// The kind of what a send or another call is without its token.
  package init(_ failure: CredentialFailure.Code) {
    self =
      switch failure {
      case .tooFewFiles: .tooFewFiles
      case .unreachable: .tokenUnreachable
      default: .withoutToken
      }
  }
}

extension SendFailure {
  /// A send that wasn't begun because there is no token for it.
  public init(_ failure: CredentialFailure) {
    self.init(
      code: Code(failure.code), sentence: failure.sentence, remedy: failure.remedy,
      consequence: .nothingLeft)
  }
}
