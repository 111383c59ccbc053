import FCMClient
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
    /// The project of the service account that has it.
    var project: ProjectID? = nil

    private static let scopesOfFCM: Set = [
      "https://www.googleapis.com/auth/firebase.messaging",
      "https://www.googleapis.com/auth/cloud-platform",
    ]

    /// Delivery data is read with nothing less than all of Google's cloud.
    var isForData: Bool { scopes.contains("https://www.googleapis.com/auth/cloud-platform") }

    var isForFCM: Bool { !scopes.isDisjoint(with: Self.scopesOfFCM) }
  }

  fileprivate struct Grants {
    var ofToken: [String: Grant] = [:]
    /// The tokens in the order in which they were issued, as a ring.
    var tokens: [String] = []
    var oldest = 0
  }

  private let grants = Mutex(Grants())

  /// A token that can't be guessed, in the form of Google's.
  func issue(_ grant: Grant) -> String {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_"
    let token = "ya29.c." + String((0..<40).compactMap { _ in letters.randomElement() })
    grants.withLock { $0.add(token, grant) }
    return token
  }

  func grant(of token: Substring) -> Grant? { grants.withLock { $0.ofToken[String(token)] } }
}

extension IssuedTokens.Grants {
  /// The oldest token goes where there are too many.
  fileprivate mutating func add(_ token: String, _ grant: IssuedTokens.Grant) {
    ofToken[token] = grant
    guard tokens.count == EmulatorLimits.issuedTokens else { return tokens.append(token) }
    ofToken[tokens[oldest]] = nil
    tokens[oldest] = token
    oldest = (oldest + 1) % tokens.count
  }
}
