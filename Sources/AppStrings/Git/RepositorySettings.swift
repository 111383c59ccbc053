internal import Foundation
internal import LocalFiles

/// The files that a repository's settings name and that git opens with them: included settings, and rules for ignored
/// and for converted files.
struct RepositorySettings {
  /// The top of the work tree, where git is when it reads relative paths.
  var root: String
  private(set) var fault: String?

  private var visited: Set<FileStatus.Identity> = []
  private var size = 0

  init(root: String) { self.root = root }

  /// git itself reads the file, from outside of any repository and without what it includes.
  mutating func check(_ file: String, depth: Int) {
    guard fault == nil, depth <= 10, let status = try? FileStatus(of: file),
      status.kind == .regular, visited.insert(status.identity).inserted
    else { return }
    size += status.size
    let purpose = FilePurpose.repositorySettings
    guard size <= purpose.limit else {
      let more = depth > 0 ? ", and what includes it," : ""
      fault = "\(file)\(more) has more than \(purpose.limitText): remove what isn't needed"
      return
    }
    for (name, value) in Self.paths(in: file) where fault == nil {
      let isIncluded = name.hasPrefix("include")
      let base = isIncluded ? RealPath.directory(of: file) : root
      guard !Self.isGitsOwn(value) else {
        fault = "\(file) names \(value), which only git can find: remove that setting"
        return
      }
      guard let path = Self.expanded(value, in: base) else { continue }
      if let words = RepositoryCheck.blocking(LocalFile.kind(path), path) {
        fault = "\(file) names \(path), which is \(words): remove that setting"
      } else if isIncluded {
        check(path, depth: depth + 1)
      }
    }
  }

  private static let pattern =
    #"^(include\.path|includeif\..*\.path|core\.(excludesfile|attributesfile))$"#

  /// The names of settings in lower case, with the paths that they have.
  private static func paths(in file: String) -> [(name: String, value: String)] {
    let words = ["config", "--file", file, "--no-includes", "--null", "--get-regexp", pattern]
    let output = GitProcess.run(words, in: "/") ?? []
    return output.split(separator: 0).compactMap { entry in
      // NAME LF VALUE; a name without a value has no line feed.
      guard let end = entry.firstIndex(of: 0x0A) else { return nil }
      return (
        String(decoding: entry[..<end], as: UTF8.self).lowercased(),
        String(decoding: entry[(end + 1)...], as: UTF8.self)
      )
    }
  }

  /// Whether a path begins at a place that git alone knows: where it was installed, or another user's home.
  ///
  /// From there `..` leads anywhere.
  private static func isGitsOwn(_ path: String) -> Bool {
    let path = withoutOption(path)
    return path.hasPrefix("%(prefix)/") || path.hasPrefix("~") && !path.hasPrefix("~/")
  }

  /// As git takes such a path; `nil` for none.
  private static func expanded(_ path: String, in base: String) -> String? {
    let path = withoutOption(path)
    if path.hasPrefix("~/") {
      return ProcessInfo.processInfo.environment["HOME"].map { $0 + path.dropFirst() }
    }
    return path.isEmpty ? nil : RepositoryCheck.joined(base, path)
  }

  /// Newer versions of git take a mark before a path whose file may be missing.
  private static func withoutOption(_ path: String) -> String {
    let mark = ":(optional)"
    return path.hasPrefix(mark) ? String(path.dropFirst(mark.count)) : path
  }
}
