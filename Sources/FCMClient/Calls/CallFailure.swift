import HarmlessText

/// Why a call brought nothing: what happened, what to do, and how far it reaches.
public struct CallFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the failure means for the other calls of a run, and for another attempt.
  public enum Reach: Hashable, Sendable {
    /// Only this call: the server refused it, and the next may go well.
    case call
    /// Our token was refused: another one may be taken.
    case token
    /// Every call would be refused alike.
    case run
    /// The server takes no more for now, and did nothing.
    case quota
    /// The server or the connection failed, and it may have been done.
    case unknown
    /// Something else than Google's API has answered, as it would every call: what it did with this one isn't known.
    case foreign
    /// Nothing left this machine.
    case nothingLeft
    /// The run ended before it was tried.
    case notTried
  }

  /// The kind, in the words that sends have for it.
  public var code: SendFailure.Code
  /// What happened, in lower case and without a full stop; safe to print.
  public var sentence: String
  /// What to do about it, in the same form.
  public var remedy: String
  public var reach: Reach
  /// How long the server asked to wait.
  public var retryAfter: Duration?
  /// The status of the answer; `nil` if none came.
  public var status: Int?

  /// A failure in the caller's own words, which must be safe to print.
  public init(
    _ code: SendFailure.Code, _ sentence: String, remedy: String, reach: Reach,
    retryAfter: Duration? = nil, status: Int? = nil
  ) {
    self.code = code
    self.sentence = sentence
    self.remedy = remedy
    self.reach = reach
    self.retryAfter = retryAfter
    self.status = status
  }

  /// Whether what was asked for may be done all the same.
  public var mayBeDone: Bool { reach == .unknown || reach == .foreign }

  /// Both sentences in one line.
  public var description: String { "\(sentence): \(remedy)" }

  /// There is no token for the call.
  public init(_ failure: CredentialFailure) {
    self.init(
      SendFailure.Code(failure.code), failure.sentence, remedy: failure.remedy, reach: .run)
  }

  /// The run ended without a word about the call.
  public static let unanswered = CallFailure(
    .interrupted, "there was no answer", remedy: "try again", reach: .unknown)

  /// The system lets this program open too few files for a connection.
  package static let tooFewFiles = CallFailure(CredentialFailure.tooFewFiles)

  /// The run was ended by `stop` before this call was made.
  public static func notTried(_ stop: CallFailure?) -> CallFailure {
    CallFailure(
      stop?.code ?? .cancelled, "not tried: \(stop?.sentence ?? "the run was given up")",
      remedy: stop?.remedy ?? "start it again", reach: .notTried)
  }
}

extension CallFailure {
  /// What the network says about a call.
  package static func network(_ code: SendFailure.Code, _ sentence: String, hasLeft: Bool)
    -> CallFailure
  {
    CallFailure(
      code, VisibleText.of(hasLeft ? sentence : "\(sentence), nothing left this machine"),
      remedy: code == .insecure
        ? "check the endpoint, the certificates of this machine and its clock"
        : "check the network and the endpoint, then try again",
      reach: code == .insecure || code == .cancelled && !hasLeft
        ? .run : hasLeft ? .unknown : .nothingLeft)
  }
}
