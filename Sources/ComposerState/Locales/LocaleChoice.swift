import DevicePreview
public import Drafts
internal import TextEditing

public import struct Workspace.Reviewer

/// The locales that can be previewed, and which of them is.
public struct LocaleChoice: Hashable, Sendable {
  public private(set) var settings: PreviewSettings
  /// Which of the settings' locales is previewed.
  public private(set) var index = 0
  /// Those of the settings' locales that are not the project's.
  private(set) var added: [PreviewLocale] = []
  public private(set) var table = LocaleTable()
  /// Who marks translations in this session; `nil` until the user's configuration, git or the user has said who it is.
  public private(set) var reviewer: Reviewer?
  /// The texts that the screen shows whole while the key that marks a locale is taken; empty at any other time.
  private(set) var seenTexts: Set<String> = []
  /// What a browser shows, which a question has shown whole: it is the same in every locale.
  private(set) var seenWeb: NotificationCard?
  /// How an earlier session left the list of locales, until the strings are read.
  private(set) var leftTable: KeptLocaleTable?

  init(settings: PreviewSettings) {
    self.settings = settings
  }

  /// The locale that is previewed.
  public var chosen: PreviewLocale { settings.locales[min(index, settings.locales.count - 1)] }

  mutating func take(_ reviewer: Reviewer) { self.reviewer = reviewer }

  mutating func see(_ texts: Set<String>) { seenTexts = texts }

  mutating func see(_ web: NotificationCard) { seenWeb = web }

  /// Nothing happens where there is no such locale.
  mutating func choose(_ index: Int?) {
    if let index, settings.locales.indices.contains(index) { self.index = index }
  }

  /// A locale that is there already is chosen; returns whether it was added.
  mutating func add(_ locale: PreviewLocale) -> Bool {
    if let index = settings.locales.firstIndex(where: { $0.languages == locale.languages }) {
      self.index = index
      return false
    }
    settings.locales = (settings.locales + [locale]).namedApart
    added.append(locale)
    index = settings.locales.count - 1
    return true
  }

  mutating func remove(at index: Int) {
    let locale = settings.locales.remove(at: index)
    added.removeAll { $0.languages == locale.languages }
    table.pinned.removeAll { $0 == locale.id }
    if self.index > index { self.index -= 1 }
    self.index = min(self.index, settings.locales.count - 1)
  }

  /// The project's settings are others; devices that were added in this session stay, and so does the chosen locale.
  mutating func take(_ next: PreviewSettings) {
    take(locales: next.locales, of: next)
    let ids = Set(settings.locales.map(\.id))
    table.pinned.removeAll { !ids.contains($0) }
  }

  /// The same where only the locales are others: those of the app's strings.
  mutating func take(locales: [PreviewLocale]) { take(locales: locales, of: settings) }

  private mutating func take(locales: [PreviewLocale], of next: PreviewSettings) {
    let chosen = chosen
    added.removeAll { added in locales.contains { $0.languages == added.languages } }
    settings = next
    settings.locales = (locales + added).namedApart
    index = settings.locales.firstIndex { $0.languages == chosen.languages } ?? 0
  }

  /// Typing in the filter.
  mutating func filter(_ action: Action) -> [Effect] { table.filter.take(action) }

  mutating func clearFilter() { table.filter = LineEditor("") }

  mutating func order(by order: LocaleOrder) { table.order = order }

  /// Returns whether the locale is compared now.
  mutating func togglePin(_ id: String) -> Bool {
    if let index = table.pinned.firstIndex(of: id) {
      table.pinned.remove(at: index)
      return false
    }
    table.pinned.append(id)
    return true
  }

  /// As an earlier session left it; locales that the project has no more are forgotten.
  mutating func take(_ left: KeptLocaleTable) {
    var seen: Set<String> = []
    table.order = left.order
    // Earlier versions have kept the names.
    table.pinned = left.pinned.compactMap { kept in
      let locale =
        settings.locales.first { $0.id == kept } ?? settings.locales.first { $0.name == kept }
      return locale?.id
    }.filter { seen.insert($0).inserted }
  }

  /// The strings may name locales that nobody knows of yet: it is taken again then.
  mutating func keep(_ left: KeptLocaleTable?) { leftTable = left }
}
