import ComposerState
import TerminalUI
import Workspace

/// The theme on a session's screen, and the user's own files behind it, which may change meanwhile.
@MainActor
final class SessionThemes {
  private(set) var theme: Theme
  private var name: String
  /// Its files as they were last read: each of their problems is reported once.
  private var reading: ThemeChooser.Reading
  private(set) var chooser: ThemeChooser
  private let tell: @MainActor (Action) -> Void
  private var watch: ThemeWatch?

  /// Shows the theme of that name, which is read already.
  ///
  /// From ``follow()`` on `tell` hears of changes to the user's own files.
  init(
    _ chooser: ThemeChooser, showing name: String, _ reading: ThemeChooser.Reading,
    tell: @escaping @MainActor (Action) -> Void
  ) {
    self.chooser = chooser
    self.name = name
    self.reading = reading
    self.tell = tell
    theme = reading.theme
  }

  /// Shows another theme, and returns what is wrong with its files.
  func show(_ name: String) -> String? {
    self.name = name
    reading = chooser.reading(name)
    theme = reading.theme
    follow()
    return reading.problem
  }

  /// Shows the theme and the header of another profile; one that the user has chosen stays.
  func use(_ profile: Profile?, on ground: TerminalBackground, keepingTheme: Bool) -> String? {
    chooser.use(profile)
    let next = keepingTheme ? name : chooser.name(on: ground)
    if next != name { tell(.themesFound(Themes(chooser.names, shown: next))) }
    return show(next)
  }

  /// Watches the folder of the user's own themes, once there is one.
  func follow() {
    guard watch == nil, let folder = chooser.folder else { return }
    watch = ThemeWatch(
      folder, files: { [chooser] in chooser.files },
      onChange: { [weak self] in
        Task { @MainActor in self?.reread() }
      })
  }

  func stop() { watch?.cancel() }

  /// Files with a mistake leave the screen in the theme that was good last.
  private func reread() {
    watch?.follow()
    let found = chooser.reading(name)
    let hadProblem = reading.problem != nil
    let isNew = found != reading
    reading = found
    if found.problem == nil { theme = found.theme }
    tell(.themesFound(Themes(chooser.names, shown: name)))
    guard isNew else { return }
    if let problem = found.problem {
      tell(.noticed(Notice(.warning, "\(problem); the screen doesn't change")))
    } else if hadProblem {
      tell(.noticed(Notice(.good, "Pushwright can read the theme \(name) again")))
    }
  }
}
