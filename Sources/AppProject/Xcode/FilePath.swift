/// Paths in an app's sources, from their top.
enum FilePath {
  static func name(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map {
      String(path[path.utf8.index(after: $0)...])
    } ?? path
  }

  static func directory(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }

  /// One path behind another, without `.` and `..`; `nil` if it leads out of the sources.
  static func joined(_ folder: String, _ path: String) -> String? {
    guard !path.hasPrefix("/") else { return nil }
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      guard part == ".." else {
        parts.append(part)
        continue
      }
      guard parts.popLast() != nil else { return nil }
    }
    return parts.joined(separator: "/")
  }

  static func isInside(_ path: String, _ folder: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix("\(folder)/")
  }
}
