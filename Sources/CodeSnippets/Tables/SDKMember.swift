public import PushMessages

/// How an SDK spells one field.
public struct SDKMember: Hashable, Sendable {
  /// Below the path of the type; several keys if the SDK has no type for a level in between: `payload.aps`.
  public var field: FieldPath
  /// As code writes it: `bodyLocKey`, `body_loc_key`, `setBodyLocalizationKey`, `BodyLocKey`.
  public var name: String
  public var form: ValueForm
  /// The method that takes one element, or one key and its value: `addBodyLocalizationArg`; `nil` if there is none.
  public var elementName: String?

  init(_ field: FieldPath, _ name: String, _ form: ValueForm, each elementName: String? = nil) {
    self.field = field
    self.name = name
    self.form = form
    self.elementName = elementName
  }
}
