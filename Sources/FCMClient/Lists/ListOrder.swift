/// What all messages of a run have in common: the intent that the history has, under its number.
public struct ListOrder: Hashable, Sendable {
  let written: WrittenIntent

  /// `nil` if the intent isn't that of a list; `id` is the history's number for it.
  public init?(_ intent: SendIntent, recordedAs id: Int64) {
    guard intent.kind == .list else { return nil }
    written = WrittenIntent(id: id, intent)
  }

  /// The request for one message.
  func request(for message: ListMessage, deadline: Duration) throws(RefusedSend) -> SendRequest {
    let intent = written.intent
    let draft = try SendRequest.Draft(
      endpoint: intent.endpoint, project: intent.project, messageText: message.text,
      deadline: deadline)
    return SendRequest(sending: draft, written)
  }
}
