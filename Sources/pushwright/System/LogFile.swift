import Commands
import CursesTerminal
import Foundation

/// Where standard error goes while the screen is up.
enum LogFile {
  private static let limit = 1_000_000

  /// The log's path, its folder made and an overlong log put aside; `nil` if there is no place for one.
  static func prepare(state: String?) -> String? {
    guard let state else { return nil }
    let manager = FileManager.default
    let path = "\(state)/pushwright.log"
    do {
      try manager.createDirectory(
        atPath: state, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      return nil
    }
    let size = try? manager.attributesOfItem(atPath: path)[.size] as? Int
    if let size, size > limit {
      try? manager.removeItem(atPath: path + ".1")
      try? manager.moveItem(atPath: path, toPath: path + ".1")
    }
    return path
  }

  /// Lets standard error go to the log until that is closed.
  ///
  /// - Throws: ``CommandFailure`` if it can't be written.
  static func takingErrors(_ path: String) throws(CommandFailure) -> StandardErrorRedirect {
    do {
      return try StandardErrorRedirect(toFile: path)
    } catch {
      throw CommandFailure(.configuration, "\(error)")
    }
  }
}
