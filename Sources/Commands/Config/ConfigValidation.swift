internal import ArgumentParser
internal import FoundationEssentials
internal import LocalFiles
internal import TerminalUI
public import Workspace

/// Reads the files that people write for Pushwright, and names everything that is wrong in them.
public struct ConfigValidation: Sendable {
  /// What is wrong with the keys of commands, which the screen knows; `path` is that of the file.
  public typealias KeymapCheck =
    @Sendable (_ keymap: [KeyAssignment], _ path: String) -> [WorkspaceProblem]

  private let checkKeymap: KeymapCheck

  public init(checkKeymap: @escaping KeymapCheck) {
    self.checkKeymap = checkKeymap
  }

  /// The files that count without a name: the project's, the user's and the user's themes, as far as they are there.
  func files(_ environment: [String: String]) throws(CommandFailure) -> [(String, ConfigFileKind)] {
    try WorkingDirectory.check()
    let directories = StandardDirectories(environment: environment)
    let project = Project.filePath(around: RealPath.workingDirectory).map { path in
      (ReportPath.fromHere(path, below: ProjectFile(path: path).directory), ConfigFileKind.project)
    }
    let user = directories.configurationFile.flatMap { path in
      LocalFile.kind(path) == nil ? nil : (path, ConfigFileKind.user)
    }
    let themes = directories.themes.map { folder in
      ThemeLibrary.fileNames(in: folder).map { ("\(folder)/\($0)", ConfigFileKind.theme) }
    }
    return [project, user].compactMap(\.self) + (themes ?? [])
  }

  /// The kind of a file that is named, by its name and its directory.
  static func kind(of path: String) -> ConfigFileKind? {
    switch RealPath.name(of: path) {
    case ProjectFile.name: .project
    case "config.toml": .user
    default: RealPath.name(of: RealPath.directory(of: RealPath.of(path))) == "themes" ? .theme : nil
    }
  }

  /// - Throws: ``CommandFailure`` if the file can't be read.
  func problems(
    of path: String, _ kind: ConfigFileKind, _ environment: [String: String]
  ) throws(CommandFailure) -> [WorkspaceProblem] {
    switch kind {
    case .project:
      let project = try Project(try Self.options(project: path), namesFromHere: true)
      let themes = try project.file.map { file throws(CommandFailure) in
        NamedTheme.all(of: file, in: try Project.content(of: path).text)
      }
      // Another user of the project may have the theme.
      return project.problems + Self.missing(themes ?? [], .warning, path, environment)
    case .user:
      let text = try TextFile.read(path, as: .userConfiguration)
      let (configuration, problems) = UserConfiguration.reading(text, path: path)
      return problems + checkKeymap(configuration.keymap, path)
        + Self.missing(NamedTheme.all(of: configuration, in: text), .error, path, environment)
    case .theme: return try themeProblems(of: path, environment)
    }
  }

  /// What is wrong with the variables that set keys of a user's configuration.
  func problems(ofVariables environment: [String: String]) -> [WorkspaceProblem] {
    let (configuration, problems) = UserConfiguration.reading(
      "", path: "config.toml", environment: environment)
    let variable = SettingVariable.all.first { $0.key == "theme" }?.name ?? ""
    return problems
      + Self.missing(NamedTheme.all(of: configuration, in: ""), .error, variable, environment)
  }

  /// Problems of themes that can't be read, or that aren't there.
  private static func missing(
    _ themes: [NamedTheme], _ severity: WorkspaceProblem.Severity, _ path: String,
    _ environment: [String: String]
  ) -> [WorkspaceProblem] {
    guard !themes.isEmpty else { return [] }
    let library = ThemeLibrary.onDisk(StandardDirectories(environment: environment).themes)
    return themes.flatMap { theme in
      library.theme(named: theme.name).problems.filter(\.path.isEmpty).map { problem in
        WorkspaceProblem(
          severity, path: path, line: theme.line, column: theme.column, sentence: problem.sentence)
      }
    }
  }

  private static func options(project path: String) throws(CommandFailure) -> ProjectOptions {
    do {
      return try ProjectOptions.parse(["--project=\(path)"])
    } catch {
      throw CommandFailure(.usage, "\(path) can't be used: \(error)")
    }
  }

  /// With those of the user's own themes that it inherits.
  private func themeProblems(
    of path: String, _ environment: [String: String]
  ) throws(CommandFailure) -> [WorkspaceProblem] {
    let name = String(RealPath.name(of: path).dropLast(".toml".count))
    let own = try Self.theme(at: path)
    let folder = RealPath.directory(of: path)
    let others = ThemeLibrary.fileNames(in: folder)
      .compactMap { try? Self.theme(at: "\(folder)/\($0)") }.filter { $0.name != name }
    let (_, problems) = ThemeLibrary(own: [own] + others).theme(named: name)
    return problems.map {
      WorkspaceProblem(
        .error, path: $0.path.isEmpty ? path : $0.path, line: $0.line, sentence: $0.sentence)
    }
  }

  private static func theme(at path: String) throws(CommandFailure) -> ThemeFile {
    ThemeFile(
      name: String(RealPath.name(of: path).dropLast(".toml".count)), path: path,
      text: try TextFile.read(path, as: .theme))
  }
}
