public import PushMessages

/// One field as a form shows it.
public struct FormCell: Hashable, Sendable {
  public var id: FieldID
  public var kind: Field.Kind
  /// The value as text; empty where the message does not set the field.
  public var text: String
  /// What stands there while the field is empty.
  public var placeholder: String
  /// The value as people say it, where that is another text: `1h30m` for `5400s`.
  public var shown: String?
  /// The place of the value in the message, where the field's own name does not tell: `data.order_id`.
  public var path: FieldPath?

  public init(
    _ id: FieldID, _ kind: Field.Kind, text: String, placeholder: String, shown: String? = nil,
    path: FieldPath? = nil
  ) {
    self.id = id
    self.kind = kind
    self.text = text
    self.placeholder = placeholder
    self.shown = shown
    self.path = path
  }

  /// The text in the editor when a visit begins.
  var typed: String {
    switch kind {
    case .duration, .seconds: DurationInput(text)?.short ?? text
    default: text
    }
  }

  /// Whether a problem at this path is about the field.
  func concerns(_ path: FieldPath) -> Bool {
    id.concerns(path) || self.path == path
  }
}
