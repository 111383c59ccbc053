public import FCMClient
public import SendPolicy

/// What happened: a key, or something that came back from outside.
public enum Action: Hashable, Sendable {
  case command(Command)
  case edit(EditorCommand)
  /// Pasted text: it never runs commands.
  case pasted(String)
  /// A click, or a turn of the wheel.
  case pointed(Pointing)
  /// A key that means something only to the dialog that is open.
  case dialog(DialogKey)
  /// Nothing but time has passed; see ``Composer/nextWake(after:)``.
  case ticked
  case stringsRead(StringsSummary)
  case saveFinished(SaveOutcome)
  /// With whose rights messages would be sent, and what should be known about them; sentences.
  case accountFound(SendAccess, warnings: [String])
  /// What a review needs has been found out.
  case sendPrepared(SendPurpose, SendSituation)
  case sendFinished(SendIntent, SendResult)
  /// It could not even be started; a sentence without a full stop.
  case sendNotStarted(SendIntent, String)
  /// What the journal remembers, in any order.
  case historyRead([PastSend], clock: WallClock)
  /// A sentence without a full stop.
  case historyUnreadable(String)
  /// A signal asks the program to end; what is on its way is waited for, and nothing is asked.
  case leaveAfterSend
  /// Something that the operator should read once, such as a note about the terminal.
  case noticed(Notice)
}
