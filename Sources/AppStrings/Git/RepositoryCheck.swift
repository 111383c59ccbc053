internal import LocalFiles

/// Looks for what would hold git up, before it is asked about a directory: git opens whatever has the name of one of its
/// files, waits without end at a named pipe, and reads a device for as long as it gives something.
///
/// Anyone can put such a file into an archive of a repository, or name one in its settings. What the user's own settings
/// name isn't looked at. A repository with very many files is looked at in part; there git's own time limit counts.
struct RepositoryCheck {
  /// What is wrong, in lower case and without a full stop, with the remedy.
  private(set) var fault: String?
  /// The work tree's top behind all links; `nil` if no repository is around.
  let root: String?

  /// Names that are still looked at.
  private var budget = 50_000
  private var visited: Set<FileStatus.Identity> = []
  /// Directories that objects were borrowed from.
  private var borrowed = 0
  /// More than anybody borrows objects from; each has some hundred names that are looked at.
  private static let mostBorrowed = 100

  init(around directory: String) {
    root = Self.root(around: directory)
    guard let root else { return }
    let place: String
    let common: String
    do throws(FileFailure) {
      place = try Self.gitDirectory(of: root)
      common = try Self.commonDirectory(of: place)
    } catch {
      fault = error.sentence
      return
    }
    for directory in Set([place, common]) where fault == nil { checkTree(directory) }
    checkAlternates(of: "\(common)/objects", depth: 0)
    guard fault == nil else { return }
    var settings = RepositorySettings(root: root)
    for file in ["\(common)/config", "\(place)/config.worktree"] {
      settings.check(file, depth: 0)
      fault = fault ?? settings.fault
    }
  }

  /// The nearest directory upward with a `.git` in it, as git takes it: a directory, or a file that names one.
  static func root(around directory: String) -> String? {
    var directory = RealPath.of(directory)
    while true {
      let git = directory == "/" ? "/.git" : "\(directory)/.git"
      if let kind = LocalFile.kind(git), kind == .directory || kind == .regular {
        return directory
      }
      guard directory != "/", directory.isAbsolutePath else { return nil }
      directory = RealPath.directory(of: directory)
    }
  }

  private static func gitDirectory(of root: String) throws(FileFailure) -> String {
    let git = root == "/" ? "/.git" : "\(root)/.git"
    guard LocalFile.kind(git) == .regular else { return git }
    return try path(in: git, after: "gitdir: ").map { RealPath.of(joined(root, $0)) } ?? git
  }

  /// Where the worktrees of one repository have in common what isn't theirs alone.
  private static func commonDirectory(of place: String) throws(FileFailure) -> String {
    let file = "\(place)/commondir"
    guard LocalFile.kind(file) == .regular else { return place }
    return try path(in: file).map { RealPath.of(joined(place, $0)) } ?? place
  }

  /// A regular file's text as git takes it: all of it, without the line ends behind it; `nil` if it is empty.
  ///
  /// - Throws: for a file that can't be read, or isn't UTF-8: it could name any place.
  private static func path(
    in file: String, after prefix: String = ""
  ) throws(FileFailure) -> String? {
    let text = try LocalFile.text(file, as: .repositoryPath)
    guard text.utf8.starts(with: prefix.utf8) else { return nil }
    var path = text.utf8.dropFirst(prefix.utf8.count)
    while path.last == 0x0A || path.last == 0x0D { path.removeLast() }
    return path.isEmpty ? nil : String(decoding: path, as: UTF8.self)
  }

  static func joined(_ directory: String, _ path: String) -> String {
    path.isAbsolutePath ? path : "\(directory)/\(path)"
  }

  /// Of other repositories, or nothing that our commands read.
  private static let unread: Set = ["modules", "worktrees", "hooks", "lfs", "annex"]

  private mutating func checkTree(_ directory: String, isTop: Bool = true) {
    guard budget > 0, let status = try? FileStatus(of: directory),
      visited.insert(status.identity).inserted,
      let entries = LocalFile.entries(directory, atMost: budget)
    else { return }
    budget -= entries.count
    for entry in entries where fault == nil && !(isTop && Self.unread.contains(entry.name)) {
      let path = "\(directory)/\(entry.name)"
      let kind = entry.kind == .link ? LocalFile.kind(path) : entry.kind
      if kind == .directory {
        checkTree(path, isTop: false)
      } else if let words = Self.blocking(kind, path) {
        fault = "\(path) is \(words): remove it"
      }
    }
  }

  /// The directories from which objects are borrowed, and those from which these borrow; git goes as deep.
  private mutating func checkAlternates(of objects: String, depth: Int) {
    let file = "\(objects)/info/alternates"
    guard fault == nil, depth < 6, let bytes = try? LocalFile.bytes(file, as: .repositoryPath)
    else {
      return
    }
    for bytes in BorrowedObjects.paths(in: bytes) where fault == nil {
      guard borrowed < Self.mostBorrowed else {
        fault =
          "\(file) and the files that it leads to name more than \(Self.mostBorrowed) directories: name fewer"
        return
      }
      borrowed += 1
      guard let path = String(validating: bytes, as: UTF8.self) else {
        fault = "\(file) names a directory whose name isn't UTF-8: remove that line"
        return
      }
      let place = Self.joined(objects, path)
      // Whatever else is there, only these are read.
      for part in ["info", "pack"] { checkTree("\(place)/\(part)", isTop: false) }
      for byte in 0..<256 where fault == nil {
        let name = String(byte, radix: 16)
        checkTree("\(place)/\(name.count == 1 ? "0" : "")\(name)", isTop: false)
      }
      checkAlternates(of: place, depth: depth + 1)
    }
  }

  /// What it is, with its article, if reading it might never end; `/dev/null` has an end.
  static func blocking(_ kind: FileKind?, _ path: String) -> String? {
    switch kind {
    case .namedPipe: kind?.words
    case .device: RealPath.existing(path) == "/dev/null" ? nil : kind?.words
    default: nil
    }
  }
}

extension RepositoryCheck {
  /// Whether one of the files that say what is ignored, and how files are converted, would hold git up: in these
  /// directories, below and above them.
  static func hasBlockingRules(in directories: [String], of root: String) -> Bool {
    let names = [".gitignore", ".gitattributes"]
    func isBlocked(_ directory: String) -> Bool {
      names.contains { name in
        let path = "\(directory)/\(name)"
        return blocking(FileStatus(unfollowed: path)?.kind, directory) != nil
      }
    }
    var budget = 50_000
    func isBlockedBelow(_ directory: String) -> Bool {
      guard budget > 0, let entries = LocalFile.entries(directory, atMost: budget) else {
        return false
      }
      budget -= entries.count
      return entries.contains { entry in
        if entry.kind == .directory { return isBlockedBelow("\(directory)/\(entry.name)") }
        return names.contains(entry.name) && blocking(entry.kind, directory) != nil
      }
    }
    for directory in directories {
      var path = root
      if isBlocked(path) { return true }
      for part in directory.pathNames where part != "." {
        path += "/\(part)"
        if isBlocked(path) { return true }
      }
      if isBlockedBelow(path) { return true }
    }
    return false
  }
}
