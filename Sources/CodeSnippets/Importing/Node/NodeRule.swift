internal import PushMessages

/// What becomes of one field of the Node.js Admin SDK.
struct NodeRule: Sendable {
  /// The field's name in the API; `nil` where only its value changes.
  var name: String?
  /// What to say where the value does not fit.
  var refusal = "its value is not what the SDK takes"
  /// Whether a value of another kind is one that FCM takes as it is.
  var isOptional = false
  /// The value that the SDK sends; `nil` where there is none.
  var convert: @Sendable (JSONNode) -> JSONNode.Kind?
}
