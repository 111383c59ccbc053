/// What a person found out about a send whose outcome was unknown.
public struct Settlement: Hashable, Sendable {
  /// Whether devices have got the message.
  public var isDelivered: Bool
  /// How they know.
  public var note: String
  /// Who has settled it.
  public var author: JournalAuthor
  /// When.
  public var time: JournalTime
}
