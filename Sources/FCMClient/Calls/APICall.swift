/// One call of a Google API beside `messages:send`, complete but for the token.
///
/// Each of them may be made twice without harm: what is read changes nothing, and a topic that was added or removed is
/// added or removed once.
public struct APICall: Hashable, Sendable {
  public enum Method: String, Hashable, Sendable {
    case get = "GET"
    case post = "POST"
    case delete = "DELETE"
  }

  public let endpoint: FCMEndpoint
  public let method: Method
  /// Path and query, percent-encoded.
  public let target: String
  /// Empty for none.
  public let body: String
  /// How long the whole exchange may take, connecting and reading included.
  public let deadline: Duration

  init(
    _ method: Method, _ target: String, at endpoint: FCMEndpoint, body: String = "",
    deadline: Duration = .seconds(30)
  ) {
    self.endpoint = endpoint
    self.method = method
    self.target = target
    self.body = body
    self.deadline = deadline
  }

  /// Every header but those of the ``AccessToken``, which the transport adds.
  public var headers: [HTTPHeader] {
    [
      HTTPHeader(name: "Content-Type", value: "application/json; charset=utf-8"),
      HTTPHeader(name: "User-Agent", value: "pushwright"),
    ]
  }
}
