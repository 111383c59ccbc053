internal import FoundationEssentials

/// The few questions that reading an app asks of the disk.
enum Directory {
  /// The names in a directory, sorted; `nil` where it cannot be read.
  static func names(_ path: String) -> [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  static func isDirectory(_ path: String) -> Bool {
    var isDirectory = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory
  }

  static func bytes(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { Array($0) }
  }

  static func join(_ directory: String, _ name: String) -> String {
    directory.hasSuffix("/") ? directory + name : "\(directory)/\(name)"
  }
}
