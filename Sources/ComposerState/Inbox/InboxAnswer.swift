/// What a local FCM said about the messages that it has.
public enum InboxAnswer: Hashable, Sendable {
  /// The newest ones of a project, newest first; how many there are, and the address for a browser.
  case messages([InboxMessage], total: Int, address: String)
  /// A sentence without a full stop, with what to do.
  case failed(String)
}
