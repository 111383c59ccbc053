import Drafts
import Workspace

/// The themes by name; the chosen one is shown at once.
public struct ThemeList: Modal {
  public internal(set) var search: SearchList
  /// The theme to which Esc goes back.
  public let before: String

  init(of themes: Themes) {
    self.init(before: themes.shown, index: themes.names.firstIndex(of: themes.shown) ?? 0)
  }

  init(before: String, index: Int) {
    self.before = before
    search = SearchList(index: index)
  }

  public func entries(of themes: Themes) -> [Themes.Entry] { themes.entries(like: search.query) }

  public var takesDoubleClicks: Bool { true }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    let count = entries(of: composer.themes).count
    switch action {
    case .command(.edit): return keep(in: composer)
    case .command(let command): search.move(command, count: count)
    case .pointed(.entry(let index)) where index < count: search.index = index
    default: search.take(action)
    }
    let entries = entries(of: composer.themes)
    // Where nothing fits, the one that was shown last stays.
    guard entries.indices.contains(search.index) else { return .stay }
    let name = entries[search.index].name
    return .stay { $0.screen.show(themeNamed: name) }
  }

  public mutating func leave(by command: Command, in composer: Composer) -> ModalStep {
    let before = before
    return .close { $0.screen.show(themeNamed: before) }
  }

  /// Themes have come or gone: the choice stays with the one that is shown.
  public mutating func note(_ news: Action, in composer: Composer, seeing derived: Derived) {
    guard case .themesFound = news else { return }
    let entries = entries(of: composer.themes)
    search.index =
      entries.firstIndex { $0.name == composer.themes.shown }
      ?? max(0, min(search.index, entries.count - 1))
  }

  /// Enter: the theme stays for this session; which file would make it last, the notice says.
  private func keep(in composer: Composer) -> ModalStep {
    let (themes, profile) = (composer.themes, composer.profile)
    guard !entries(of: themes).isEmpty else { return .stay }
    guard themes.shown != before else { return .close }
    let place =
      profile.choice.profile?.theme == nil
      ? "config.toml" : "[profiles.\(profile.name)] of \(ProjectFile.name)"
    return .close(
      saying: Notice(
        .good,
        "Using \(themes.shown) until you leave; write theme = \"\(themes.shown)\" in \(place) to keep it"
      ))
  }
}
