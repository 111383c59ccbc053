/// The severities that a project gives to rules in place of their own.
///
/// A rule can't be turned off: its findings are accepted by a ``Suppression``, which states a reason and is counted.
public struct RuleSeverities: Hashable, Sendable {
  private struct Setting: Hashable, Sendable {
    var severity: Finding.Severity
    var origin: String
  }

  private var settings: [String: Setting] = [:]

  public init() {}

  /// `origin` is where the project says so, for sentences about it: `pushwright.toml:12`.
  public mutating func set(_ severity: Finding.Severity, of rule: String, origin: String) {
    settings[rule] = Setting(severity: severity, origin: origin)
  }

  /// What the project says of a rule; `nil` if the rule's own severities count.
  public subscript(rule: String) -> (severity: Finding.Severity, origin: String)? {
    settings[rule].map { ($0.severity, $0.origin) }
  }

  func applied(to finding: Finding) -> Finding {
    guard let setting = settings[finding.rule], setting.severity != finding.severity else {
      return finding
    }
    var changed = finding
    changed.severity = setting.severity
    changed.severityChange = Finding.SeverityChange(
      standard: finding.severity, origin: setting.origin)
    return changed
  }
}
