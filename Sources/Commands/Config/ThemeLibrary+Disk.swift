internal import LocalFiles
public import TerminalUI

extension ThemeLibrary {
  /// The built-in themes, and those of a folder, `nil` for none, as it is now: a file is read when its theme is asked for.
  public static func onDisk(_ folder: String?) -> ThemeLibrary {
    guard let folder else { return ThemeLibrary() }
    let names = fileNames(in: folder).map { String($0.dropLast(ending.count)) }
    return ThemeLibrary(own: names) { name throws(ThemeProblem) in
      let path = "\(folder)/\(name)\(ending)"
      do throws(CommandFailure) {
        return ThemeFile(name: name, path: path, text: try TextFile.read(path, as: .theme))
      } catch {
        throw ThemeProblem(path: "", line: 0, sentence: error.sentence)
      }
    }
  }

  /// The files of a folder that are themes, in the order of their names.
  public static func fileNames(in folder: String) -> [String] {
    (LocalFile.entries(folder, atMost: 10_000) ?? []).map(\.name)
      .filter { $0.hasSuffix(ending) && !$0.hasPrefix(".") }.sorted()
  }

  private static let ending = ".toml"
}
