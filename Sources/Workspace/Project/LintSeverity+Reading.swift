import TOMLKit

extension LintSeverity {
  /// The table `[lint.severity]`, in its order.
  ///
  /// A rule can't be turned off: what is to be silent is accepted under `[[lint.suppress]]`, with a reason.
  static func reading(_ reader: inout TableReader) -> [LintSeverity] {
    reader.keys.compactMap { rule in
      if let text = reader.value(rule)?.string, silences.contains(text) {
        reader.fail(
          "a rule can't be turned off; accept its findings under [[lint.suppress]] with a reason",
          at: rule)
        return nil
      }
      guard let level = reader.choice(rule, of: Level.self) else { return nil }
      return LintSeverity(rule: rule, level: level, line: reader.line(of: rule))
    }
  }

  private static let silences = ["off", "none", "ignore", "never"]
}
