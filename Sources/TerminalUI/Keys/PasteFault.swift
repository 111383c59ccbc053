/// What can be wrong with a paste.
public enum PasteFault: Hashable, Sendable {
  /// The terminal never said that it was over: what came until then was pasted.
  case endless
  /// It had more than so many bytes: nothing was pasted.
  case tooLong(limit: Int)
}
