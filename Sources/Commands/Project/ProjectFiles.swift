internal import AppStrings
internal import ArgumentParser
internal import Drafts
internal import FoundationEssentials
internal import LocalFiles
internal import PushMessages
internal import Workspace

/// Which files on the disk are a project's own, so that no output of a verb takes their place.
struct ProjectFiles {
  /// As they are really called.
  private var files: Set<String> = []
  private var directories: [String] = []
  /// Whether a draft is one of them: not where a draft is what is written.
  private let sparesDrafts: Bool

  /// What the project names: its file, credentials, and the directories of strings.
  ///
  /// Without one, or with one that can't be read, the files that tell by themselves whose they are still count. `nil` for the
  /// project that is found from the working directory.
  init(_ options: ProjectOptions?, sparesDrafts: Bool = true) {
    self.sparesDrafts = sparesDrafts
    guard let options = options ?? (try? ProjectOptions.parse([])),
      let project = try? Project(options)
    else { return }
    directories = project.sources.directories.map { RealPath.of($0) }
    guard let file = project.file else { return }
    let home = ProcessInfo.processInfo.environment["HOME"]
    let credentials = file.profiles.compactMap(\.credentials).map { file.resolved($0, home: home) }
    files = Set(([file.path] + credentials).map { RealPath.of($0) })
  }

  /// Whether a file that is there belongs to the project, or is a draft, whatever it is called.
  func own(_ path: String) -> Bool {
    let real = RealPath.of(path)
    guard FileManager.default.fileExists(atPath: real) else { return false }
    return files.contains(real) || directories.contains { RealPath.isInside(real, $0) }
      || Self.isStrings(real) || Self.isBesideDraft(real) || sparesDrafts && Self.isDraft(real)
  }

  /// A project file, or a file of strings of whatever app: the builds demand these names.
  private static func isStrings(_ path: String) -> Bool {
    let (name, folder) = (RealPath.name(of: path), RealPath.name(of: RealPath.directory(of: path)))
    return name == ProjectFile.name || name.hasSuffix(".xcstrings") || folder.hasSuffix(".lproj")
      || folder.hasPrefix("values") && name.hasSuffix(".xml")
  }

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
