import ComposerState
import Foundation

/// Reads the file that somebody names in the place of a token.
enum TargetFile {
  /// A megabyte: a token has some hundred letters, and a list of them is no token.
  private static let limit = 1 << 20

  /// What the file holds, or why that cannot be told; nothing of it is logged.
  static func action(reading path: String) -> Action {
    let url = URL(filePath: path.hasPrefix("~/") ? home + path.dropFirst(1) : path)
    // A pipe or a terminal would keep the program waiting.
    let type = (try? url.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey]))
    guard let type else { return failure("There is no file \(path)") }
    guard type.isRegularFile == true else { return failure("\(path) is not a file") }
    guard type.fileSize ?? 0 <= limit else {
      return failure("\(path) is larger than a megabyte: a token has some hundred letters")
    }
    guard let data = try? Data(contentsOf: url) else {
      return failure("\(path) cannot be read: is it yours")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      return failure("\(path) is not UTF-8 text: save it as UTF-8")
    }
    return .targetRead(text: text, path: path)
  }

  private static var home: String {
    ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory()
  }

  private static func failure(_ sentence: String) -> Action {
    .noticed(Notice(.error, sentence))
  }
}
