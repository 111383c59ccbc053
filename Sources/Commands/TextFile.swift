internal import Foundation

/// Reads the small text files that a person names on the command line.
public enum TextFile {
  /// The text of a file; `-` is standard input.
  ///
  /// - Throws: ``CommandFailure`` where there is no such file, or it is no UTF-8 text.
  public static func read(_ path: String) throws(CommandFailure) -> String {
    guard let data = data(path) else {
      let isThere = path == "-" || FileManager.default.fileExists(atPath: path)
      throw isThere
        ? CommandFailure(
          .unreadableInput, "\(path) cannot be read: it is a directory, or not yours")
        : CommandFailure(.noSuchFile, "there is no file \(path)")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw CommandFailure(.unreadableInput, "\(path) is not UTF-8 text: save it as UTF-8")
    }
    return text
  }

  /// Through a handle, because `FileManager` reads no pipes: `… | pushwright convert -`, `convert <(…)`.
  private static func data(_ path: String) -> Data? {
    let handle = path == "-" ? .standardInput : FileHandle(forReadingAtPath: path)
    do {
      return try handle?.readToEnd() ?? (handle == nil ? nil : Data())
    } catch {
      return nil
    }
  }
}
