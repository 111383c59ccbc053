import FCMClient

/// The one place in a session where access tokens come from: found once, fetched early, and shared.
actor AccessTokens {
  private let search: CredentialSearch
  private let steps: TokenSteps
  /// One for each scope: a token that is good for more is asked for only where it has to be.
  private var owners: [TokenScope: TokenOwner<Int>] = [:]
  private var found: FoundCredentials?
  private var lastWaiter = 0
  private var fetching: [TokenScope: Task<Void, Never>] = [:]
  private var waiting: [Int: (scope: TokenScope, continuation: Waiting)] = [:]

  private typealias Waiting = CheckedContinuation<Result<AccessToken, CredentialFailure>, Never>

  init(_ search: CredentialSearch, steps: TokenSteps) {
    self.search = search
    self.steps = steps
  }

  /// Where the credentials are and whose they are; looked for once.
  func credentials() async throws(CredentialFailure) -> FoundCredentials {
    if let found { return found }
    let found = try await search.find(with: steps)
    self.found = found
    return found
  }

  /// A token that FCM has not refused; `refused` is one that it has.
  ///
  /// A task that is canceled waits no longer, whatever the server or program does that was asked for a token.
  func token(
    insteadOf refused: AccessToken? = nil, scope: TokenScope = .messaging
  ) async throws(CredentialFailure) -> AccessToken {
    lastWaiter += 1
    let waiter = lastWaiter
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiting[waiter] = (scope, continuation)
        guard !Task.isCancelled else { return giveUp(waiter) }
        let now = steps.now()
        if let refused {
          take(.rejected(refused, by: waiter, now: now), scope)
        } else {
          take(.wanted(by: waiter, now: now), scope)
        }
      }
    } onCancel: {
      Task { await giveUp(waiter) }
    }
    return try result.get()
  }

  private static let canceled = Result<AccessToken, CredentialFailure>.failure(
    CredentialFailure(
      .commandFailed, "canceled before Pushwright had an access token", remedy: "start again"))

  /// A request that was canceled doesn't wait; with the last one ends the program that was to print a token.
  private func giveUp(_ waiter: Int) {
    guard let (scope, continuation) = waiting.removeValue(forKey: waiter) else { return }
    take(.cancelled(waiter), scope)
    continuation.resume(returning: Self.canceled)
    if !waiting.values.contains(where: { $0.scope == scope }) { fetching[scope]?.cancel() }
  }

  private func take(_ event: TokenOwner<Int>.Event, _ scope: TokenScope) {
    for effect in owners[scope, default: TokenOwner()].update(event) {
      switch effect {
      case .fetch: fetching[scope] = Task { await fetch(scope) }
      case .give(let token, let waiter):
        waiting.removeValue(forKey: waiter)?.continuation.resume(returning: .success(token))
      case .refuse(let failure, let waiter):
        waiting.removeValue(forKey: waiter)?.continuation.resume(returning: .failure(failure))
      }
    }
  }

  private func fetch(_ scope: TokenScope) async {
    do throws(CredentialFailure) {
      let origin = try await credentials().origin
      take(.fetched(try await steps.token(from: origin, scope: scope)), scope)
    } catch {
      take(.notFetched(explained(error), now: steps.now()), scope)
    }
  }

  /// Outside Google's cloud no metadata server answers: then there are no credentials at all.
  private func explained(_ failure: CredentialFailure) -> CredentialFailure {
    if case .metadataServer? = found?.source, failure.code == .unreachable { return search.failure }
    return failure
  }
}
