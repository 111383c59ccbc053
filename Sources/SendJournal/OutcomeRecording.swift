/// Where the outcome of a send was put down.
public enum OutcomeRecording: Hashable, Sendable {
  /// In the journal itself.
  case journal
  /// In the file beside it, because the journal could not be written; the next opening takes it up.
  ///
  /// The failure is worth showing: until it is mended nothing else is sent.
  case pending(JournalFailure)
}
