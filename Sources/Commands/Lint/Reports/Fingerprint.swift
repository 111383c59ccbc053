internal import MessageLint
internal import PushMessages
internal import Resolver

/// What stays the same of an entry when lines move: SARIF consumers know by it that a result is an old one.
struct Fingerprint: Hashable {
  /// 16 hexadecimal digits.
  var text: String

  init(of entry: LintEntry, in repository: RepositoryRoot) {
    let identity = FindingIdentity(of: entry.finding, in: entry.draft, repository)
    let parts = [
      identity.rule, identity.draft ?? "", identity.file ?? "", identity.field ?? "",
      identity.key ?? "", identity.platform ?? "", identity.cause,
    ]
    let hash = Self.hash(parts.joined(separator: "\0").utf8)
    let digits = String(hash, radix: 16)
    text = String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// FNV-1a in 64 bits: the standard library's own hash differs from run to run.
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
