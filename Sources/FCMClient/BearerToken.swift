/// An OAuth 2 access token which cannot be printed: not by interpolation, `dump`, reflection or a
/// log line.
public struct BearerToken: Hashable, Sendable {
  private let token: String
  /// What finds the token in a text; made once, because each answer is searched.
  private let redaction: Redaction

  /// White space around the token is dropped, since commands and files end theirs with a line
  /// break.
  ///
  /// `nil` if something is left that no bearer token may hold (RFC 6750, section 2.1), such
  /// as a line break that would begin another header.
  public init?(_ text: String) {
    let token = text.trimmingSpaces()
    let body = token.reversed().drop { $0 == "=" }
    let isToken = body.allSatisfy { $0.isASCIIAlphanumeric || "-._~+/".contains($0) }
    guard !body.isEmpty, isToken else { return nil }
    self.token = token
    redaction = Redaction([token], saying: Self.words)
  }

  public static func == (one: BearerToken, other: BearerToken) -> Bool { one.token == other.token }

  public func hash(into hasher: inout Hasher) { hasher.combine(token) }

  /// The same three words for every token.
  private static let words = "(access token)"

  /// The value of the `Authorization` header: the one place where the token may go.
  package var authorization: String { "Bearer " + token }

  /// Whether a body holds the token as it is; a short one, as for an emulator, may be a part of any word.
  func isPart(of body: [UInt8]) -> Bool {
    token.utf8.count >= Redaction.piece && body.firstRange(of: Array(token.utf8)) != nil
  }

  /// A text without the token, for what a server says back.
  package func hidden(in text: String) -> String {
    redaction.hiding(in: text)
  }
}

extension BearerToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The same three words for every token.
  public var description: String { Self.words }

  /// As secret as ``description``.
  public var debugDescription: String { description }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}

extension String {
  fileprivate func trimmingSpaces() -> String {
    let rest = drop(while: \.isWhitespace)
    return String(rest.reversed().drop(while: \.isWhitespace).reversed())
  }
}
