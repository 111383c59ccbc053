public import CodeSnippets
internal import LocalFiles
internal import PushMessages

/// A file that a person names as a draft, in whatever form the message is in it.
public struct OpenedDraft: Sendable {
  public var path: String
  /// What the file holds.
  public var text: String
  public var imported: MessageImport

  init(path: String, text: String, imported: MessageImport) {
    self.path = path
    self.text = text
    self.imported = imported
  }

  /// Reads a file; `-` is standard input.
  ///
  /// - Throws: ``CommandFailure`` if the file doesn't exist or isn't UTF-8 text. What is wrong with the message is
  ///   among the import's problems.
  public static func reading(_ path: String) throws(CommandFailure) -> OpenedDraft {
    let text = try TextFile.argument(path, as: .draft)
    return OpenedDraft(path: path, text: text, imported: MessageImport.reading(text))
  }

  /// Whether it has several messages, of which one is to be chosen.
  public var hasChoice: Bool { !imported.canBeRead && !imported.snippets.isEmpty }

  /// Why nothing can be opened, with its place; `nil` if something can, if only to be fixed.
  public var refusal: CommandFailure? {
    guard !imported.canBeRead, imported.isConverted,
      let error = imported.problems.first(where: { $0.severity == .error })
    else { return nil }
    return CommandFailure(
      .unreadableInput, "\(path):\(error.line):\(error.column): \(error.sentence)")
  }

  /// Reads the message, and says beside the data what it was recognized as and what is wrong with it.
  ///
  /// - Throws: ``CommandFailure`` if there is no message.
  func message() throws(CommandFailure) -> MessageDocument {
    if imported.isConverted, imported.canBeRead {
      Narration.say("\(path) is \(imported.recognition.summary)")
    }
    for problem in imported.reading().problems { Narration.say(problem, file: path) }
    guard imported.canBeRead else {
      throw CommandFailure(.unreadableInput, "\(path) can't be read as an FCM message")
    }
    return imported.document
  }
}
