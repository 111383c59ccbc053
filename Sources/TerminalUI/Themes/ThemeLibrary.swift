/// The themes there are to choose from: those compiled in and a user's own files.
///
/// Nothing is read before a theme is asked for, and then only its file and those it inherits.
public struct ThemeLibrary: Sendable {
  /// The theme for who chose none: the terminal's own colors.
  public static let standardName = "terminal"

  private let own: Set<String>
  private let read: @Sendable (String) throws(ThemeProblem) -> ThemeFile

  /// With themes of the user's own, as in `$XDG_CONFIG_HOME/pushwright/themes`; one with the name of
  /// a theme that is compiled in takes its place.
  ///
  /// - Parameters:
  ///   - names: what there is.
  ///   - read: is asked for these names only, when their theme is.
  public init(
    own names: some Sequence<String>,
    reading read: @escaping @Sendable (String) throws(ThemeProblem) -> ThemeFile
  ) {
    own = Set(names)
    self.read = read
  }

  /// With files that are read already.
  public init(own files: [ThemeFile] = []) {
    let own = Dictionary(files.map { ($0.name, $0) }) { first, _ in first }
    self.init(own: own.keys) { name throws(ThemeProblem) in
      guard let file = own[name] else { throw Self.unknown(name, among: Array(own.keys)) }
      return file
    }
  }

  /// The themes compiled in, in the order of their list, then the user's own in that of the alphabet.
  public var names: [String] {
    Self.builtInNames + own.subtracting(Self.builtInNames).sorted()
  }

  /// The file behind a name, for users who want to look at it or copy it; `nil` if none has it.
  public func file(named name: String) throws(ThemeProblem) -> ThemeFile? {
    own.contains(name) ? try read(name) : Self.builtInFile(named: name)
  }

  private static func unknown(_ name: String, among names: [String]) -> ThemeProblem {
    let sentence = "no theme is called \(name.quoted)" + name.suggestion(among: names)
    return ThemeProblem(path: "", line: 0, sentence: sentence)
  }

  /// Reads a theme.
  ///
  /// There always is one: the standard theme where the name is not known, and what could be used of
  /// a file where it has mistakes. A file starts from the theme that it `inherits`, and without that
  /// from the standard one, so it need only name what differs. Colors are looked up when all files
  /// are put together: who changes `red` in the palette changes every inherited role that uses it.
  public func theme(named name: String) -> (theme: Theme, problems: [ThemeProblem]) {
    let file: ThemeFile
    do throws(ThemeProblem) {
      guard let found = try self.file(named: name) else { throw Self.unknown(name, among: names) }
      file = found
    } catch {
      return (ThemeLibrary().theme(named: Self.standardName).theme, [error])
    }
    let (layers, readingProblems) = layers(under: file)
    var resolver = ThemeResolver(layers: layers.reversed())
    var theme = resolver.theme()
    theme.name = layers.first?.name ?? name
    return (theme, readingProblems + resolver.problems)
  }

  /// The file itself, then what it inherits, ending with the standard theme.
  private func layers(under file: ThemeFile) -> ([WrittenTheme], [ThemeProblem]) {
    var layers: [WrittenTheme] = []
    var problems: [ThemeProblem] = []
    var seen: [ThemeFile] = []
    var next: ThemeFile? = file
    while let file = next {
      seen.append(file)
      let (written, found) = WrittenTheme.reading(file)
      layers.append(written)
      problems += found
      do throws(ThemeProblem) {
        next = try parent(of: file, named: written.inherits, after: seen)
      } catch {
        problems.append(error)
        next = Self.standardFile
      }
    }
    return (layers, problems)
  }

  /// The file that another one starts from; nil for the standard theme.
  ///
  /// What is compiled in inherits nothing else, and neither does a file that takes the place of a
  /// theme and inherits that.
  private func parent(
    of file: ThemeFile, named inherits: WrittenTheme.Reference?, after seen: [ThemeFile]
  ) throws(ThemeProblem) -> ThemeFile? {
    guard let inherits else { return file == Self.standardFile ? nil : Self.standardFile }
    let builtIn = Self.builtInFile(named: inherits.name)
    let isBuiltIn = file == Self.builtInFile(named: file.name)
    let takesPlace = inherits.name == file.name && builtIn != nil
    guard let parent = isBuiltIn || takesPlace ? builtIn : try self.file(named: inherits.name)
    else {
      let others = names.filter { $0 != file.name }
      let sentence = "no theme is called \(inherits.name.quoted) to inherit"
      throw ThemeProblem(
        path: file.path, line: inherits.line,
        sentence: sentence + inherits.name.suggestion(among: others))
    }
    guard !seen.contains(parent) else {
      let names = (seen.drop { $0 != parent } + [parent]).map(\.name.quoted)
      let sentence = "\(names.joined(separator: " inherits ")); one of them must stop"
      throw ThemeProblem(path: file.path, line: inherits.line, sentence: sentence)
    }
    return parent
  }

  private static var standardFile: ThemeFile? { builtInFile(named: standardName) }
}
