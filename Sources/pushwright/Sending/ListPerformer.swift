import Commands
import FCMClient
import FCMTransport
import Foundation
import Synchronization

/// Makes the requests of a list: each with the run's token, answered whenever the network has an answer.
///
/// What takes time begins at once and ends with an event of the run.
final class ListPerformer: Sendable {
  private struct State {
    var token: AccessToken
    /// When the project file was looked at last.
    var lookedAt: Duration?
    var change: String?
  }

  private let transport: HTTPTransport
  private let address: FCMEndpoint
  private let tokens: @Sendable (AccessToken?) async -> Result<AccessToken, CredentialFailure>
  private let change: @Sendable () -> String?
  private let state: Mutex<State>
  private let begin = ContinuousClock.now

  /// `tokens` gives a token in the place of one that was refused, and `change` says why the project file that was
  /// reviewed no longer counts.
  init(
    _ transport: HTTPTransport, at address: FCMEndpoint, token: AccessToken,
    tokens: @escaping @Sendable (AccessToken?) async -> Result<AccessToken, CredentialFailure>,
    change: @escaping @Sendable () -> String?
  ) {
    self.transport = transport
    self.address = address
    self.tokens = tokens
    self.change = change
    state = Mutex(State(token: token))
  }

  /// FCM's opinion of a message, with the first registration that isn't dead; and whether another one was.
  func check(
    _ sample: ListSample, of intent: SendIntent
  ) async -> (answer: SendAnswer, isDead: Bool) {
    var last: SendAnswer?
    for text in sample.messages {
      let answer = await check(text, of: intent)
      guard case .failed(let failure) = answer, failure.code == .unregistered else {
        return (answer, last != nil)
      }
      last = answer
    }
    // No other registration lived, so nothing was checked with one.
    return (last ?? .failed(.nothingToCheck), false)
  }

  /// FCM's opinion of a message; a token that it refuses is replaced once.
  private func check(_ text: String, of intent: SendIntent) async -> SendAnswer {
    do throws(RefusedSend) {
      let request = try SendRequest.dryRun(
        endpoint: intent.endpoint, project: "\(intent.project)", messageText: text)
      let answer = await answer(to: request)
      guard case .failed(let failure) = answer, failure.code == .unauthenticated,
        case .success(let token) = await tokens(state.withLock(\.token))
      else { return answer }
      state.withLock { $0.token = token }
      return await self.answer(to: request)
    } catch {
      return .failed(
        SendFailure(
          code: .invalidArgument, sentence: error.sentence, remedy: error.remedy,
          consequence: .nothingLeft))
    }
  }

  /// Since the run began.
  var now: Duration { begin.duration(to: .now) }

  func send(
    _ number: Int, _ request: SendRequest, then post: @escaping @Sendable (ListRun.Event) -> Void
  ) {
    let post: @Sendable (SendAnswer) -> Void = { [self] answer in
      // The number keeps many programs from coming back together.
      post(.answered(number, answer, at: now, chance: Double.random(in: 0..<1)))
    }
    if let change = currentChange() { return post(.failed(.configurationChanged(change))) }
    transport.begin(request, token: state.withLock(\.token), at: address, then: post)
  }

  func wake(at moment: Duration, then post: @escaping @Sendable (ListRun.Event) -> Void) {
    Task {
      try? await ContinuousClock().sleep(until: begin.advanced(by: moment), tolerance: .zero)
      post(.woken(at: now))
    }
  }

  func renewToken(then post: @escaping @Sendable (ListRun.Event) -> Void) {
    Task {
      switch await tokens(state.withLock(\.token)) {
      case .success(let found):
        state.withLock { $0.token = found }
        post(.tokenRenewed(at: now))
      case .failure(let failure): post(.tokenNotRenewed(failure, at: now))
      }
    }
  }

  private func answer(to request: SendRequest) async -> SendAnswer {
    if !request.isDryRun, let change = currentChange() {
      return .failed(.configurationChanged(change))
    }
    let token = state.withLock(\.token)
    do throws(SendFailure) {
      return .accepted(
        name: try await transport.perform(request, token: token, at: address))
    } catch {
      return .failed(error)
    }
  }

  /// The file is read once a second, however many messages leave.
  private func currentChange() -> String? {
    let now = now
    let isDue = state.withLock { state in
      guard state.lookedAt.map({ now - $0 >= .seconds(1) }) ?? true else { return false }
      state.lookedAt = now
      return true
    }
    guard isDue else { return state.withLock(\.change) }
    let change = change()
    state.withLock { $0.change = change }
    return change
  }
}
