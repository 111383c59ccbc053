/// What Firebase calls an Android app: `1:1234567890:android:0a1b2c3d4e5f67890`.
public struct AndroidAppID: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// `nil` for any other text.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 4, text.utf8.count <= 200, parts[0].allSatisfy(\.isASCIIDigit),
      parts[1].allSatisfy(\.isASCIIDigit), parts[2] == "android",
      parts[3].allSatisfy(\.isASCIIHexDigit), !parts.contains("")
    else { return nil }
    description = text
  }
}
