/// Runs every rule over a message.
public enum Linter {
  /// The findings, errors first, otherwise in the order of the rules.
  public static func findings(in subject: LintSubject) -> [Finding] {
    let findings =
      targetFindings(in: subject) + deviceTextFindings(in: subject) + hiddenKeyFindings(in: subject)
      + absenceFindings(in: subject) + valueFindings(in: subject) + imageFindings(in: subject)
      + sizeFindings(in: subject)
    return findings.filter { $0.severity == .error } + findings.filter { $0.severity == .warning }
  }
}
