import PushMessages

/// One `messages:send` request, checked and complete but for the token; the only way to bytes.
///
/// A value of this type needs no further checks: the project can't leave its place in the path, the
/// message can't leave its place in the body, and unless it is a dry run, the journal holds its intent.
public struct SendRequest: Hashable, Sendable {
  /// Where the request goes.
  public var endpoint: FCMEndpoint { draft.endpoint }
  /// Whose message it is.
  public var project: ProjectID { draft.project }
  /// The value of `message` in the characters that the document holds.
  public var messageText: String { draft.messageText }
  /// Whether the body says `validate_only`: FCM checks the message and delivers nothing.
  public var isDryRun: Bool { written == nil }
  /// How long the whole exchange may take, connecting and reading included.
  ///
  /// Google asks for 10
  /// seconds or more.
  public var deadline: Duration { draft.deadline }
  /// The message as read, by which an answer's places are mapped to keys.
  var message: JSONNode { draft.message }

  private let draft: Draft
  /// `nil` for a dry-run only.
  private let written: WrittenIntent?

  /// A request for FCM's opinion of a message, which delivers nothing.
  ///
  /// The message's text is one JSON object, strict JSON, without the `{"message": …}` around it.
  public static func dryRun(
    endpoint: FCMEndpoint = .google,
    project: String,
    messageText: String,
    deadline: Duration = .seconds(30)
  ) throws(RefusedSend) -> SendRequest {
    guard let project = ProjectID(project) else { throw .invalidProject(project) }
    let draft = try Draft(
      endpoint: endpoint, project: project, messageText: messageText, deadline: deadline)
    return SendRequest(validating: draft)
  }

  init(validating draft: Draft) {
    self.draft = draft
    written = nil
  }

  /// The only way to a request that delivers something.
  init(sending draft: Draft, _ written: WrittenIntent) {
    self.draft = draft
    self.written = written
  }
}

extension SendRequest {
  var answerer: String { endpoint.answerer }

  var hasCondition: Bool { message["condition"]?.string?.isEmpty == false }

  /// The remedy if it is unknown whether the message was accepted.
  func whenUnknown(_ remedy: String) -> String {
    isDryRun
      ? "\(remedy); nothing was delivered, because it was a dry run"
      : "the message may have been delivered: \(ResendAdvice.words(for: message))"
  }
}
