import ComposerState
import Foundation
import LocalFiles

/// Reads the file that the user names in place of a token.
enum TargetFile {
  /// What the file holds, or why that cannot be told; nothing of it is logged.
  static func action(reading path: String) -> Action {
    let place = path.hasPrefix("~/") ? home + path.dropFirst(1) : path
    do throws(FileFailure) {
      return .targetRead(text: try LocalFile.text(place, as: .token), path: path)
    } catch {
      let sentence = FileFailure(path, error.action, error.reason).sentence
      return .targetNotRead(path: path, sentence)
    }
  }

  private static var home: String {
    ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory()
  }
}
