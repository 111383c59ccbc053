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
    let manager = FileManager.default
    let folder = manager.temporaryDirectory
      .appending(path: "pushwright-\(UUID().uuidString.prefix(8).lowercased())")
    let file = folder.appending(path: name)
    let path = file.path(percentEncoded: false)
    do {
      try manager.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try Data(text.utf8).write(to: file)
    } catch {
      return .failed("couldn't write \(path): \(error.localizedDescription)")
    }
    let failure = run(editor.words(opening: path, line: line))
    let ending = ending(of: text, at: path, after: failure)
    if !ending.leavesText { try? manager.removeItem(at: folder) }
    return ending.ending
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
