public import ArgumentParser
internal import MessageLint

/// From which severity on a finding makes `lint` fail.
public enum FailureThreshold: String, ExpressibleByArgument, CaseIterable, Sendable {
  case error
  case warning
  case never

  func isReached(by severity: Finding.Severity) -> Bool {
    switch self {
    case .error: severity == .error
    case .warning: true
    case .never: false
    }
  }
}
