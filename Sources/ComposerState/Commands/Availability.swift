/// Whether a command can run now, and if not, why.
public enum Availability: Hashable, Sendable {
  case available
  /// The reason, lower-case and without a full stop.
  case unavailable(because: String)
}
