public import FCMClient
public import SendPolicy

/// What the runtime is asked to do outside; the list of all that the program can do to the world.
public enum Effect: Hashable, Sendable {
  /// Writes the text; `replacing` is what the file held when it was last read or written, `nil` for a new file.
  case save(text: String, path: String, replacing: String?)
  /// Finds out credentials, journal and history for a review.
  case prepareSend(SendPurpose)
  /// Runs a ``FCMClient/SendAttempt``, for a dry-run too.
  case perform(SendIntent)
  /// Does not wait any longer for the answer to what is being performed.
  case giveUpSend
  case readHistory
  /// Puts a text where other programs paste from; `what` names it for the notice: “the selection”.
  case copy(String, what: String)
  /// Asks the terminal for clicks, or leaves them to it, so that it selects text.
  case setMouse(Bool)
  case redraw
  case suspend
  case quit
}
