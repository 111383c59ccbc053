public import FCMClient

/// What happened: a key, or something that came back from outside.
public enum Action: Hashable, Sendable {
  case command(Command)
  case edit(EditorCommand)
  /// Pasted text: it never runs commands.
  case pasted(String)
  /// A key that means something only to the dialog that is open.
  case dialog(DialogKey)
  case stringsRead(StringsSummary)
  case saveFinished(SaveOutcome)
  case dryRunFinished(DryRunSubject, SendAnswer, at: Int)
  /// A dry-run that could not even be started; a sentence without a full stop.
  case dryRunRefused(String)
  /// Something that the operator should read once, such as a note about the terminal.
  case noticed(Notice)
}
