public import TextEditing

/// How the list of locales is arranged.
public struct LocaleTable: Hashable, Sendable {
  /// What has to be in a locale's row for it to be listed.
  public internal(set) var filter = LineEditor("")
  public internal(set) var order = LocaleOrder.project
  /// The ids of those that the preview shows beside the chosen one.
  public internal(set) var pinned: [String] = []

  init() {}

  public var isFiltered: Bool { !filter.text.allSatisfy(\.isWhitespace) }
}
