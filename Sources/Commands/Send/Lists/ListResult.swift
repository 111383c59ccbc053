public import FCMClient

/// How a list was sent.
public enum ListResult: Sendable {
  /// Nothing was sent or recorded.
  case notBegun(SendFailure)
  /// The number is the history's; `unrecorded` says why it lacks the outcome.
  case ended(Int64, ListEnd, unrecorded: String?)
}
