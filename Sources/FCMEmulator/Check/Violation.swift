/// One thing wrong with a request: where, and in FCM's words what.
struct Violation: Hashable {
  /// The place, such as `message.data[0].value`; empty for the request as a whole.
  var field: String
  var description: String
}
