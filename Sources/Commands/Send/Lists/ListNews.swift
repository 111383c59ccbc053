public import FCMClient

/// What happens while a list is sent.
public enum ListNews: Sendable {
  /// The history has it under this number, and the first message is about to leave.
  case begun(Int64)
  case outcome(ListMessage, ListOutcome)
  /// Nothing begins for so long, because of the failure.
  case pause(Duration, SendFailure)
}
