import FCMClient

/// The results of a few calls, as they come.
actor CallAnswers<Product: Hashable & Sendable> {
  private var results: [Int: Result<Product, CallFailure>] = [:]

  func take(_ result: Result<Product, CallFailure>, _ number: Int) { results[number] = result }

  /// One for each call, in their order.
  func all(
    _ count: Int, insteadOfMissing stop: CallFailure?
  ) -> [Result<Product, CallFailure>] {
    (0..<count).map { number in
      results[number] ?? .failure(stop ?? .unanswered)
    }
  }
}
