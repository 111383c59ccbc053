internal import ByteSearch

/// Paths of directories and of what is in them, as they are named.
enum Directory {
  /// Why a directory that is named gives nothing, and what to do.
  static let missing = "the directory doesn't exist: correct its path"

  static func join(_ directory: String, _ name: String) -> String {
    directory.hasSuffix("/") ? directory + name : "\(directory)/\(name)"
  }

  /// The directory above it, as its name tells; `nil` above `/`, and where the name does not tell.
  static func parent(of path: String) -> String? {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard !path.hasSuffix("/.."), path != "..", path != "." else { return nil }
    guard let slash = path.lastByte("/") else { return "." }
    guard slash > path.startIndex else { return path == "/" ? nil : "/" }
    return String(path[..<slash])
  }
}
