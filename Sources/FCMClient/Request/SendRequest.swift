import PushMessages

/// One `messages:send` request, checked and complete but for the token; the only way to bytes.
///
/// Whoever holds a value of this type need not check anything again: the project cannot leave its
/// place in the path, the message cannot leave its place in the body, and nothing but a dry-run
/// goes to an endpoint that is not on this machine.
public struct SendRequest: Hashable, Sendable {
  /// Where the request goes.
  public let endpoint: FCMEndpoint
  /// Whose message it is.
  public let project: ProjectID
  /// The value of `message` in the characters that the document holds.
  public let messageText: String
  /// Whether the body says `validate_only`: FCM checks the message and delivers nothing.
  public let isDryRun: Bool
  /// How long the whole exchange may take, connecting and reading included.
  ///
  /// Google asks for 10
  /// seconds or more.
  public let deadline: Duration
  /// The message as read, by which an answer's places are mapped to keys.
  let message: JSONNode

  /// Checks everything that can be checked without the network.
  ///
  /// The message's text is one JSON object, strict JSON, without the `{"message": …}` around it.
  public init(
    endpoint: FCMEndpoint = .google,
    project: String,
    messageText: String,
    isDryRun: Bool,
    deadline: Duration = .seconds(30)
  ) throws(RefusedSend) {
    guard isDryRun || endpoint.isLoopback else { throw .notJournalled }
    guard let project = ProjectID(project) else { throw .invalidProject(project) }
    self.message = try Self.readMessage(messageText)
    self.endpoint = endpoint
    self.project = project
    self.messageText = messageText
    self.isDryRun = isDryRun
    self.deadline = deadline
  }

  /// Being strict is what keeps the message in its place in the body, where it could otherwise undo `validate_only`.
  private static func readMessage(_ text: String) throws(RefusedSend) -> JSONNode {
    let node: JSONNode
    do {
      node = try JSONNode(strict: text)
    } catch {
      throw .invalidMessage(VisibleText.of(error.description))
    }
    guard node.members != nil else { throw .invalidMessage("it begins with no brace") }
    return node
  }
}
