/// The hosts of Google's that the emulator answers for.
public enum GoogleHosts {
  /// Those that an Admin SDK, or a program that sends without one, talks to.
  ///
  /// `iamcredentials` is asked beside the first token, and gets 404 as its answer.
  public static let names = [
    "fcm.googleapis.com", "fcm.mtls.googleapis.com", "fcmdata.googleapis.com",
    "iid.googleapis.com", "oauth2.googleapis.com", "iamcredentials.googleapis.com",
  ]

  /// Where programs without a key file look for one, in plain HTTP.
  static let metadata = "metadata.google.internal"

  /// The host of `HOST:443`, if the emulator answers for it.
  static func answered(authority: String) -> String? {
    let parts = authority.lowercased().split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1] == "443" else { return nil }
    let host = parts[0].hasSuffix(".") ? parts[0].dropLast() : parts[0]
    return names.first { $0 == host }
  }
}
