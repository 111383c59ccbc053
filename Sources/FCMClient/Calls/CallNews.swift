/// What a run tells while it goes on.
public enum CallNews<Product: Hashable & Sendable>: Hashable, Sendable {
  /// How a call ended, by its number; once for each.
  case result(Int, Result<Product, CallFailure>)
  /// Nothing is begun for so long.
  case pause(Duration, CallFailure)
}
