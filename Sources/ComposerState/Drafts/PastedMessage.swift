import CodeSnippets
import PushMessages

/// A whole message was pasted while no field was being edited: it can become a draft, but no field's text.
public struct PastedMessage: Modal {
  /// What was pasted, as opening a file with it would say.
  public let summary: String
  /// So many messages are in the text.
  public let count: Int
  private let text: String

  /// `nil` for texts that a field may want: those without a message, and a line that isn't a whole request.
  init?(_ text: String) {
    guard text.utf8.count <= Self.maximumLength else { return nil }
    let imported = MessageImport.reading(text)
    guard imported.canBeRead || !imported.snippets.isEmpty else { return nil }
    let isLine = !text.dropLast(text.hasSuffix("\n") ? 1 : 0).contains(where: \.isNewline)
    guard !isLine || imported.recognition.payload == .request else { return nil }
    self.text = text
    count = max(1, imported.snippets.count)
    summary =
      imported.snippets.isEmpty
      ? imported.recognition.description : "a text with \(count) messages"
  }

  /// Why a program that sends has no message that can be read; `nil` for any other text, which a field may want.
  static func refusal(of text: String) -> String? {
    let lines = text.utf8.count { $0 == 0x0A }
    guard lines > 2, text.utf8.count <= maximumLength,
      sendingWords.contains(where: { text.contains($0) })
    else { return nil }
    let problems = MessageImport.reading(text).problems
    return problems.first { $0.severity == .error }?.sentence
  }

  /// What only programs say.
  private static let sendingWords = [
    "messaging.send", "messaging().send", "getMessaging(", "messaging.Message", "Message.builder",
    "new Message", "messages:send", "sendEach", "sendMulticast", "SendAsync(",
  ]

  /// In bytes: more than a page with messages has.
  private static let maximumLength = 262_144

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    guard action == .command(.edit) else { return .stay }
    let folder = composer.file.folder
    let contents = DraftContents(
      path: folder + "pasted text", text: text, proposedPath: folder + "pasted.json")
    return .close { $0.replaceDraft(with: .read(contents)) }
  }
}
