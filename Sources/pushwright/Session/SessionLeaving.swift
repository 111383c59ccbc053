/// What a session waits for before it ends, and what it still has to say.
@MainActor
struct SessionLeaving {
  /// The signal, or 0 for the end of the input, that ends the session as soon as nothing is on its way.
  var pendingSignal: Int32?
  /// The save that is waited for.
  var lastWait: LastWait?
  /// Whether an answer had to be waited for.
  var hasWaited = false
  /// Why the editor's text wasn't taken, while the screen may go before the user can read it there.
  var editorFailure: String?
}
