internal import ByteSearch
internal import NIOCore

/// From where an address can be reached: a server in the public internet, this machine, or something inside a network that
/// a stranger's draft must not make us ask.
enum AddressReach: Hashable {
  case everywhere
  case thisMachine
  case inside

  /// `own` are the addresses of this machine, which may be public ones.
  init(_ address: SocketAddress, own: Set<String> = []) {
    let text = address.ipAddress ?? ""
    guard !own.contains(text) else {
      self = .thisMachine
      return
    }
    switch address {
    case .v4: self = Self.ofIPv4(text, own)
    case .v6: self = Self.bytes(ofIPv6: text).map { Self.ofIPv6($0, own) } ?? .inside
    case .unixDomainSocket: self = .inside
    }
  }

  /// The addresses that this machine has now.
  static var own: Set<String> {
    Set(((try? System.enumerateDevices()) ?? []).compactMap(\.address?.ipAddress))
  }

  /// Networks that are not the public internet (IANA's registry of special-purpose addresses).
  private static let insideRanges = [
    "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24",
    "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24",
    "203.0.113.0/24", "224.0.0.0/3",
  ].compactMap(IPv4Range.init)

  private static let loopback = IPv4Range("127.0.0.0/8")

  private static func ofIPv4(_ text: String, _ own: Set<String>) -> AddressReach {
    if own.contains(text) || loopback?.contains(text) == true { return .thisMachine }
    return insideRanges.contains { $0.contains(text) } ? .inside : .everywhere
  }

  private static func ofIPv6(_ bytes: [UInt8], _ own: Set<String>) -> AddressReach {
    guard bytes.count == 16 else { return .inside }
    if bytes == Array(repeating: 0, count: 15) + [1] { return .thisMachine }
    // An IPv4 address as IPv6 writes it, and as a translator to IPv4 takes it.
    let embeddings: [[UInt8]] = [
      Array(repeating: 0, count: 10) + [0xFF, 0xFF],
      [0x00, 0x64, 0xFF, 0x9B] + Array(repeating: 0, count: 8),
    ]
    if embeddings.contains(Array(bytes.prefix(12))) {
      return ofIPv4(bytes.suffix(4).map(String.init).joined(separator: "."), own)
    }
    // Only 2000::/3 is given out; in it are tunnels and examples.
    guard bytes.first.map({ $0 & 0xE0 == 0x20 }) == true else { return .inside }
    let isSpecial =
      bytes.starts(with: [0x20, 0x02]) || bytes.starts(with: [0x20, 0x01, 0x0D, 0xB8])
      || (bytes.starts(with: [0x20, 0x01]) && bytes[2] < 2)
      || (bytes.starts(with: [0x3F, 0xFF]) && bytes[2] < 0x10)
    return isSpecial ? .inside : .everywhere
  }

  /// The 16 bytes of an address as the system writes it: `::ffff:10.0.0.1`, `fe80::1%eth0`.
  private static func bytes(ofIPv6 text: String) -> [UInt8]? {
    let text = text.prefix { $0 != "%" }
    guard let gap = text.firstBytes(of: "::") else { return groups(text) }
    guard let front = groups(text[..<gap.lowerBound]), let back = groups(text[gap.upperBound...])
    else { return nil }
    let missing = 16 - front.count - back.count
    return missing > 0 ? front + Array(repeating: 0, count: missing) + back : nil
  }

  private static func groups(_ text: Substring) -> [UInt8]? {
    var bytes: [UInt8] = []
    for group in text.split(separator: ":") {
      if group.contains(".") {
        bytes += group.split(separator: ".").compactMap { UInt8($0) }
      } else if let number = UInt16(group, radix: 16) {
        bytes += [UInt8(number >> 8), UInt8(number & 0xFF)]
      } else {
        return nil
      }
    }
    return bytes
  }
}
