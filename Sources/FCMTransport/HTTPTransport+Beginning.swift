public import FCMClient

extension HTTPTransport {
  /// Performs a request as ``perform(_:token:at:through:)`` does, and hands over what came of it, once.
  ///
  /// A list has hundreds under way, and a task that only waits for another one costs as much as the request's own work.
  public func begin(
    _ request: SendRequest, token: AccessToken?, at address: FCMEndpoint? = nil,
    then end: @escaping @Sendable (SendAnswer) -> Void
  ) {
    let exchange = Self.exchange(
      of: request, at: address ?? request.endpoint, token: token)
    let progress = ExchangeProgress()
    let route: ProxyAddress?
    do throws(NetworkFailure) {
      route = try self.route(to: exchange.url)
    } catch {
      return end(.failed(SendFailure(error, of: request)))
    }
    Deadline(duration: exchange.deadline).begin { [clients] in
      try await Self.answer(to: exchange, by: clients, route, progress)
    } then: { result in
      do throws(NetworkFailure) {
        let answer: ExchangeAnswer
        switch result {
        case .success(let found): answer = found
        case .failure(let error):
          answer = try Self.answer(after: error, progress, to: exchange, route, isCancelled: false)
        }
        end(
          SendAnswer.reading(
            status: answer.status, headers: answer.headers, body: answer.body, to: request,
            sentWith: token?.token))
      } catch {
        end(.failed(SendFailure(error, of: request)))
      }
    }
  }
}
