/// The hosts to which programs connect without a proxy (`NO_PROXY`).
struct ProxyExceptions {
  private static let loopback = ["localhost", "127.0.0.1", "::1"]

  /// Without those that would let a program past the emulator.
  private(set) var hosts: [String]

  /// `variables` are the user's own.
  init(_ variables: [String?]) {
    hosts = Self.loopback
    for variable in variables {
      for host in (variable ?? "").split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
        let host = String(host)
        guard Self.isPlain(host), !hosts.contains(host), !Self.covers(host) else { continue }
        hosts.append(host)
      }
    }
  }

  var variable: String { hosts.joined(separator: ",") }

  /// As Java writes them: `*.example|localhost`.
  var java: String {
    let own = ["localhost", "127.*", "[::1]"]
    let others = hosts.dropFirst(Self.loopback.count)
    return (own + others.map { $0.hasPrefix(".") ? "*\($0)" : $0 }).joined(separator: "|")
  }

  /// Whether all programs read it alike: of a star only the one at the start, and nothing that separates entries somewhere.
  private static func isPlain(_ entry: String) -> Bool {
    let name = entry.hasPrefix("*.") ? entry.dropFirst(2) : entry[...]
    return name.utf8.allSatisfy { byte in
      (0x30...0x3A).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || "-._[]/".utf8.contains(byte)
    }
  }

  /// Whether it stands for a host of Google's that the emulator answers for.
  private static func covers(_ entry: String) -> Bool {
    var name = entry.lowercased()[...]
    if let colon = name.firstIndex(of: ":") { name = name[..<colon] }
    name = name.drop { $0 == "*" || $0 == "." }
    // The root of all names, which some programs don't look at.
    while name.last == "." { name.removeLast() }
    guard !name.isEmpty else { return true }
    return (GoogleHosts.names + [GoogleHosts.metadata]).contains {
      $0 == name || $0.hasSuffix(".\(name)")
    }
  }
}
