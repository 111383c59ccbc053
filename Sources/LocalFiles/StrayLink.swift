/// A symbolic link in a repository or a project that leads out of it.
///
/// A link comes with a clone or an archive as any file does, so whoever made it would choose which of the user's files
/// is written. Links elsewhere are the user's own.
public struct StrayLink: Hashable, Sendable {
  /// The link itself, behind all links on the way to it.
  public var path: String
  /// Where it leads in the end.
  public var target: String

  /// The first such link on the way to a file, which need not be there; `nil` if there is none.
  public init?(onWayTo path: String) {
    let start = path.hasPrefix("/") ? path : "\(RealPath.of("."))/\(path)"
    var rest = Self.parts(start)
    var directory = "/"
    var links = 0
    while let part = rest.popLast() {
      if part == ".." {
        directory = RealPath.directory(of: directory)
        continue
      }
      let next = directory == "/" ? "/\(part)" : "\(directory)/\(part)"
      guard let destination = RealPath.destination(ofLink: next) else {
        directory = next
        continue
      }
      if let ground = Self.ground(of: directory) {
        let target = RealPath.of(next)
        guard target == ground || RealPath.isInside(target, ground) else {
          (self.path, self.target) = (next, target)
          return
        }
      }
      links += 1
      // As many as the system follows; it refuses the path then.
      guard links <= 40 else { return nil }
      if destination.hasPrefix("/") { directory = "/" }
      rest += Self.parts(destination)
    }
    return nil
  }

  /// The names of a path, the last one first.
  private static func parts(_ path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }.reversed()
  }

  /// The nearest repository upward of a real directory; without one, the nearest project.
  private static func ground(of directory: String) -> String? {
    [".git", "pushwright.toml"].lazy.compactMap { mark in
      sequence(first: directory) { $0 == "/" ? nil : RealPath.directory(of: $0) }
        .first { $0 != "/" && FileStatus(unfollowed: "\($0)/\(mark)") != nil }
    }.first
  }
}
