public import FCMClient

/// What the runtime is asked to do outside; the list of all that the program can do to the world.
public enum Effect: Hashable, Sendable {
  /// Writes the text; `replacing` is what the file held when it was last read or written, `nil` for a new file.
  case save(text: String, path: String, replacing: String?)
  /// Asks FCM to check the message without delivering it.
  case dryRun(DryRunSubject)
  case redraw
  case suspend
  case quit
}
