internal import Foundation

/// Where a path leads behind all links.
@safe enum RealPath {
  /// Absolute; of a file that isn't there the place where it would be made, also through a link that leads nowhere.
  static func of(_ path: String, links: Int = 0) -> String {
    if let real = unsafe realpath(path, nil) {
      defer { unsafe free(real) }
      return unsafe String(cString: real)
    }
    let directory = directory(of: path)
    let name = name(of: path)
    let manager = FileManager.default
    if links < 40, let target = try? manager.destinationOfSymbolicLink(atPath: path) {
      return of(target.hasPrefix("/") ? target : "\(directory)/\(target)", links: links + 1)
    }
    guard directory != path, name != "..", name != "." else { return path }
    let base = of(directory, links: links)
    return base == "/" ? "/\(name)" : "\(base)/\(name)"
  }

  /// `.` for a name alone.
  static func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// Whether a real path is in a real directory, which is never the whole disk.
  static func isInside(_ path: String, _ directory: String) -> Bool {
    directory != "/" && path.utf8.starts(with: "\(directory)/".utf8)
  }
}
