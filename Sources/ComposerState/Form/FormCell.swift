public import PushMessages

/// One field as a form shows it.
public struct FormCell: Hashable, Sendable {
  public var id: FieldID
  public var kind: Field.Kind
  /// The value as text; empty where the message does not set the field.
  public var text: String
  /// What stands there while the field is empty.
  public var placeholder: String

  public init(_ id: FieldID, _ kind: Field.Kind, text: String, placeholder: String) {
    self.id = id
    self.kind = kind
    self.text = text
    self.placeholder = placeholder
  }
}
