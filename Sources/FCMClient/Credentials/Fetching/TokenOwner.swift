/// The one owner of a token: it is fetched once for all who want it, early enough, and anew when FCM
/// does not accept it.
///
/// `Waiter` names a request that wants a token. Times are seconds since 1970.
public struct TokenOwner<Waiter: Hashable & Sendable>: Sendable {
  public enum Event: Hashable, Sendable {
    /// A sender is about to send.
    case wanted(by: Waiter, now: Int)
    /// FCM answered 401 to a request with that token; its sender wants another one.
    case rejected(AccessToken, by: Waiter, now: Int)
    case fetched(AccessToken)
    case notFetched(CredentialFailure, now: Int)
    /// A waiter no longer wants a token.
    case cancelled(Waiter)
  }

  public enum Effect: Hashable, Sendable {
    /// Begin a ``TokenFlow``; never asked for again before it has ended.
    case fetch
    case give(AccessToken, to: Waiter)
    case refuse(CredentialFailure, to: Waiter)
  }

  /// How long before its end a token is replaced, in seconds; Google's own libraries take the same.
  public static var earliness: Int { 225 }
  /// A token with less than this many seconds left might end on its way.
  static var margin: Int { 60 }
  /// How long to leave the server alone after it failed, while the old token is still good.
  static var pause: Int { 10 }

  private var token: AccessToken?
  private var isFetching = false
  /// In the order in which they came.
  private var waiters: [Waiter] = []
  private var rejected: BearerToken?
  private var nextTry = Int.min

  /// An owner without a token, who fetches one when it is wanted.
  public init() {}

  /// Takes what happened and says what to do.
  public mutating func update(_ event: Event) -> [Effect] {
    switch event {
    case .wanted(let waiter, let now): return want(waiter, now)
    case .rejected(let old, let waiter, let now):
      if token?.token == old.token {
        token = nil
        rejected = old.token
      }
      return want(waiter, now)
    case .fetched(let token): return fetched(token)
    case .notFetched(let failure, let now): return notFetched(failure, now)
    case .cancelled(let waiter):
      waiters.removeAll { $0 == waiter }
      return []
    }
  }

  private mutating func want(_ waiter: Waiter, _ now: Int) -> [Effect] {
    guard let token, remaining(now) > Self.margin else {
      if !waiters.contains(waiter) { waiters.append(waiter) }
      return fetch()
    }
    let isEarlyEnough = remaining(now) > Self.earliness || now < nextTry
    return [.give(token, to: waiter)] + (isEarlyEnough ? [] : fetch())
  }

  private mutating func fetch() -> [Effect] {
    guard !isFetching else { return [] }
    isFetching = true
    return [.fetch]
  }

  private mutating func fetched(_ token: AccessToken) -> [Effect] {
    isFetching = false
    guard token.token != rejected else { return refuseAll(Self.stillRejected) }
    self.token = token
    defer { waiters = [] }
    return waiters.map { .give(token, to: $0) }
  }

  private mutating func notFetched(_ failure: CredentialFailure, _ now: Int) -> [Effect] {
    isFetching = false
    nextTry = now + Self.pause
    guard let token, remaining(now) > 0 else { return refuseAll(failure) }
    defer { waiters = [] }
    return waiters.map { .give(token, to: $0) }
  }

  private mutating func refuseAll(_ failure: CredentialFailure) -> [Effect] {
    defer { waiters = [] }
    return waiters.map { .refuse(failure, to: $0) }
  }

  private func remaining(_ now: Int) -> Int {
    guard let token else { return 0 }
    guard let end = token.expiresAt else { return .max }
    return end - now
  }

  private static var stillRejected: CredentialFailure {
    CredentialFailure(
      .refused, "FCM doesn't accept the access token, and no other one is configured",
      remedy: "get a new access token; they expire after an hour")
  }
}
