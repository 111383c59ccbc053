internal import FCMClient
internal import JWTKit
internal import TextEncodings

/// Signs the assertions of a service account with RS256, the one algorithm that Google's token
/// endpoint takes.
///
/// It knows nothing of claims: the caller makes header and claims and passes them as JSON.
public struct ServiceAccountSigner: Sendable {
  /// Why nothing could be signed, as a sentence that says what to do and holds nothing of the key.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// Lower-case, without a full stop.
    public let description: String

    static let unreadableKey = Self(
      description:
        "the private key isn't an RSA key in PEM of 2048 bits or more: create a new key for the account"
    )

    static let refused = Self(
      description: "the private key can't sign anything: create a new key for the account")
  }

  private let key: Insecure.RSA.PrivateKey

  /// Reads the key once.
  ///
  /// PKCS #8 (`PRIVATE KEY`) and PKCS #1 (`RSA PRIVATE KEY`) are both read.
  public init(_ privateKey: PrivateKeyPEM) throws(Failure) {
    do {
      key = try Insecure.RSA.PrivateKey(pem: privateKey.text)
    } catch {
      throw .unreadableKey
    }
  }

  /// A JSON Web Token in its compact form, `HEADER.CLAIMS.SIGNATURE`.
  ///
  /// Both JSON texts are signed in the bytes given; the header has to say `"alg":"RS256"`.
  public func sign(header: [UInt8], claims: [UInt8]) async throws(Failure)
    -> String
  {
    let input = Base64.url(header) + "." + Base64.url(claims)
    return input + "." + Base64.url(try await signature(of: Array(input.utf8)))
  }

  /// The signature alone, of `HEADER.CLAIMS` as it stands.
  public func signature(of input: [UInt8]) async throws(Failure) -> [UInt8] {
    do {
      let algorithm = try await JWTKeyCollection()
        .add(rsa: key, digestAlgorithm: .sha256).getKey()
      return Array(try algorithm.sign(input))
    } catch {
      throw .refused
    }
  }
}

extension ServiceAccountSigner: CustomStringConvertible, CustomReflectable {
  /// The same words for every key.
  public var description: String { "(private key)" }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
