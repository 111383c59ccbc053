internal import MessageLint
internal import PushMessages
internal import Resolver
internal import TextEncodings

/// What stays the same of an entry when lines move: SARIF consumers know by it that a result is an old one.
struct Fingerprint: Hashable {
  /// 16 hexadecimal digits.
  var text: String

  init(of entry: LintEntry, in repository: RepositoryRoot) {
    let identity = FindingIdentity(of: entry.finding, in: entry.draft, repository)
    var hash = FNV1a()
    let parts = [
      identity.rule, identity.draft ?? "", identity.file ?? "", identity.field ?? "",
      identity.key ?? "", identity.platform ?? "", identity.cause,
    ]
    for byte in parts.joined(separator: "\0").utf8 { hash.take(byte) }
    text = hash.text
  }

  /// The entries, each with a text that no other has: those whose fingerprint is the same are counted from 1.
  static func numbered(
    _ entries: [LintEntry], in repository: RepositoryRoot
  ) -> [(entry: LintEntry, text: String)] {
    var counts: [Fingerprint: Int] = [:]
    return entries.map { entry in
      let fingerprint = Fingerprint(of: entry, in: repository)
      counts[fingerprint, default: 0] += 1
      return (entry, "\(fingerprint.text):\(counts[fingerprint, default: 1])")
    }
  }
}
