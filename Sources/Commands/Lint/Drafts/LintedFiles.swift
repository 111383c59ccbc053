internal import FoundationEssentials
internal import Workspace

/// Which files `lint` looks at: those that are named, those below the directories that are named, or the project's drafts.
struct LintedFiles {
  /// Each file once, in the order of the arguments; what is below a directory, by name.
  var paths: [String] = []
  /// What can't be read below the directories, and why.
  var failures: [(path: String, failure: CommandFailure)] = []
  /// What was passed over, and why; `FILE: warning: …`.
  var unseen: [String] = []
  /// Notes and marks without a draft.
  var remarks: [String] = []
  /// Whether all drafts of the project are among them, and there are some.
  var coversProject = false
  /// What the paths are really called, so that a file counts once.
  private var names: Set<String> = []

  /// - Throws: ``CommandFailure`` if there is nothing to look at, or a directory that is named can't be listed: a gate
  ///   that looks at nothing would let everything pass.
  init(_ arguments: [String], of project: Project) throws(CommandFailure) {
    let drafts = project.draftsDirectory
    guard !arguments.isEmpty else {
      guard let drafts else {
        throw CommandFailure(
          .usage,
          "no project here: name a draft or a directory of drafts, or add pushwright.toml")
      }
      try add(directory: drafts)
      coversProject = failures.isEmpty
      return
    }
    for path in arguments {
      if Self.isDirectory(path) { try add(directory: path) } else { add(path) }
    }
    let named = arguments.filter { !Self.isDirectory($0) }
    for orphan in named.flatMap(OrphanedReviews.beside) {
      let warning = orphan.warning(for: named.count == 1 ? named.first : nil)
      if !remarks.contains(warning) { remarks.append(warning) }
    }
    guard let drafts, Self.isDirectory(drafts) else { return }
    let folder = try DraftFolder.reading(drafts)
    coversProject =
      folder.failures.isEmpty && !folder.drafts.isEmpty
      && folder.drafts.allSatisfy { names.contains(Self.name($0)) }
  }

  private mutating func add(directory path: String) throws(CommandFailure) {
    guard Self.isDirectory(path) else {
      throw CommandFailure(
        .noSuchFile,
        "the project has no directory \(ReportPath.relative(path)) for its drafts: create it, or set drafts in "
          + ProjectFile.name)
    }
    let folder = try DraftFolder.reading(path)
    guard !folder.drafts.isEmpty || !folder.failures.isEmpty else {
      throw CommandFailure(
        .noSuchFile, "no drafts (*.json, *.jsonc, *.json5) in \(path) or below it")
    }
    for draft in folder.drafts { add(draft) }
    failures += folder.failures
    unseen += folder.unseen
    remarks += folder.remarks
  }

  private mutating func add(_ path: String) {
    guard path == "-" || names.insert(Self.name(path)).inserted else { return }
    paths.append(path)
  }

  /// One name for each file, however it is reached.
  private static func name(_ path: String) -> String {
    path == "-"
      ? path : URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  static func isDirectory(_ path: String) -> Bool {
    var isDirectory = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory
  }
}
