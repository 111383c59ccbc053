import FCMClient

/// The one route of FCM v1: `/v1/projects/PROJECT/messages:send`.
enum SendRoute {
  /// The project in a path, whose characters may be percent-encoded (`messages%3Asend`); `nil` for
  /// every other path.
  static func project(in path: String) -> ProjectID? {
    let segments = path.split(separator: "/", omittingEmptySubsequences: false).map(percentDecoded)
    guard segments.count == 5, segments[0] == "", segments[1] == "v1", segments[2] == "projects",
      segments[4] == "messages:send"
    else { return nil }
    return segments[3].flatMap(ProjectID.init)
  }

  /// `nil` where a percent sign is followed by anything but two hexadecimal digits, or the bytes
  /// are no UTF-8.
  private static func percentDecoded(_ segment: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = segment.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(Substring(rest.prefix(2)))
      guard digits.count == 2, digits.allSatisfy(\.isHexDigit), let byte = UInt8(digits, radix: 16)
      else { return nil }
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
