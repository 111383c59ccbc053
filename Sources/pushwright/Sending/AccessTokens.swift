import FCMClient

/// The one place in a session where access tokens come from: found once, fetched early, and shared.
actor AccessTokens {
  private let search: CredentialSearch
  private let steps: TokenSteps
  private var owner = TokenOwner<Int>()
  private var found: FoundCredentials?
  private var lastWaiter = 0
  private var fetching: Task<Void, Never>?
  private var waiting: [Int: Waiting] = [:]

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
  /// A task that is cancelled waits no longer, whatever the server or program does that was asked for a token.
  func token(insteadOf refused: AccessToken? = nil) async throws(CredentialFailure) -> AccessToken {
    lastWaiter += 1
    let waiter = lastWaiter
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiting[waiter] = continuation
        guard !Task.isCancelled else { return giveUp(waiter) }
        let now = steps.now()
        if let refused {
          take(.rejected(refused, by: waiter, now: now))
        } else {
          take(.wanted(by: waiter, now: now))
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
    guard let continuation = waiting.removeValue(forKey: waiter) else { return }
    take(.cancelled(waiter))
    continuation.resume(returning: Self.canceled)
    if waiting.isEmpty { fetching?.cancel() }
  }

  private func take(_ event: TokenOwner<Int>.Event) {
    for effect in owner.update(event) {
      switch effect {
      case .fetch: fetching = Task { await fetch() }
      case .give(let token, let waiter):
        waiting.removeValue(forKey: waiter)?.resume(returning: .success(token))
      case .refuse(let failure, let waiter):
        waiting.removeValue(forKey: waiter)?.resume(returning: .failure(failure))
      }
    }
  }

  private func fetch() async {
    do throws(CredentialFailure) {
      let origin = try await credentials().origin
      take(.fetched(try await steps.token(from: origin)))
    } catch {
      take(.notFetched(explained(error), now: steps.now()))
    }
  }

  /// Outside Google's cloud no metadata server answers: then there are no credentials at all.
  private func explained(_ failure: CredentialFailure) -> CredentialFailure {
    if case .metadataServer? = found?.source, failure.code == .unreachable { return search.failure }
    return failure
  }
}
