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

  /// What the body is.
  enum Kind: String, Hashable {
    case json = "application/json; charset=UTF-8"
    case html = "text/html; charset=UTF-8"
    case text = "application/text"
  }

  var status: Int
  var body: String
  var kind = Kind.json
  /// Whether it says that it comes from a metadata server.
  var isMetadata = false
  /// What a page in a browser may load.
  var policy: String?
  /// Seconds.
  var retryAfter: Int?
  /// Seconds that the answer takes.
  var delay = 0
  var ending = Ending.open
}
