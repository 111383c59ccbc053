public import Drafts
public import MessageLint
public import PushMessages

/// The draft that is edited: its message, what stands beside it, its history and its file.
///
/// Another draft replaces it whole, so that nothing of the former one is left.
public struct Draft: Hashable, Sendable {
  /// A draft that is looked at here while another program edits it.
  struct ReadOnly: Hashable, Sendable {
    /// The draft under any other name can be edited.
    var path: String?
    var other: String
  }

  /// What another program wrote into the draft's file, until somebody decides what becomes of it.
  struct DiskChange: Hashable, Sendable {
    var text: String
    /// Whether it was shown and left undecided: it does not come up by itself again.
    var isPutOff = false
  }

  public private(set) var document: MessageDocument
  /// What stands beside the draft.
  public private(set) var notes = DraftNotes()
  public private(set) var file: DraftFile
  /// What the text that the message was read from has and the message lacks; a field that is filled since stays listed.
  public var lostParts: [LostPart] { notes.lostParts }
  /// What the notes' file holds as far as we know.
  private(set) var savedNotes = DraftNotes()
  private(set) var past: [DraftVersion] = []
  private(set) var future: [DraftVersion] = []
  private(set) var autosave = Autosave()
  /// What the disk has not answered yet.
  public private(set) var saving: Saving?
  /// What the file holds where another program has written it and nothing is decided yet.
  private(set) var disk: DiskChange?
  /// The name that is proposed for a draft without one.
  private(set) var proposedPath: String?
  private(set) var readOnly: ReadOnly?
  /// Who has the draft open too, until a save was confirmed.
  private(set) var alsoOpenBy: String?
  /// Whether it is still to be asked which of the two programs edits the draft.
  private(set) var asksWhoEdits = false
  let forms = FormCache()

  init(document: MessageDocument, file: DraftFile) {
    (self.document, self.file) = (document, file)
  }

  /// Another draft in the place of this one; what the disk is still to answer goes on.
  func replaced(by next: Draft) -> Draft {
    var next = next
    (next.saving, next.autosave) = (saving, autosave)
    return next
  }

  /// The draft under a name of its own, which no file has yet.
  mutating func duplicate(at path: String) {
    document = MessageDocument(text: document.strictText)
    file = DraftFile(path: path)
    (disk, savedNotes, readOnly) = (nil, DraftNotes(), nil)
    edit(besides: nil)
  }

  mutating func propose(_ path: String) { proposedPath = path }

  mutating func schedule(_ change: (inout Autosave) -> Void) { change(&autosave) }
}

/// The message and its notes, and their former versions.
extension Draft {
  /// The draft as undo brings it back.
  var version: DraftVersion { DraftVersion(document: document, notes: notes) }

  /// So many steps can be undone, or as many as fit so many bytes of texts and trees; the last step always.
  static let undoLimit = 500
  static let undoByteLimit = 4_000_000

  mutating func write<Failure>(
    _ change: (inout MessageDocument) throws(Failure) -> Void
  ) throws(Failure) {
    try change(&document)
  }

  mutating func replace(_ document: MessageDocument) { self.document = document }

  mutating func set(
    _ value: JSONValue?, at path: FieldPath
  ) throws(MessageDocument.EditRefusal) {
    try document.set(value, at: path)
  }

  mutating func note(_ change: (inout DraftNotes) -> Void) { change(&notes) }

  /// Another text was read into the draft, which lacks these parts of it.
  mutating func note(lost parts: [LostPart]) { notes.lostParts = parts }

  /// The draft's own file lacks these parts: as long as the draft isn't saved under another name, there is nothing to save.
  mutating func know(lost parts: [LostPart]) {
    notes.lostParts = parts
    savedNotes.lostParts = parts
  }

  /// The text that the message was read from says it: as long as the draft isn't saved under another name, there is nothing to save.
  mutating func know(expiresIn seconds: Int?) {
    notes.expiresIn = seconds
    savedNotes.expiresIn = seconds
  }

  /// The draft does without it.
  mutating func leaveOut(_ part: LostPart) { notes.lostParts.removeAll { $0 == part } }

  /// What has a value by now needn't be saved.
  mutating func forgetFilledParts() {
    notes.lostParts.removeAll { $0.isFilled(in: document) }
  }

  mutating func bring(back version: DraftVersion) {
    document = version.document
    notes.take(whatIsWrittenHere: version.notes)
  }

