import Commands
import Foundation
import TerminalUI
import Workspace

/// Which theme the screen has: the profile's, else the user's, for a dark or a light ground.
struct ThemeChooser {
  private let library: ThemeLibrary
  private let choice: ThemeChoice?
  private let headerColor: TerminalUI.Color?
  private let usesColors: Bool

  init(
    _ directories: StandardDirectories, choice: ThemeChoice?, profile: Profile?, usesColors: Bool
  ) {
    library = ThemeLibrary(own: Self.files(in: directories.themes))
    self.choice = profile?.theme ?? choice
    headerColor = profile?.colour.flatMap(TerminalUI.Color.init(named:))
    self.usesColors = usesColors
  }

  /// The theme, and what is wrong with its file.
  func theme(on ground: TerminalBackground) -> (theme: Theme, problem: String?) {
    theme(named: name(on: ground))
  }

  func name(on ground: TerminalBackground) -> String {
    choice?.name(onLightBackground: ground.isLight) ?? ThemeLibrary.standardName
  }

  /// The same for a name that somebody has chosen.
  func theme(named name: String) -> (theme: Theme, problem: String?) {
    var (theme, problems) = library.theme(named: name)
    if let headerColor { theme = theme.coloringHeaders(headerColor) }
    if !usesColors { theme = theme.withoutColors }
    return (theme, problems.first.map { "\($0)" })
  }

  var names: [String] { library.names }

  /// A file that cannot be read is as good as none: naming it says that there is no such theme.
  private static func files(in folder: String?) -> [ThemeFile] {
    guard let folder else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".toml") }.sorted().compactMap { name in
      let path = "\(folder)/\(name)"
      guard let text = try? TextFile.read(path) else { return nil }
      return ThemeFile(name: String(name.dropLast(".toml".count)), path: path, text: text)
    }
  }
}
