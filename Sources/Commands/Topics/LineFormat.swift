public import ArgumentParser

/// How a verb prints many results.
public enum LineFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  case text
  /// A JSON object a line.
  case json
}
