/// One thing wrong with a request: where, and in FCM's words what.
struct Violation: Hashable {
  /// The details that FCM's recorded answers have for it, in their order.
  enum Details: Hashable {
    case fcmErrorAndPlace
    case placeAndFCMError
    /// A list of places that is empty.
    case noPlaceAndFCMError
    case none
  }

  /// The place, such as `message.data[0].value`; empty for the request as a whole.
  var field: String
  var description: String
  var details = Details.fcmErrorAndPlace
}
