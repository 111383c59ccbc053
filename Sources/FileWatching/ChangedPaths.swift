/// Paths that changed on the disk, files and directories, as a watcher reports them.
public struct ChangedPaths: Hashable, Sendable {
  public var paths: Set<String>

  public init(_ paths: Set<String>) {
    self.paths = Set(paths.map(Self.trimmed))
  }

  /// Whether a file is to be read again: it changed, or a directory that it is in.
  public func contain(_ file: String) -> Bool {
    guard !paths.contains(file) else { return true }
    return Self.ancestors(of: file).contains { paths.contains($0) }
  }

  /// Whether anything at, below or above one of these directories changed.
  public func touch(_ directories: [String]) -> Bool {
    directories.contains { directory in
      let directory = Self.trimmed(directory)
      return contain(directory) || paths.contains { $0.hasPrefix(directory + "/") }
    }
  }

  private static func ancestors(of path: String) -> [String] {
    path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
  }

  private static func trimmed(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
