import ByteSearch
import HarmlessText

/// A service account whose rights another account uses (`generateAccessToken` of IAM).
public struct Impersonation: Hashable, Sendable {
  /// Ends in `:generateAccessToken`.
  public var url: TokenURL
  /// Accounts in between, each of which may use the next one's rights.
  public var delegates: [String] = []
  /// In seconds.
  public var lifetime = 3600

  /// The account's address, which stands in the URL: `…/serviceAccounts/EMAIL:generateAccessToken`.
  public var email: String? {
    guard let start = url.text.firstBytes(of: "/serviceAccounts/"),
      let end = url.text[start.upperBound...].lastByte(":")
    else { return nil }
    let email = url.text[start.upperBound..<end]
    return email.isEmpty ? nil : VisibleText.of(email.replacing("%40", with: "@"))
  }
}
