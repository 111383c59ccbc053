/// An answer in the form that FCM gives it, and how much of it arrives.
struct EmulatorAnswer: Hashable {
  /// How the connection ends.
  enum Ending: Hashable {
    /// Not at all: the whole answer arrives.
    case open
    /// Before the first byte of the answer.
    case beforeTheAnswer
    /// After the head and half of the body.
    case withinTheAnswer
  }

  var status: Int
  var body: String
  /// Seconds.
  var retryAfter: Int?
  /// Seconds that the answer takes.
  var delay = 0
  var ending = Ending.open
}
