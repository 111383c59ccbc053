internal import FoundationEssentials

/// A file that a verb makes, which replaces nothing that a person did not mean.
struct NewFile {
  var path: String
  var mayReplace: Bool
  /// The file that was read, which is never replaced, whatever name it goes by.
  var except: String

  /// - Throws: ``CommandFailure`` where it would replace something, or cannot be written.
  func write(_ text: String) throws(CommandFailure) {
    if isInput {
      throw CommandFailure(.usage, "\(path) is the input, which stays: name another file")
    }
    if !mayReplace, FileManager.default.fileExists(atPath: path) {
      throw CommandFailure(.usage, "\(path) is there already: --force replaces it")
    }
    let url = URL(filePath: path).resolvingSymlinksInPath()
    do {
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw CommandFailure(.noSuchFile, "\(path) cannot be written: is its directory there")
    }
  }

  /// Two paths may lead to one file through links.
  private var isInput: Bool { except != "-" && Self.target(of: path) == Self.target(of: except) }

  private static func target(of path: String) -> String {
    URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
