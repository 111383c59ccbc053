internal import CodeSnippets
internal import Drafts
internal import LocalFiles
internal import MessageLint
internal import PushMessages

/// A draft that `lint` was given, in whatever form the message is in it, with the notes beside it.
struct LintInput {
  /// As reports call it.
  var path: String
  /// Without a text if the file doesn't exist.
  var imported: MessageImport
  /// What stands beside it.
  var notes = DraftNotes()
  /// Why it cannot be read as a message.
  var failure: CommandFailure?
  /// Why its notes can't be trusted: what is accepted or expires may be in what was lost.
  var notesFailure: CommandFailure?
  /// The same with file and line, a sentence each; `FILE:LINE:COLUMN: error: …`.
  var faults: [String] = []
  /// What is wrong with the notes; `FILE:LINE:COLUMN: error: …`.
  var remarks: [String] = []

  /// What is accepted in this draft alone.
  var suppressions: [Suppression] { notes.suppressions }

  /// The target of the command line in the place of the draft's own; `nil` if it names none.
  var target: SendTargetOption?

  /// The message to one recipient of a list in the place of the draft's; `nil` if it goes to no list.
  var filled: MessageDocument?

  /// The list that the notes name; `nil` if the draft goes to its own target.
  var list: LintedList?

  /// The messages of the longest and the shortest values of the list, and one at random; empty if no one has looked.
  var examples: [MessageDocument] = []

  /// The message that is looked at.
  var document: MessageDocument {
    filled ?? target?.taken(by: imported.document) ?? imported.document
  }

  /// What was noticed while the message was read, but for what is among the lost parts.
  var problems: [DocumentProblem] {
    let lost = Set(imported.settleable)
    return imported.reading().problems.filter { !lost.contains($0) }
  }

  /// What the file says of the message and was left out when it was read, and what its notes keep of another text.
  var lostParts: [LostPart] { imported.lostParts + notes.lostParts }

  /// What lies where drafts do and can't be read.
  init(_ path: String, failure: CommandFailure) {
    self.path = ReportPath.relative(path)
    imported = MessageImport.reading("")
    self.failure = failure
  }

  /// A message that is in no file; `path` is what reports call it.
  init(_ path: String, message: MessageImport) {
    self.path = path
    imported = message
  }

  /// Reads the files; what cannot be read is kept with its reason.
  init(_ path: String) {
    self.path = ReportPath.relative(path)
    do throws(CommandFailure) {
      imported = MessageImport.reading(try TextFile.argument(path, as: .draft))
    } catch {
      imported = MessageImport.reading("")
      failure = error
      return
    }
    if !imported.canBeRead {
      failure = CommandFailure(.unreadableInput, "\(path) can't be read as an FCM message")
    } else if imported.isConverted {
      remarks = ["\(path) is \(imported.recognition.summary)"]
    }
    guard path != "-" else { return }
    let (notes, sentences, mistaken, passedOver) = DraftNotes.reading(beside: path)
    self.notes = notes
    list = notes.list.map { LintedList(path: $0) }
    remarks += sentences
    faults = passedOver
    guard let name = mistaken.first.map({ ReportPath.relative($0) }) else { return }
    faults = sentences
    notesFailure = CommandFailure(
      .configuration, "\(name) has a mistake. Fix it, then try again")
  }
}
