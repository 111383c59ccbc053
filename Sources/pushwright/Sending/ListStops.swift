/// How a person ends a list that is being sent.
struct ListStops: Sendable {
  /// Nothing begins from now on; what is under way is waited for.
  var stop: @Sendable () -> Void
  /// What is under way is no longer waited for.
  var giveUp: @Sendable () -> Void
}
