internal import ByteSearch
internal import FoundationEssentials
internal import LocalFiles

/// Where a journal is, every symbolic link on the way followed once: all its files are beside each other.
struct JournalPlace: Hashable, Sendable {
  /// Absolute, without a link in it.
  let directory: String
  let name: String
  /// Whether the file's own name was a link.
  let isLinked: Bool
  /// The links on the way, each where it really is: changing one of them names another journal.
  let links: [String]

  var path: String { directory == "/" ? "/\(name)" : "\(directory)/\(name)" }

  /// Finds the place that a path means, even if no journal exists yet.
  ///
  /// - Throws: ``JournalFailure`` for what no file can be called, of the kind `missing` without a directory, or for a
  ///   link that leads nowhere.
  init(_ path: String) throws(JournalFailure) {
    let path = try Self.absolute(path)
    let (directory, name) = Self.split(path)
    guard !name.isEmpty, name != ".", name != ".." else { throw .unusable(path) }
    isLinked = FileStatus(unfollowed: path)?.kind == .link
    links = RealPath.links(of: path)
    if isLinked {
      guard let target = RealPath.existing(path) else { throw .leadsNowhere(path) }
      (self.directory, self.name) = Self.split(target)
    } else {
      guard let resolved = RealPath.existing(directory) else { throw .missing(path) }
      (self.directory, self.name) = (resolved, name)
    }
  }

  /// The directory, made for this user alone if it isn't there yet; then the place in it.
  static func making(_ path: String) throws(JournalFailure) -> JournalPlace {
    let directory = split(try absolute(path)).directory
    do throws(any Error) {
      if !FileManager.default.fileExists(atPath: directory) {
        try FileManager.default.createDirectory(
          atPath: directory, withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700])
      }
    } catch {
      throw JournalFailure(error, path: path)
    }
    do throws(JournalFailure) {
      return try JournalPlace(path)
    } catch {
      throw error.kind == .missing ? .notPermitted(path) : error
    }
  }

  /// SQLite takes a path that begins with `file:` for a URI, and a C string ends at a NUL.
  private static func absolute(_ path: String) throws(JournalFailure) -> String {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .unusable(path) }
    return path.hasPrefix("/") ? path : "\(RealPath.workingDirectory)/\(path)"
  }

  private static func split(_ path: String) -> (directory: String, name: String) {
    guard let slash = path.lastByte("/") else { return (".", path) }
    let directory = path[..<slash]
    return (directory.isEmpty ? "/" : String(directory), String(path[path.index(after: slash)...]))
  }
}

extension JournalFailure {
  static func missing(_ path: String) -> Self {
    Self(
      .missing, "no history at \(path)", remedy: "it begins with the first dry run or send")
  }

  fileprivate static func unusable(_ path: String) -> Self {
    let reason =
      path.utf8.contains(0) ? "its path has a NUL character in it" : "its path names no file"
    return Self(
      .unusablePath, "the history file \(path) can't be used: \(reason)",
      remedy: "name a file; until then nothing is sent")
  }

  fileprivate static func leadsNowhere(_ path: String) -> Self {
    Self(
      .notPermitted, "the history file \(path) is a symbolic link to a missing file",
      remedy: "delete the link, or name the file itself; until then nothing is sent")
  }
}
