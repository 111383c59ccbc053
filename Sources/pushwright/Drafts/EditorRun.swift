import Foundation
import LocalFiles

/// A visit to the user's editor with a text that is in no file, or with a file.
struct EditorRun {
  enum Ending: Hashable, Sendable {
    case edited(String)
    /// Nothing is taken; a sentence without a full stop.
    case failed(String)
  }

  let editor: ExternalEditor
  /// Runs a program in the foreground of the terminal; returns why it failed, `nil` if it did not.
  let run: ([String]) -> String?

  /// Edits a copy of the text in a folder of its own, under a name that tells the editor what it is.
  func edit(_ text: String, name: String, line: Int) -> Ending {
    let file: URL
    do {
      file = try Self.makeCopy(of: text, name: name)
    } catch {
      return .failed("couldn't write a copy for the editor: \(error.localizedDescription)")
    }
    let path = file.path(percentEncoded: false)
    let failure = run(editor.words(opening: path, line: line))
    let ending = ending(of: text, at: path, after: failure)
    if !ending.leavesText {
      try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
    }
    return ending.ending
  }

  /// Writes a text to a file in a folder of its own, which only its owner may read.
  static func makeCopy(of text: String, name: String) throws -> URL {
    let file = try PrivateTemporaryFolder.make().appending(path: name)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// What an editor has made of a text; what the user may have written there stays in its file.
  private func ending(
    of text: String, at path: String, after failure: String?
  ) -> (ending: Ending, leavesText: Bool) {
    let failure = failure.map { "\(editor.program): \($0)" }
    do throws(FileFailure) {
      let edited = try LocalFile.text(path, as: .draft)
      guard let failure else { return (.edited(edited), false) }
      guard edited != text else { return (.failed(failure), false) }
      return (.failed("\(failure); its text is in \(path)"), true)
    } catch  where error.isMissing {
      let sentence = failure ?? "\(editor.program) removed the file that it was given"
      return (.failed("\(sentence); the text is as it was before"), false)
    } catch {
      let sentence = failure ?? "couldn't read the text from \(editor.program): \(error.words)"
      return (.failed("\(sentence); its text is in \(path)"), true)
    }
  }

  /// Opens a file itself; returns why that failed.
  func open(_ path: String, line: Int) -> String? {
    guard FileManager.default.isReadableFile(atPath: path) else {
      return "\(path) is gone or can't be read"
    }
    return run(editor.words(opening: path, line: line)).map { "\(editor.program): \($0)" }
  }
}
