internal import PushMessages

extension Array where Element == JSONReader.Finding {
  /// Adds a finding as long as there are few of its severity; the last warning says that there are more.
  mutating func appendLimited(_ finding: JSONReader.Finding) {
    guard finding.severity != .error else { return append(finding) }
    let same = count { $0.severity == finding.severity }
    guard same >= Self.limit else { return append(finding) }
    guard finding.severity == .warning, same == Self.limit else { return }
    append(
      .init(
        severity: .warning,
        sentence: "more than \(Self.limit) parts of the code aren't read: the rest isn't listed",
        offset: finding.offset, kind: .loss(.init())))
  }

  private static var limit: Int { 1000 }
}
