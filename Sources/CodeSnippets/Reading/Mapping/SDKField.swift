internal import PushMessages

/// What a name of an SDK means in the object that it is used in.
enum SDKField: Hashable {
  /// A field of the message.
  case field(Field)
  /// An object whose own keys are added to the one at the path: `custom_data`.
  case custom(FieldPath)
  /// Several targets, of which a draft has one: `tokens`.
  case targets(FieldPath)
}
