internal import ByteSearch

/// The few questions that reading an app asks, answered by the file source of the task.
enum Directory {
  /// The same for all that one reading asks; the disk where nothing else is said.
  @TaskLocal static var source = FileSource.disk

  /// What one reading has taken so far; `nil` where no one counts.
  @TaskLocal static var size: ReadingSize?

  /// Why a directory that is named gives nothing, and what to do.
  static let missing = "the directory doesn't exist: correct its path"

  /// The names in a directory, sorted; `nil` where it cannot be read.
  static func names(_ path: String) -> [String]? { source.names(path) }

  static func isDirectory(_ path: String) -> Bool { source.isDirectory(path) }

  static func bytes(_ path: String) -> [UInt8]? {
    guard size?.isExceeded != true, let bytes = source.bytes(path) else { return nil }
    return size?.add(bytes.count) == false ? nil : bytes
  }

  /// Why that isn't read although it may be there; `nil` where nothing is against it.
  static func objection(_ path: String) -> String? {
    if let size, size.isExceeded { return size.sentence }
    return source.objection(path)
  }

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
