import HarmlessText

/// The server inside Google's cloud that knows the machine's service account.
public struct MetadataServer: Hashable, Sendable {
  public static let standardHost = "metadata.google.internal"

  private let base: String

  /// `HOST[:PORT]`; `nil` if it isn't a host.
  public init?(host: String) {
    base = "http://\(host)/computeMetadata/v1/"
    guard TokenURL(base) != nil, !host.contains("/") else { return nil }
  }

  /// Gives a token of the machine's account.
  public var tokenRequest: TokenRequest? {
    request("instance/service-accounts/default/token")
  }

  /// Gives the address of the machine's account.
  public var emailRequest: TokenRequest? {
    request("instance/service-accounts/default/email")
  }

  /// Gives the id of the machine's project.
  public var projectRequest: TokenRequest? { request("project/project-id") }

  /// Outside Google's cloud no server answers, so the wait is short.
  private func request(_ path: String) -> TokenRequest? {
    TokenURL(base + path).map { url in
      let flavor = TokenRequest.Header(name: "Metadata-Flavor", value: Secret("Google"))
      return TokenRequest("GET", url, headers: [flavor], deadline: .seconds(3))
    }
  }

  /// The one line of an answer; `nil` if another server answers, such as a captive portal.
  public static func text(status: Int, headers: [HTTPHeader], body: [UInt8]) -> String? {
    guard status == 200, isGenuine(headers),
      let text = String(validating: body, as: UTF8.self), text.utf8.count < 256
    else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.count == 1 ? VisibleText.of(words[0]) : nil
  }

  static func isGenuine(_ headers: [HTTPHeader]) -> Bool {
    headers["metadata-flavor"]?.lowercased() == "google"
  }
}
