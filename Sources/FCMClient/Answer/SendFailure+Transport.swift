import HarmlessText

extension SendFailure {
  /// No connection was made: the name is unknown, the port is closed, or no route leads there.
  ///
  /// The reason is what the system said, such as `connection refused`.
  package static func unreachable(_ request: SendRequest, because reason: String) -> SendFailure {
    SendFailure(
      code: .unreachable,
      sentence:
        "couldn't reach \(request.endpoint) (\(VisibleText.of(reason))); nothing left this machine",
      remedy: request.endpoint.isLoopback
        ? "start the emulator, or check the port"
        : "check the network and the endpoint, then try again",
      consequence: .nothingLeft)
  }

  /// The system lets this program open too few files for a connection.
  package static let tooFewFiles = SendFailure(
    code: .tooFewFiles, sentence: "too many files are open here; nothing left this machine",
    remedy: "raise the limit with ulimit -n, then try again", consequence: .nothingLeft)

  /// A server answers, but there is no trusted encrypted connection to it.
  package static func insecure(_ request: SendRequest, because reason: String) -> SendFailure {
    SendFailure(
      code: .insecure,
      sentence:
        "no trusted TLS connection to \(request.endpoint.host) (\(VisibleText.of(reason))); "
        + "nothing left this machine",
      remedy: "check the endpoint, the certificates of this machine and its clock",
      consequence: .nothingLeft)
  }

  /// The deadline passed after the connection was made.
  package static func timedOut(_ request: SendRequest) -> SendFailure {
    SendFailure(
      code: .timedOut,
      sentence: "\(request.answerer) didn't answer within \(request.deadline.inWords)",
      remedy: request.whenUnknown("try again"),
      consequence: .unknown)
  }

  /// The connection broke after the request was on its way.
  package static func interrupted(_ request: SendRequest, because reason: String) -> SendFailure {
    SendFailure(
      code: .interrupted,
      sentence:
        "the connection to \(request.endpoint) ended before the answer (\(VisibleText.of(reason)))",
      remedy: request.whenUnknown("try again"),
      consequence: .unknown)
  }

  /// The answer was longer than anything FCM says.
  package static func answerTooLong(_ request: SendRequest, limit: Int) -> SendFailure {
    SendFailure(
      code: .unreadableAnswer,
      sentence: "\(request.answerer) answered with more than \(limit) bytes, which FCM never does",
      remedy: request.whenUnknown("check the endpoint \(request.endpoint)"),
      consequence: .unknown)
  }

  /// The message was reviewed with another configuration than there is now; a sentence that says which.
  public static func configurationChanged(_ sentence: String) -> SendFailure {
    SendFailure(
      code: .configurationChanged, sentence: VisibleText.of(sentence),
      remedy: "nothing left this machine", consequence: .nothingLeft)
  }

  /// The project file needs a permission that it doesn't have, or no longer has.
  ///
  /// Both texts are as ``SendFailure`` wants them.
  public static func notAllowed(_ sentence: String, remedy: String) -> SendFailure {
    SendFailure(
      code: .notAllowed, sentence: VisibleText.of(sentence), remedy: remedy,
      consequence: .nothingLeft)
  }

  /// Another send, which the sender has not agreed to repeat, may have reached the same people; both texts are as
  /// ``SendFailure`` wants them.
  public static func sentBefore(_ sentence: String, remedy: String) -> SendFailure {
    SendFailure(
      code: .sentBefore, sentence: VisibleText.of(sentence), remedy: remedy,
      consequence: .nothingLeft)
  }

  /// The task that waited was canceled; `hasStarted` says whether bytes may have left before.
  package static func cancelled(_ request: SendRequest, hasStarted: Bool) -> SendFailure {
    SendFailure(
      code: .cancelled,
      sentence: "the request was canceled",
      remedy: hasStarted
        ? request.whenUnknown("try again") : "try again; nothing left this machine",
      consequence: hasStarted ? .unknown : .nothingLeft)
  }
}

extension Duration {
  /// `30 s`, or `250 ms` below a second.
  package var inWords: String {
    let (seconds, attoseconds) = components
    return seconds > 0 ? "\(seconds) s" : "\(attoseconds / 1_000_000_000_000_000) ms"
  }
}
