internal import Synchronization

/// A symbolic link in a repository or a project that leads out of it, or to what git keeps in `.git`.
///
/// A link comes with a clone or an archive as any file does, so its author would choose which of the user's files
/// is read or written, and which command git runs next. Links elsewhere are the user's own.
public struct StrayLink: Hashable, Sendable {
  /// The link itself, behind all links on the way to it.
  public var path: String
  /// Where it leads in the end.
  public var target: String
  /// Whether that is in a `.git` of the same repository.
  public var leadsToGit: Bool

  /// The first such link on the way to a file, which need not be there; `nil` if there is none.
  public init?(onWayTo path: String) {
    let start = path.isAbsolutePath ? path : "\(RealPath.of("."))/\(path)"
    for link in RealPath.links(of: start) {
      let directory = RealPath.directory(of: link)
      guard let ground = Self.ground(of: directory) else { continue }
      let target = RealPath.of(link)
      let isInside = target.utf8.elementsEqual(ground.utf8) || RealPath.isInside(target, ground)
      let leadsToGit =
        isInside && Self.isGit(target, in: ground) && !Self.isGit(directory, in: ground)
      guard isInside, !leadsToGit else {
        (self.path, self.target, self.leadsToGit) = (link, target, leadsToGit)
        return
      }
    }
    return nil
  }

  /// The link that the last name of a path is, if it leads out; those before it are not looked at again.
  public init?(lastOf path: String) {
    let end =
      path.utf8.count > 1 && path.utf8.last == UInt8(ascii: "/") ? String(path.dropLast()) : path
    guard FileStatus(unfollowed: end)?.kind == .link else { return nil }
    self.init(onWayTo: end)
  }

  /// The link, where it leads and why that is refused, as the beginning of a sentence.
  public var words: String {
    leadsToGit
      ? "the link \(path) leads into git's own files, to \(target)"
      : "the link \(path) leads out of its repository or project, to \(target)"
  }

  /// Whether a path is a `.git` below a directory, or in one; some disks don't tell cases apart.
  ///
  /// Where `.git` is a file or a link, what git keeps may have any name, so a directory that git would take for a repository
  /// is one.
  private static func isGit(_ path: String, in ground: String) -> Bool {
    let names = String(Substring(path.utf8.dropFirst(ground.utf8.count))).pathNames
    if names.contains(where: { $0.lowercased() == ".git" }) { return true }
    var directory = ground
    return names.contains { name in
      directory += "/\(name)"
      return ["HEAD", "objects"].allSatisfy { FileStatus(unfollowed: "\(directory)/\($0)") != nil }
    }
  }

  /// The nearest repository upward of a real directory; without one, the nearest project.
  private static func ground(of directory: String) -> String? {
    let way = sequence(first: directory) { $0 == "/" ? nil : RealPath.directory(of: $0) }
      .filter { $0 != "/" }
    let named = projects.withLock(\.self)
    return way.first { FileStatus(unfollowed: "\($0)/.git") != nil }
      ?? way.first {
        named.contains($0) || FileStatus(unfollowed: "\($0)/pushwright.toml") != nil
      }
  }

  /// Whether a path leads out of the repository or project in which a file lies, with or without a link.
  ///
  /// A file in neither has nothing that it could leave.
  public static func isOutside(_ path: String, ofGroundAround file: String) -> Bool {
    guard let ground = ground(of: RealPath.directory(of: RealPath.of(file))) else { return false }
    return !RealPath.isInside(RealPath.of(path), ground)
  }

  /// Counts a directory as a project's whose file has another name than usual.
  ///
  /// For all of the process: a file may be written or read wherever its path comes from.
  public static func guardProject(in directory: String) {
    let directory = RealPath.of(directory)
    projects.withLock { _ = $0.insert(directory) }
  }

  private static let projects = Mutex<Set<String>>([])
}
