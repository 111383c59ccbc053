import Commands
import FCMClient
import FCMTransport
import Synchronization

/// Makes the calls of a run: each with the run's token, answered whenever the network has an answer.
///
/// What takes time begins at once and ends with an event of the run.
final class CallPerformer: Sendable {
  private let transport: HTTPTransport
  /// Who is connected to; `nil` for the call's own endpoint.
  private let address: FCMEndpoint?
  private let tokens: @Sendable (AccessToken?) async -> Result<AccessToken, CredentialFailure>
  private let token = Mutex<AccessToken?>(nil)
  private let begin = ContinuousClock.now

  /// `tokens` gives a token in the place of one that was refused.
  init(
    _ transport: HTTPTransport, at address: FCMEndpoint?,
    tokens: @escaping @Sendable (AccessToken?) async -> Result<AccessToken, CredentialFailure>
  ) {
    self.transport = transport
    self.address = address
    self.tokens = tokens
  }

  /// Since the run began.
  var now: Duration { begin.duration(to: .now) }

  func make<Work: CallWork>(
    _ call: APICall, of work: Int, then post: @escaping @Sendable (CallRun<Work>.Event) -> Void
  ) {
    Task {
      let answer = await answer(to: call)
      // The number keeps many programs from coming back together.
      post(.answered(work, answer, at: now, chance: Double.random(in: 0..<1)))
    }
  }

  func wake<Work: CallWork>(
    at moment: Duration, then post: @escaping @Sendable (CallRun<Work>.Event) -> Void
  ) {
    Task {
      try? await ContinuousClock().sleep(until: begin.advanced(by: moment), tolerance: .zero)
      post(.woken(at: now))
    }
  }

  func renewToken<Work: CallWork>(then post: @escaping @Sendable (CallRun<Work>.Event) -> Void) {
    Task {
      let failure = await renewToken()
      post(failure.map { .tokenNotRenewed($0, at: now) } ?? .tokenRenewed(at: now))
    }
  }

  private func answer(to call: APICall) async -> Result<APIAnswer, CallFailure> {
    let token: AccessToken
    if let known = self.token.withLock(\.self) {
      token = known
    } else {
      switch await tokens(nil) {
      case .success(let found): token = found
      case .failure(let failure): return .failure(CallFailure(failure))
      }
      self.token.withLock { $0 = $0 ?? token }
    }
    do throws(CallFailure) {
      return .success(try await transport.perform(call, token: token, at: address))
    } catch {
      return .failure(error)
    }
  }

  /// Why no other token is available; `nil` if one is.
  private func renewToken() async -> CredentialFailure? {
    switch await tokens(token.withLock(\.self)) {
    case .success(let found):
      token.withLock { $0 = found }
      return nil
    case .failure(let failure): return failure
    }
  }
}
