/// What a run of a list has had to put up with so far.
struct ListPatience: Hashable, Sendable {
  /// Nothing begins before.
  var pausedUntil = Duration.zero
  /// Pauses since a message was taken.
  var pauses = 0
  /// Messages without an answer in a row.
  var silences = 0
  /// Messages refused for other reasons than dead registrations.
  var refusals = 0
  /// Whether FCM took a message, or knew that a recipient is gone: then the message isn't what it refuses.
  var hasReached = false
}
