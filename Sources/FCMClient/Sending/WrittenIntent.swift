/// An intent that the journal has written down: the proof without which nothing real is sent.
///
/// Only a ``SendAttempt`` makes one, from the journal's own answer.
public struct WrittenIntent: Hashable, Sendable {
  /// The journal's number for it.
  public let id: Int64
  public let intent: SendIntent

  init(id: Int64, _ intent: SendIntent) {
    self.id = id
    self.intent = intent
  }
}