  /// What the draft was becomes a step of undo.
  mutating func remember(_ version: DraftVersion) {
    past.append(version)
    future = []
    var bytes = past.reduce(0) { $0 + $1.document.heldBytes }
    while past.count > 1, past.count > Self.undoLimit || bytes > Self.undoByteLimit {
      bytes -= past.removeFirst().document.heldBytes
    }
  }

  /// Returns whether there was a step to undo.
  mutating func undo() -> Bool {
    guard let version = past.popLast() else { return false }
    future.append(self.version)
    bring(back: version)
    return true
  }

  /// Returns whether there was a step to redo.
  mutating func redo() -> Bool {
    guard let version = future.popLast() else { return false }
    past.append(self.version)
    bring(back: version)
    return true
  }
}

/// Its file and the file of its notes, and who else writes them.
extension Draft {
  mutating func begin(_ saving: Saving) { self.saving = saving }

  mutating func endSaving() { saving = nil }

  mutating func follow(with sequel: Saving.Sequel) { saving?.sequel = sequel }

  mutating func saySavingSlow() { saving?.isSaidSlow = true }

  /// The draft that is written is no longer the one on the screen.
  mutating func leaveSaving() {
    saving?.isFormer = true
    saving?.sequel = nil
  }

  /// The file at a path holds the text; beside another one than before there are no notes yet.
  mutating func takeSaved(_ text: String, at path: String) {
    if document.isRepaired { document = .init(text: document.strictText) }
    if path != file.path {
      edit(besides: nil)
      savedNotes = DraftNotes()
    }
    file = DraftFile(path: path, savedText: text)
    (disk, proposedPath) = (nil, nil)
  }

  /// Another program has written the file, and it is to be decided what counts.
  mutating func note(_ change: DiskChange) {
    (disk, file.isRemoved) = (change, false)
  }

  mutating func putDiskOff() { disk?.isPutOff = true }

  /// What the file holds is known; `imported` is the draft in it, where that is another text.
  mutating func knowDisk(_ text: String, imported: String?) {
    (file.savedText, file.importedText, file.isRemoved) = (text, imported, false)
    disk = nil
  }

  /// The file is gone; what was made of it is nowhere else.
  mutating func noteRemoval() {
    disk = nil
    (file.savedText, file.isRemoved) = (nil, true)
    if file.importedText != nil { file.importedText = "" }
  }

  /// The file of the notes holds these, and so does the draft; what the draft's own file lacks is beside them.
  mutating func take(_ notes: DraftNotes) {
    var notes = notes
    notes.lostParts = lostParts + notes.lostParts.filter { !lostParts.contains($0) }
    (self.notes, savedNotes) = (notes, notes)
  }

  /// What the file of the notes holds, whatever is noted here.
  mutating func knowNotes(_ saved: DraftNotes) {
    savedNotes = saved
    notes.fault = saved.fault
  }

  /// The same, and what the file is compared with before it is written again.
  mutating func knowNotes(_ saved: DraftNotes, source: String?) {
    savedNotes = saved.withReviewFiles(of: savedNotes)
    notes.fault = saved.fault
    (notes.source, savedNotes.source) = (source, source)
  }

  /// A reviewer's file holds these marks now.
  mutating func knowReviews(_ file: ReviewFile) {
    var files = savedNotes.reviewFiles.filter { $0.name != file.name } + [file]
    files.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    let fault = savedNotes.reviewFault
    savedNotes.take(files)
    (notes.reviewFiles, savedNotes.reviewFault) = (files, fault)
  }

  /// What another program has noted is taken, and what undo goes back to has it too.
  mutating func merge(_ theirs: DraftNotes) {
    let base = savedNotes
    notes = notes.merged(with: theirs, since: base)
    for index in past.indices {
      past[index].notes = past[index].notes.merged(with: theirs, since: base)
    }
    for index in future.indices {
      future[index].notes = future[index].notes.merged(with: theirs, since: base)
    }
    savedNotes = theirs
  }

  /// Another program has the draft open too; `asking` is whether somebody is asked which of the two edits it.
  mutating func noteAlsoOpen(by other: String, asking: Bool) {
    (alsoOpenBy, asksWhoEdits) = (other, asking)
  }

  mutating func askedWhoEdits() { asksWhoEdits = false }

  mutating func look(besides other: String) {
    readOnly = ReadOnly(path: file.path, other: other)
  }

  /// Nobody else has it open, or saving doesn't ask about that again.
  mutating func edit(besides other: String?) {
    (alsoOpenBy, asksWhoEdits) = (other, false)
  }

  mutating func closedElsewhere() {
    (alsoOpenBy, asksWhoEdits, readOnly) = (nil, false, nil)
  }
}
