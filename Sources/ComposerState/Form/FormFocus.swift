/// Where the keyboard is in the form, and what is typed there.
public struct FormFocus: Hashable, Sendable {
  /// The field with the focus in each form pane.
  public var fields: [Pane: FieldID] = [:]
  public var targetKind: TargetKind
  public var editing: Editing?
  /// What was typed as another kind of target and makes no sense as the one that is shown.
  var putAsideTargets: [TargetKind: String] = [:]
  /// The file from which the target is to be read, until somebody is asked to do that.
  var targetFile: String?
  /// The one that the disk has not answered for yet.
  var targetReading: TargetReading?
}
