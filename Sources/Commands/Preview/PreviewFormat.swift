public import ArgumentParser

/// How `preview` prints what it found.
public enum PreviewFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  case text
  /// Locales × devices.
  case table
  case json
  case csv
  /// One page that needs nothing else.
  case html
  /// For pull requests and tickets.
  case markdown
  /// A picture of one device's notification.
  case svg

  /// Whether it is made of a page: with findings, marks and what each platform receives.
  var isPage: Bool {
    switch self {
    case .text, .json: false
    case .table, .csv, .html, .markdown, .svg: true
    }
  }
}
