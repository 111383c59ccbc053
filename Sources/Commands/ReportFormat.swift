public import ArgumentParser

/// How verbs print what they found: for people, or for programs.
public enum ReportFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  case text
  case json
}
