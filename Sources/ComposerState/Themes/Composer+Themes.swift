import Workspace

extension Composer {
  /// The themes that fit what is typed, the best first.
  public func themeEntries(in list: ThemeList) -> [ThemeEntry] {
    list.search.fuzzyQuery.ranked(themeNames) { [SearchedText(name: $0)] }
      .map { ThemeEntry(name: $0, spots: $1.spots[0]) }
  }

  mutating func openThemes() {
    endEditing()
    overlay = .themes(
      ThemeList(before: themeName, index: themeNames.firstIndex(of: themeName) ?? 0))
  }

  /// Shows the list, and the screen in the theme that is chosen in it.
  mutating func show(_ list: ThemeList) -> [Effect] {
    overlay = .themes(list)
    let entries = themeEntries(in: list)
    // Where nothing fits, the one that was shown last stays.
    guard entries.indices.contains(list.search.index) else { return [] }
    return showTheme(entries[list.search.index].name)
  }

  /// Themes have come or gone; in an open list the choice stays with its theme.
  mutating func takeThemes(_ names: [String], shown name: String) {
    (themeNames, themeName) = (names, name)
    guard case .themes(var list) = overlay else { return }
    let entries = themeEntries(in: list)
    list.search.index =
      entries.firstIndex { $0.name == name } ?? max(0, min(list.search.index, entries.count - 1))
    overlay = .themes(list)
  }

  mutating func showTheme(_ name: String) -> [Effect] {
    guard name != themeName else { return [] }
    themeName = name
    return [.showTheme(name)]
  }

  /// Enter: the theme stays for this session; which file would make it last, the notice says.
  mutating func keepTheme(in list: ThemeList) {
    guard !themeEntries(in: list).isEmpty else { return }
    overlay = nil
    guard themeName != list.before else { return }
    let line = "theme = \"\(themeName)\""
    let place =
      profile.choice.profile?.theme == nil
      ? "config.toml" : "[profiles.\(profile.name)] of \(ProjectFile.name)"
    notice = Notice(.good, "\(themeName) until you leave; \(line) in \(place) makes it last")
  }
}
