internal import MessageLint
internal import PushMessages

/// A draft that `lint` was given, with the notes beside it; what cannot be read of them is said.
struct OpenedDraft {
  /// As reports call it.
  var path: String
  var document: MessageDocument
  /// What is accepted in this draft alone.
  var suppressions: [Suppression] = []
  /// Why it cannot be read as a message.
  var failure: CommandFailure?
  /// Whether there is no text to lint at all.
  var isMissing = false

  init(_ path: String) {
    self.path = ReportPath.relative(path)
    do throws(CommandFailure) {
      document = MessageDocument(text: try TextFile.read(path))
      suppressions = Self.notes(beside: path)
      if document.message == nil {
        failure = CommandFailure(.unreadableInput, "\(path) cannot be read as an FCM message")
      }
    } catch {
      document = MessageDocument(text: "")
      failure = error
      isMissing = true
    }
    if let failure { Narration.say(failure.sentence) }
  }

  private static func notes(beside path: String) -> [Suppression] {
    guard path != "-" else { return [] }
    let (notes, sentences) = DraftNotes.reading(beside: path)
    for sentence in sentences { Narration.say(sentence) }
    return notes.suppressions
  }
}
