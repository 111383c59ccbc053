/// What an answer means for a ``CallWork``.
public enum CallStep<Product: Hashable & Sendable>: Hashable, Sendable {
  /// There is another call to make.
  case goOn
  case done(Product)
  case failed(CallFailure)
}
