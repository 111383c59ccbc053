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
  /// Puts a text on the clipboard and says so; `what` is its name for people, `the draft's text`.
  case copy(String, what: String)
  /// Draws everything in the theme of that name from now on.
  case showTheme(String)
  /// Asks the terminal for clicks, or leaves them to it, so that it selects text.
  case setMouse(Bool)
  case redraw
  case suspend
  case quit
}
