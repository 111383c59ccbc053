import Commands
import TerminalUI
import Workspace

/// Which theme the screen has: the profile's, else the user's, for a dark or a light ground.
///
/// The user's own files are read when they are asked for, as they are then.
struct ThemeChooser {
  /// The user's own themes; `nil` if there is no place for any.
  let folder: String?
  /// The user's own.
  private let userChoice: ThemeChoice?
  private var choice: ThemeChoice?
  private var headerColor: TerminalUI.Color?
  private let usesColors: Bool

  init(
    _ directories: StandardDirectories, choice: ThemeChoice?, profile: Profile?, usesColors: Bool
  ) {
    folder = directories.themes
    userChoice = choice
    self.usesColors = usesColors
    use(profile)
  }

  /// Another profile is in use from now on.
  mutating func use(_ profile: Profile?) {
    choice = profile?.theme ?? userChoice
    headerColor = profile?.color.flatMap(TerminalUI.Color.init(named:))
  }

  /// A theme as its files have it, and what is wrong with them; a sentence.
  struct Reading: Hashable {
    var theme: Theme
    var problem: String?
  }

  func name(on ground: TerminalBackground) -> String {
    choice?.name(onLightBackground: ground.isLight) ?? ThemeLibrary.standardName
  }

  func reading(_ name: String) -> Reading {
    let (theme, problems) = library.theme(named: name)
    return Reading(theme: worn(theme), problem: problems.first.map { "\($0)" })
  }

  /// The theme as this session shows it.
  private func worn(_ theme: Theme) -> Theme {
    let theme = headerColor.map { theme.coloringHeaders($0) } ?? theme
    return usesColors ? theme : theme.withoutColors
  }

  var names: [String] { library.names }

  /// The paths of the user's own theme files, as the folder is now.
  var files: [String] {
    guard let folder else { return [] }
    return ThemeLibrary.fileNames(in: folder).map { "\(folder)/\($0)" }
  }

  private var library: ThemeLibrary { ThemeLibrary.onDisk(folder) }
}
