public import PushMessages

/// A draft for the recipients of one language, or of one locale.
public struct ListDraft: Hashable, Sendable {
  /// As its file's name has it: `fr`, `fr-CA`.
  public var tag: String
  /// The file's name.
  public var name: String
  /// With its placeholders.
  public var message: JSONNode
  /// How many recipients get it.
  public var recipients: Int

  public init(tag: String, name: String, message: JSONNode, recipients: Int) {
    self.tag = tag
    self.name = name
    self.message = message
    self.recipients = recipients
  }
}
