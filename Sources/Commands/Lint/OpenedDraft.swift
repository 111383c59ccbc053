internal import MessageLint
internal import PushMessages

/// A draft that `lint` was given, with the notes beside it.
struct OpenedDraft {
  /// As reports call it.
  var path: String
  /// Without text where there is no such file.
  var document: MessageDocument
  /// What is accepted in this draft alone.
  var suppressions: [Suppression] = []
  /// Why it cannot be read as a message.
  var failure: CommandFailure?
  /// What is wrong with the notes; `FILE:LINE:COLUMN: error: …`.
  var remarks: [String] = []

  /// Reads the files; what cannot be read is kept with its reason.
  init(_ path: String) {
    self.path = ReportPath.relative(path)
    do throws(CommandFailure) {
      document = MessageDocument(text: try TextFile.read(path))
    } catch {
      document = MessageDocument(text: "")
      failure = error
      return
    }
    if document.message == nil {
      failure = CommandFailure(.unreadableInput, "\(path) cannot be read as an FCM message")
    }
    guard path != "-" else { return }
    let (notes, sentences) = DraftNotes.reading(beside: path)
    suppressions = notes.suppressions
    remarks = sentences
  }
}
