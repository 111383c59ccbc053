internal import AsyncHTTPClient
internal import FCMClient
internal import NIOCore
internal import NIOHTTP1

extension HTTPTransport {
  /// Performs a request of another kind than `messages:send`, such as the one for an access token.
  ///
  /// The same rules hold: it is made once, redirects are not followed, and it ends at its deadline.
  public func exchange(
    _ request: ExchangeRequest
  ) async throws(ExchangeFailure) -> ExchangeAnswer {
    do throws(NetworkFailure) {
      return try await answer(to: request)
    } catch {
      throw ExchangeFailure(error, of: request)
    }
  }

  /// One request, one answer, or a failure that knows whether the body left.
  func answer(
    to request: ExchangeRequest, through departure: Departure? = nil
  ) async throws(NetworkFailure) -> ExchangeAnswer {
    let progress = ExchangeProgress(departure)
    let route = try route(to: request.url)
    do {
      return try await Deadline(duration: request.deadline).limit { [clients] in
        try await Self.answer(to: request, by: clients, route, progress)
      }
    } catch {
      return try Self.answer(
        after: error, progress, to: request, route, isCancelled: Task.isCancelled)
    }
  }

  /// What is known after an exchange that has failed: the answer's head may have come.
  static func answer(
    after error: any Error, _ progress: ExchangeProgress, to request: ExchangeRequest,
    _ route: ProxyAddress?, isCancelled: Bool
  ) throws(NetworkFailure) -> ExchangeAnswer {
    let progress = progress.end()
    // The status says more than the broken connection, even if the words that should have followed never came.
    if let head = progress.head, (400...499).contains(head.status) {
      return ExchangeAnswer(status: head.status, headers: head.headers, body: [])
    }
    // Without a body there is nothing whose departure could be seen.
    throw NetworkFailure(
      error, hasLeft: progress.hasLeft || request.body.isEmpty, isCancelled: isCancelled,
      route: route)
  }

  func route(to url: ExchangeURL) throws(NetworkFailure) -> ProxyAddress? {
    do throws(InvalidProxy) {
      return try settings.proxies.proxy(for: url)
    } catch {
      throw .unreachable(because: error.description)
    }
  }

  static func answer(
    to request: ExchangeRequest, by clients: HTTPClients, _ route: ProxyAddress?,
    _ progress: ExchangeProgress
  ) async throws -> ExchangeAnswer {
    let client = try clients.client(for: route)
    if request.url.isEncrypted, !clients.first.isOpen { await clients.first.pass() }
    defer { clients.first.open() }
    let response = try await client.execute(
      HTTPClientRequest(request, progress: progress), deadline: .distantFuture)
    let status = Int(response.status.code)
    let headers = response.headers.map { HTTPHeader(name: $0.name, value: $0.value) }
    progress.headArrived(ExchangeProgress.Head(status: status, headers: headers))
    let body = try await response.body.collect(upTo: request.limit)
    return ExchangeAnswer(status: status, headers: headers, body: Array(body.readableBytesView))
  }
}

extension HTTPClientRequest {
  fileprivate init(_ request: ExchangeRequest, progress: ExchangeProgress) {
    self.init(url: request.url.text)
    method = HTTPMethod(rawValue: request.method)
    for header in request.headers { headers.add(name: header.name, value: header.value) }
    guard !request.body.isEmpty else { return }
    body = .bytes(
      DepartingBody(bytes: request.body, progress: progress),
      length: .known(Int64(request.body.count)))
  }
}
