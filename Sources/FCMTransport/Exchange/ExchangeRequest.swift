public import FCMClient

/// A small HTTP request with secrets in it: to a token endpoint, or to the metadata server.
///
/// It cannot be printed: only its method, scheme and host are in its description.
public struct ExchangeRequest: Hashable, Sendable {
  /// `GET`, `POST`.
  public var method: String
  /// Where it goes.
  public var url: ExchangeURL
  /// Every header but `Host` and `Content-Length`.
  public var headers: [HTTPHeader]
  /// Empty for none.
  public var body: [UInt8]
  /// The most bytes that the answer's body may have.
  public var limit: Int
  /// How long the whole exchange may take, connecting and reading included.
  public var deadline: Duration

  /// A request; answers of token endpoints have some thousand bytes.
  public init(
    method: String = "GET", url: ExchangeURL, headers: [HTTPHeader] = [], body: [UInt8] = [],
    limit: Int = 1 << 16, deadline: Duration = .seconds(30)
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
    self.limit = limit
    self.deadline = deadline
  }
}

extension ExchangeRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
  /// Such as `POST https://oauth2.googleapis.com`.
  public var description: String { "\(method) \(url)" }

  /// As secret as ``description``.
  public var debugDescription: String { description }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
