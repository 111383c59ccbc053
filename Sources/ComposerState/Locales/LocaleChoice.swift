public import Drafts

/// The locales that can be previewed, and which of them is.
public struct LocaleChoice: Hashable, Sendable {
  public var settings: PreviewSettings
  /// Which of the settings' locales is previewed.
  public var index = 0
  /// Those of the settings' locales that are not the project's.
  var added: [PreviewLocale] = []
  public internal(set) var table = LocaleTable()
  /// How an earlier session left the list of locales, until the strings are read.
  var leftTable: KeptLocaleTable?
}
