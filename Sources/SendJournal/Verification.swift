/// Whether the journal is as it was written.
public enum Verification: Hashable, Sendable {
  /// Every row fits its hash and the row before.
  ///
  /// The last row's hash stands for all of them: noted elsewhere, it shows later that nothing before was changed and
  /// nothing was taken off the end. It is `nil` for a journal without rows.
  case intact(rows: Int, head: String?)
  /// Something was changed, added or taken away.
  ///
  /// The row is the first that does not fit; `nil` where no single row is to blame. The sentence is in lower case and
  /// without a full stop.
  case broken(row: Int64?, sentence: String)
}
