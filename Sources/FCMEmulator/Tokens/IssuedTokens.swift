import Synchronization

/// The access tokens that were issued, and what they are good for.
final class IssuedTokens: Sendable {
  /// What a token is good for.
  struct Grant: Sendable {
    var scopes: Set<String>
    /// Seconds since 1970.
    var expiry: Int
    /// A user's token needs a project whose quota it uses.
    var isOfUser: Bool

    private static let scopesOfFCM: Set = [
      "https://www.googleapis.com/auth/firebase.messaging",
      "https://www.googleapis.com/auth/cloud-platform",
    ]

    var isForFCM: Bool { !scopes.isDisjoint(with: Self.scopesOfFCM) }
  }

  private let grants = Mutex<[String: Grant]>([:])

  /// A token that nobody can guess, in the form of Google's.
  func issue(_ grant: Grant) -> String {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_"
    let token = "ya29.c." + String((0..<40).compactMap { _ in letters.randomElement() })
    grants.withLock { $0[token] = grant }
    return token
  }

  func grant(of token: Substring) -> Grant? { grants.withLock { $0[String(token)] } }
}
