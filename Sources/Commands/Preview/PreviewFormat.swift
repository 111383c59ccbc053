public import ArgumentParser

/// How `preview` prints what it found.
public enum PreviewFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  case text
  case json
}
