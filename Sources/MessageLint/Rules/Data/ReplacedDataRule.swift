import PushMessages

/// A platform's own `data` replaces the common one, and some of its keys do not reach that platform.
///
/// FCM does not merge the two.
enum ReplacedDataRule: LintRule {
  static let id = "replaced-data"
  static let severity = Finding.Severity.warning
  static let summary = "A platform's own data replaces the common one, and keys of it are lost."

  static func findings(in subject: LintSubject) -> [Finding] {
    let common = keys(of: "data", in: subject.document)
    guard !common.isEmpty else { return [] }
    return [("android.data", "Android"), ("webpush.data", "the web")].compactMap {
      path, platform -> Finding? in
      let own = keys(of: FieldPath(stringLiteral: path), in: subject.document)
      let lost = common.filter { !own.contains($0) }
      guard !own.isEmpty, !lost.isEmpty else { return nil }
      let verb = lost.count == 1 ? "does" : "do"
      return finding(
        "\(path) replaces data: \(lost.joined(separator: ", ")) \(verb) not reach \(platform)",
        headline: "\(path) replaces data", remedy: "repeat what \(platform) needs in \(path)",
        at: FieldPath(stringLiteral: path))
    }
  }

  private static func keys(of path: FieldPath, in document: MessageDocument) -> [String] {
    document.node(at: path)?.members?.map(\.key) ?? []
  }
}
