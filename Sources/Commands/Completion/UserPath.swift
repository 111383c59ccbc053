internal import Foundation

/// A path as a person types it for a shell.
enum UserPath {
  /// With the home directory in the place of `~/`, which the shell hasn't expanded yet.
  static func expanded(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = ProcessInfo.processInfo.environment["HOME"] else {
      return path
    }
    return home + path.dropFirst()
  }
}
