import FCMClient
import FCMTransport
import SendPolicy

/// Performs what a ``SendAttempt`` asks for: its journal, its network and its clock.
struct SendRunner {
  let transport: HTTPTransport
  let journal: JournalKeeper
  let tokens: AccessTokens
  /// Who is really asked: the demo's profile names an FCM that has another port each time.
  let server: FCMEndpoint
  /// What the sender knows to have been sent before.
  let agreed: RepeatConsent
  let departure: Departure
  /// Why the project file that the message was reviewed with no longer holds; `nil` if it does.
  let changeOnDisk: @Sendable () -> String?
  private var token: AccessToken?

  init(
    transport: HTTPTransport, journal: JournalKeeper, tokens: AccessTokens, server: FCMEndpoint,
    agreed: RepeatConsent, departure: Departure,
    changeOnDisk: @escaping @Sendable () -> String?
  ) {
    self.transport = transport
    self.journal = journal
    self.tokens = tokens
    self.server = server
    self.agreed = agreed
    self.departure = departure
    self.changeOnDisk = changeOnDisk
  }

  /// Cancelling the task gives up: what is under way ends with what is known then.
  mutating func run(
    _ intent: SendIntent, retrying policy: RetryPolicy
  ) async throws(RefusedSend) -> SendResult {
    let named = intent.endpoint
    var intent = intent
    intent.endpoint = server
    var attempt = try SendAttempt(intent, policy: policy)
    var effects = attempt.update(.started)
    while let effect = effects.first {
      effects.removeFirst()
      if case .finish(let result) = effect { return result }
      effects += attempt.update(await event(of: effect, at: named))
    }
    // Every attempt ends with its result; this is what is left to say if one did not.
    return SendResult(
      outcome: .unknown(sentence: "the send ended without a result"), failure: nil,
      record: .nothing(because: nil))
  }

  private mutating func event(
    of effect: SendAttempt.Effect, at named: FCMEndpoint
  ) async -> SendAttempt.Event {
    switch effect {
    case .writeIntent(var intent):
      intent.endpoint = named
      return await journal.write(intent, agreed: agreed)
    case .recordOutcome(let outcome, let intent): return await journal.write(outcome, of: intent)
    case .transmit(let request): return .answered(await answer(to: request))
    case .renewToken:
      do throws(CredentialFailure) {
        token = try await tokens.token(insteadOf: token)
        return .tokenRenewed
      } catch {
        return isStopped ? .cancelled : .tokenNotRenewed(error)
      }
    case .wait(let duration):
      if !isStopped { try? await Task.sleep(for: duration) }
      return isStopped ? .cancelled : .waited
    case .finish: return .cancelled
    }
  }

  private mutating func answer(to request: SendRequest) async -> SendAnswer {
    let token: AccessToken
    do throws(CredentialFailure) {
      if let known = self.token {
        token = known
      } else {
        token = try await tokens.token()
      }
    } catch {
      return .failed(isStopped ? .cancelled(request, hasStarted: false) : SendFailure(error))
    }
    self.token = token
    guard !isStopped else {
      return .failed(.cancelled(request, hasStarted: false))
    }
    // As late as it can be: a token may take its time, and so may a wait before another attempt.
    if !request.isDryRun, let change = changeOnDisk() {
      return .failed(.configurationChanged(change))
    }
    do throws(SendFailure) {
      return .accepted(
        name: try await transport.perform(request, token: token, through: departure))
    } catch {
      if error.consequence != .unknown { departure.isRefused() }
      return .failed(error)
    }
  }

  /// Whether nothing is to leave any more.
  private var isStopped: Bool { Task.isCancelled || departure.isClosed }
}
