import TextEncodings

/// One request on the way to a token.
///
/// The transport takes its parts; they can't be printed. Redirects must not be followed.
public struct TokenRequest: Hashable, Sendable, Unprintable {
  /// A header whose value may be secret.
  public struct Header: Hashable, Sendable {
    public var name: String
    public var value: Secret

    /// A header with that name and value.
    public init(name: String, value: Secret) {
      self.name = name
      self.value = value
    }
  }

  /// `GET` or `POST`.
  public let method: String
  public let url: TokenURL
  /// Every header but those of the transport itself.
  public let headers: [Header]
  /// The whole exchange, connecting and reading included.
  public let deadline: Duration
  package let body: Secret?

  init(
    _ method: String, _ url: TokenURL, headers: [Header] = [], body: String? = nil,
    deadline: Duration = .seconds(20)
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.deadline = deadline
    self.body = body.map(Secret.init)
  }

  /// What of the request a server must not be quoted with.
  var secrets: [String] {
    let fields = body?.text.split(whereSeparator: { "&=".contains($0) }).map(String.init) ?? []
    let values = headers.map(\.value.text).flatMap { $0.split(separator: " ").map(String.init) }
    let texts = (fields + fields.compactMap { PercentEncoding.decoding($0[...]) } + values).filter {
      $0.utf8.count >= 12
    }
    return texts.sorted { $0.utf8.count > $1.utf8.count }
  }

  /// Method and host.
  public var description: String { "\(method) \(url)" }

  /// `application/x-www-form-urlencoded`; a client's name and password go into a header, as RFC 6749
  /// (section 2.3.1) has it.
  static func form(
    _ url: TokenURL, _ fields: [(name: String, value: String)],
    client: (id: String, secret: Secret)? = nil
  ) -> TokenRequest {
    var headers = [
      Header(name: "Content-Type", value: Secret("application/x-www-form-urlencoded"))
    ]
    if let client {
      let pair = Base64.standard(Array("\(client.id):\(client.secret.text)".utf8))
      headers.append(Header(name: "Authorization", value: Secret("Basic " + pair)))
    }
    // Every reader of forms takes the unreserved characters as they are.
    let encoded = { PercentEncoding.encoding($0, keeping: PercentEncoding.isUnreserved) }
    let body = fields.map { encoded($0.name) + "=" + encoded($0.value) }
    return TokenRequest("POST", url, headers: headers, body: body.joined(separator: "&"))
  }
}
