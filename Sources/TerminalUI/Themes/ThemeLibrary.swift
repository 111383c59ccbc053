/// The themes there are to choose from: those compiled in and a user's own files.
///
/// Nothing is parsed before a theme is asked for, and then only its file and those it inherits.
public struct ThemeLibrary: Hashable, Sendable {
  /// The theme for who chose none: the terminal's own colours.
  public static let standardName = "terminal"

  private let own: [String: ThemeFile]

  /// With the files of `$XDG_CONFIG_HOME/pushwright/themes`; one with the name of a theme that is
  /// compiled in takes its place.
  public init(own files: [ThemeFile] = []) {
    own = Dictionary(files.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The themes compiled in, in the order of their list, then the user's own in that of the alphabet.
  public var names: [String] {
    Self.builtInNames + own.keys.filter { !Self.builtInNames.contains($0) }.sorted()
  }

  /// The file behind a name, for users who want to look at it or copy it.
  public func file(named name: String) -> ThemeFile? {
    own[name] ?? Self.builtInFile(named: name)
  }

  /// Reads a theme.
  ///
  /// There always is one: the standard theme where the name is not known, and what could be used of
  /// a file where it has mistakes. A file starts from the theme that it `inherits`, and without that
  /// from the standard one, so it need only name what differs. Colours are looked up when all files
  /// are put together: who changes `red` in the palette changes every inherited role that uses it.
  public func theme(named name: String) -> (theme: Theme, problems: [ThemeProblem]) {
    guard let file = file(named: name) else {
      let sentence = "there is no theme \(name.quoted)" + name.suggestion(among: names)
      let problem = ThemeProblem(path: "", line: 0, sentence: sentence)
      return (standard, [problem])
    }
    var (layers, problems) = layers(under: file)
    var resolver = ThemeResolver(layers: layers.reversed())
    var theme = resolver.theme()
    problems += resolver.problems
    theme.name = layers.removeFirst().name ?? name
    return (theme, problems)
  }

  private var standard: Theme {
    guard let file = Self.builtInFile(named: Self.standardName) else {
      return Theme(name: Self.standardName)
    }
    return ThemeLibrary().theme(named: file.name).theme
  }

  /// The file itself, then what it inherits, ending with the standard theme.
  private func layers(under file: ThemeFile) -> ([WrittenTheme], [ThemeProblem]) {
    var layers: [WrittenTheme] = []
    var problems: [ThemeProblem] = []
    var seen: [ThemeFile] = []
    var next: ThemeFile? = file
    while let file = next {
      seen.append(file)
      var (written, found) = WrittenTheme.reading(file)
      next = parent(of: file, inheriting: written.inherits, &found)
      if let parent = next, seen.contains(parent) {
        let path = (seen.drop { $0 != parent } + [parent]).map { $0.name.quoted }
        let sentence = "\(path.joined(separator: " inherits ")); one of them has to stop"
        found.append(
          ThemeProblem(path: file.path, line: written.inherits?.line ?? 0, sentence: sentence))
        next = Self.builtInFile(named: Self.standardName)
      }
      layers.append(written)
      problems += found
    }
    return (layers, problems)
  }

  /// A theme that is compiled in inherits such themes only, and so does a file that takes the place
  /// of one under its name.
  private func parent(
    of file: ThemeFile, inheriting inherits: WrittenTheme.Reference?,
    _ problems: inout [ThemeProblem]
  ) -> ThemeFile? {
    let isBuiltIn = file == Self.builtInFile(named: file.name)
    let standard = Self.builtInFile(named: Self.standardName)
    guard let inherits else { return file == standard ? nil : standard }
    let isClosed =
      isBuiltIn || (inherits.name == file.name && Self.builtInNames.contains(file.name))
    let parent = isClosed ? Self.builtInFile(named: inherits.name) : self.file(named: inherits.name)
    if parent == nil {
      let sentence =
        "there is no theme \(inherits.name.quoted) to inherit"
        + inherits.name.suggestion(among: names.filter { $0 != file.name })
      problems.append(ThemeProblem(path: file.path, line: inherits.line, sentence: sentence))
    }
    return parent ?? standard
  }
}
