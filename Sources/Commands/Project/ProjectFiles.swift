internal import AppStrings
internal import ArgumentParser
internal import Drafts
internal import FoundationEssentials
internal import LocalFiles
internal import PushMessages
internal import Workspace

/// Which files on the disk are a project's own or Pushwright's, so that no output of a verb takes their place.
struct ProjectFiles {
  /// As they are really called.
  private var files: Set<String> = []
  private var directories: [String] = []
  /// Whether a draft is one of them: not where a draft is what is written.
  private let sparesDrafts: Bool

  /// What the project names: its file, credentials, and the directories of strings.
  ///
  /// Without one, or with one that can't be read, the files that tell by themselves whose they are still count, and so do
  /// the history, permissions, configuration and autosaved drafts. `nil` for the project that is found from the working
  /// directory.
  init(
    _ options: ProjectOptions?, sparesDrafts: Bool = true,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.sparesDrafts = sparesDrafts
    let standard = StandardDirectories(environment: environment)
    directories = [standard.configuration, standard.state].compactMap(\.self).map(RealPath.of)
    guard let options = options ?? (try? ProjectOptions.parse([])),
      let project = try? Project(options)
    else { return }
    directories += project.sources.directories.map { RealPath.of($0) }
    guard let file = project.file else { return }
    let named = file.profiles.flatMap { [$0.credentials, $0.journal].compactMap(\.self) }
      .map { RealPath.of(file.resolved($0, home: environment["HOME"])) }
    files = Set(named + [RealPath.of(file.path)])
  }

  /// Whether a file that is there belongs to the project, or is a draft, whatever it is called.
  func own(_ path: String) -> Bool {
    let real = RealPath.of(path)
    guard FileManager.default.fileExists(atPath: real) else { return false }
    return files.contains(real) || directories.contains { RealPath.isInside(real, $0) }
      || Self.isStrings(real) || Self.isBesideDraft(real) || sparesDrafts && Self.isDraft(real)
      || Self.isKey(real)
  }

  /// A project file, or a file of strings of whatever app: the builds demand these names.
  private static func isStrings(_ path: String) -> Bool {
    let (name, folder) = (RealPath.name(of: path), RealPath.name(of: RealPath.directory(of: path)))
    return name == ProjectFile.name || name.hasSuffix(".xcstrings") || folder.hasSuffix(".lproj")
      || folder.hasPrefix("values") && name.hasSuffix(".xml")
  }

  /// A file of credentials as Google gives them, which nothing brings back.
  private static func isKey(_ path: String) -> Bool {
    guard let text = try? TextFile.read(path, as: .draft), let root = try? JSONNode(strict: text)
    else { return false }
    let kind = root.members?.first { $0.key == "type" }?.value.string
    return kind.map(keyKinds.contains) ?? false
  }

  private static let keyKinds: Set<String> = [
    "service_account", "authorized_user", "external_account", "impersonated_service_account",
  ]

  /// Notes and marks.
  private static func isBesideDraft(_ path: String) -> Bool {
    let folder = RealPath.name(of: RealPath.directory(of: path))
    return path.hasSuffix(".pushwright.json")
      || folder.hasSuffix(".reviews") && path.hasSuffix(ReviewFile.ending)
  }

  /// The body of a request, or a file that has notes or marks.
  ///
  /// A page or a program with a message in it can be opened as a draft, too, but it is often a report of ours.
  private static func isDraft(_ path: String) -> Bool {
    let beside = [DraftNotes.path(beside: path), ReviewFile.directory(beside: path)]
    if beside.contains(where: FileManager.default.fileExists) { return true }
    guard let text = try? TextFile.read(path, as: .draft),
      let first = text.utf8.first(where: { $0 > 0x20 }),
      first == UInt8(ascii: "{") || first == UInt8(ascii: "/")
    else { return false }
    return MessageDocument(text: text).message != nil
  }
}
