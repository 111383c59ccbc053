internal import ByteSearch

/// Which host names and addresses mean this machine.
enum LoopbackAddress {
  static func contains(_ host: String) -> Bool {
    host == "localhost" || isIPv4(host) || isIPv6(host)
  }

  /// `127.0.0.0/8` in the plain dotted form.
  ///
  /// `127.1` and octal parts are not taken, because
  /// resolvers read them differently.
  private static func isIPv4(_ host: String) -> Bool {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == "127" else { return false }
    return parts.allSatisfy { part in
      guard part.allSatisfy(\.isASCIIDigit), let number = UInt8(part) else { return false }
      return String(number) == part
    }
  }

  /// `::1` in any of its spellings, such as `0:0:0:0:0:0:0:1`.
  private static func isIPv6(_ host: String) -> Bool {
    guard host.contains(":"), !host.holds(":::"), !host.hasSuffix(":") else { return false }
    let groups = host.split(separator: ":").map { UInt16($0, radix: 16) }
    let isWhole = host.holds("::") ? groups.count < 8 : groups.count == 8
    return isWhole && groups.last == 1 && groups.dropLast().allSatisfy { $0 == 0 }
  }
}
