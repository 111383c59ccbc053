import TextEditing

/// Where the keyboard is in the form, and what is typed there.
public struct FormFocus: Hashable, Sendable {
  /// The field with the focus in each form pane.
  public private(set) var fields: [Pane: FieldID] = [:]
  public private(set) var targetKind: TargetKind
  public private(set) var editing: Editing?
  /// What was typed as another kind of target and makes no sense as the one that is shown.
  private(set) var putAsideTargets: [TargetKind: String] = [:]
  /// The file from which the target is to be read, until somebody is asked to do that.
  private(set) var targetFile: String?
  /// The one that the disk has not answered for yet.
  private(set) var targetReading: TargetReading?

  init(targetKind: TargetKind) {
    self.targetKind = targetKind
  }

  /// `nil` leaves the choice of the field to the pane.
  mutating func move(to field: FieldID?, in pane: Pane) { fields[pane] = field }

  mutating func show(_ kind: TargetKind) { targetKind = kind }

  /// What is typed as one kind of target comes back when that is chosen again.
  mutating func putAside(_ text: String, of kind: TargetKind) { putAsideTargets[kind] = text }

  mutating func begin(_ editing: Editing) { self.editing = editing }

  mutating func endEditing() { editing = nil }

  /// In the text that is edited; its history grows in place.
  mutating func type(_ command: EditorCommand) -> [Effect] {
    editing?.editor.apply(command) ?? []
  }

  mutating func point(at offset: Int, _ reach: Pointing.Reach) {
    editing?.editor.point(at: offset, reach)
  }

  /// What the visit to the field goes back to has changed, though not by the visit.
  mutating func changeVersionBefore(_ change: (inout DraftVersion) -> Void) {
    guard var visit = editing else { return }
    change(&visit.before)
    editing = visit
  }

  mutating func nameTargetFile(_ path: String) { targetFile = path }

  /// The file that was named is asked for.
  mutating func await(_ reading: TargetReading) {
    (targetFile, targetReading) = (nil, reading)
  }

  mutating func takeTarget(_ contents: String, from path: String) {
    if targetReading?.path == path { targetReading?.contents = contents }
  }

  mutating func sayTargetSlow() { targetReading?.isSaidSlow = true }

  mutating func endReadingTarget() { targetReading = nil }
}
