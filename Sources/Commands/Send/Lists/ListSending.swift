public import FCMClient
public import SendPolicy

/// A list that is to be sent.
public struct ListSending: Sendable {
  public var intent: SendIntent
  /// The numbers of the runs that it goes on with, as the review has shown them; `nil` for a first run.
  public var runs: [Int64]?
  /// Which earlier sends the sender has agreed to repeat.
  public var agreed: RepeatConsent
  public var rate: SendRate
  public var source: ListSource
}
