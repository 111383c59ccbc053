public import ArgumentParser

/// How `lint` prints what it found.
public enum LintFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  case text
  case json
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// For the test reports of CI systems.
  case junit
  /// GitHub's workflow commands, which become annotations of a pull request.
  case github
}
