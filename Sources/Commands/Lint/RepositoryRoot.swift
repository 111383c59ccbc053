internal import FoundationEssentials
internal import LocalFiles

/// The top directory of the git repository that the working directory is in.
///
/// Code hosts take the paths of annotations and results to be relative to it, whatever directory a job runs in.
struct RepositoryRoot: Hashable, Sendable {
  /// The working directory, with a slash at its end.
  private var here: String
  /// The root as it was named and as it is really called, each with a slash at its end.
  private var roots: [String] = []

  /// `root` is the top directory; `nil` leaves paths as they are.
  init(_ root: String?, from directory: String = RealPath.workingDirectory) {
    here = Self.folder(directory)
    if let root { roots = [Self.folder(root), Self.folder(Self.real(root))] }
  }

  /// The repository around a directory: the nearest one upward with `.git` in it, a directory or a file; without one,
  /// `fallback`.
  static func around(
    _ directory: String = RealPath.workingDirectory, else fallback: String? = nil
  ) -> RepositoryRoot {
    let root = RealPath.upward(from: directory).first {
      FileManager.default.fileExists(atPath: $0 == "/" ? "/.git" : "\($0)/.git")
    }
    return RepositoryRoot(root ?? fallback, from: directory)
  }

  /// A path that is relative to the working directory, or absolute, as seen from the root; one outside stays as it is.
  func path(_ path: String) -> String {
    guard path != "-", !roots.isEmpty else { return path }
    let absolute = path.isAbsolutePath ? path : here + path
    // Only a path that seems to be outside may have links in it: the disk is not asked for each place of a report.
    return inside(absolute) ?? inside(Self.real(absolute)) ?? path
  }

  private func inside(_ absolute: String) -> String? {
    let name = RealPath.normal(absolute)
    return roots.first { name.hasPrefix($0) }.map { String(name.dropFirst($0.count)) }
  }

  private static func folder(_ path: String) -> String { path.hasSuffix("/") ? path : path + "/" }

  private static func real(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
  }
}
