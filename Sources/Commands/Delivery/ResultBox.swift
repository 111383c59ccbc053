internal import FCMClient

/// How the one call of a run ended.
actor ResultBox<Product: Hashable & Sendable> {
  private(set) var value: Result<Product, CallFailure>?

  func take(_ result: Result<Product, CallFailure>) { value = result }
}
