public import Drafts

/// A preview locale in the list from which one is chosen by name.
public struct LocaleEntry: Sendable {
  /// What its devices show.
  public var row: LocaleRow
  /// Its place among the settings' locales.
  public var index: Int
  /// The letters of its name that were found, counted from 0.
  public var spots: Set<Int>
}
