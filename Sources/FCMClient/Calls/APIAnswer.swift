import PushMessages

/// What a server said to an ``APICall``.
public struct APIAnswer: Hashable, Sendable {
  public let status: Int
  public let headers: [HTTPHeader]
  public let body: [UInt8]
  /// The token that the call was made with, which no sentence may hold, whatever the server repeats.
  private let token: BearerToken?

  public init(
    status: Int, headers: [HTTPHeader] = [], body: [UInt8], sentWith token: BearerToken? = nil
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.token = token
  }

  /// The object of a success; `nil` if it isn't one, or repeats the access token.
  var object: JSONNode? {
    guard status == 200, token?.isPart(of: body) != true, let node = try? JSONNode(strict: body),
      node.members != nil, node["error"] == nil
    else { return nil }
    return node
  }

  /// The server's own words for a refusal; `nil` if the body has none.
  var remoteStatus: RemoteStatus? { RemoteStatus(body: body)?.hiding(token) }

  func hiding(_ text: String) -> String { token?.hidden(in: text) ?? text }
}
