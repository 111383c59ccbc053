/// A range of IPv4 addresses such as `10.0.0.0/8`.
struct IPv4Range: Hashable {
  private var network: UInt32
  private var mask: UInt32

  /// `nil` for a text of another form.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let address = Self.address(parts[0]),
      let length = Int(parts[1]), (0...32).contains(length)
    else { return nil }
    mask = length == 0 ? 0 : UInt32.max << UInt32(32 - length)
    network = address & mask
  }

  func contains(_ host: String) -> Bool {
    Self.address(host[...]).map { $0 & mask == network } ?? false
  }

  private static func address(_ text: Substring) -> UInt32? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    guard parts.count == 4 else { return nil }
    return parts.reduce(UInt32?(0)) { sum, part in
      guard let sum, let part else { return nil }
      return sum << 8 | UInt32(part)
    }
  }
}
