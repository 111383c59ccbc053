internal import MessageLint
internal import PushMessages

/// A draft that `lint` was given, with the notes beside it.
struct LintInput {
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
    if document.message == nil { failure = Self.failure(of: path, document) }
    guard path != "-" else { return }
    let (notes, sentences) = DraftNotes.reading(beside: path)
    suppressions = notes.suppressions
    remarks = sentences
  }

  /// Places in a report are places in a draft, so what has another form is to become one first.
  private static func failure(of path: String, _ document: MessageDocument) -> CommandFailure {
    let imported = MessageImport.reading(document.text)
    guard imported.isConverted, imported.canBeRead else {
      return CommandFailure(.unreadableInput, "\(path) cannot be read as an FCM message")
    }
    let form = imported.recognition.description
    return CommandFailure(
      .unreadableInput, "\(path) is \(form), no draft: pushwright convert makes one of it")
  }
}
