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
        if !hosts.contains(host), !Self.covers(host) { hosts.append(host) }
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

  /// Whether it stands for a host of Google's that the emulator answers for.
  private static func covers(_ entry: String) -> Bool {
    var name = entry.lowercased()[...]
    if let colon = name.firstIndex(of: ":") { name = name[..<colon] }
    name = name.drop { $0 == "*" || $0 == "." }
    guard !name.isEmpty else { return true }
    return (GoogleHosts.names + [GoogleHosts.metadata]).contains {
      $0 == name || $0.hasSuffix(".\(name)")
    }
  }
}
