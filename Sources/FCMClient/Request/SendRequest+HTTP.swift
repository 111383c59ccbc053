import PushMessages

extension SendRequest {
  /// The only method of the API.
  public var method: String { "POST" }

  /// `/v1/projects/PROJECT/messages:send`.
  public var path: String { "/v1/projects/\(project)/messages:send" }

  /// Endpoint and path.
  public var url: String { endpoint.description + path }

  /// Every header but those of the ``AccessToken``, which the transport adds.
  public var headers: [HTTPHeader] {
    [
      HTTPHeader(name: "Content-Type", value: "application/json; charset=utf-8"),
      HTTPHeader(name: "User-Agent", value: "pushwright"),
    ]
  }

  /// The body, in which the message stands exactly as it was written.
  public var body: String { Self.body(of: messageText, isDryRun: isDryRun) }

  /// The body of a request for a message that is one JSON object, to look at or to copy.
  public static func body(of messageText: String, isDryRun: Bool) -> String {
    "{\"message\":" + messageText + (isDryRun ? ",\"validate_only\":true}" : "}")
  }
}
