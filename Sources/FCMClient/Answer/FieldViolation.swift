/// One complaint of FCM about one place in the request (`google.rpc.BadRequest.FieldViolation`).
public struct FieldViolation: Hashable, Sendable {
  /// The place as FCM writes it, such as `message.data[0].value`: entries of a map are numbered.
  ///
  /// Empty where FCM names none.
  public var field: String
  /// FCM's own words, as they came: they may quote the message and are not fit for a terminal.
  public var description: String

  /// A complaint with the two texts as FCM sent them.
  public init(field: String, description: String) {
    self.field = field
    self.description = description
  }
}
