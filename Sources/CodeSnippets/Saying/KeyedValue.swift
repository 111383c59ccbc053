internal import PushMessages

/// A member of an object under its field's name.
struct KeyedValue {
  /// As the message writes it.
  var key: String
  /// In FCM's own objects the snake_case name.
  var name: String
  var value: JSONNode
  /// Whether it is the one that FCM reads, of several with the name.
  var counts: Bool
}
