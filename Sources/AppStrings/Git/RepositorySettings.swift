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

  /// As git takes such a path; `nil` for the directories of other users and of git itself.
  private static func expanded(_ path: String, in base: String) -> String? {
    if path.hasPrefix("~/") {
      return ProcessInfo.processInfo.environment["HOME"].map { $0 + path.dropFirst() }
    }
    guard !path.hasPrefix("~"), !path.hasPrefix("%(prefix)"), !path.isEmpty else { return nil }
    return RepositoryCheck.joined(base, path)
  }
}
