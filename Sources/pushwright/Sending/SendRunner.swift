import FCMClient
import FCMTransport

/// Performs what a ``SendAttempt`` asks for: its journal, its network and its clock.
struct SendRunner: Sendable {
  var transport: HTTPTransport
  var journal: JournalKeeper
  var token: BearerToken?

  func run(_ intent: SendIntent) async throws(RefusedSend) -> SendResult {
    var attempt = try SendAttempt(intent)
    var effects = attempt.update(.started)
    while let effect = effects.first {
      effects.removeFirst()
      if case .finish(let result) = effect { return result }
      effects += attempt.update(await event(of: effect))
    }
    // Every attempt ends with its result; this is what is left to say if one did not.
    return SendResult(
      outcome: .unknown(sentence: "the send ended without a result"), failure: nil,
      record: .nothing(because: nil))
  }

  private func event(of effect: SendAttempt.Effect) async -> SendAttempt.Event {
    switch effect {
    case .writeIntent(let intent): return await journal.write(intent)
    case .recordOutcome(let outcome, let intent): return await journal.write(outcome, of: intent)
    case .transmit(let request): return .answered(await answer(to: request))
    case .renewToken:
      return .tokenNotRenewed(
        CredentialFailure(
          .refused, "there is no other access token", remedy: "put a new one into the variable"))
    case .wait(let duration):
      try? await Task.sleep(for: duration)
      return .waited
    case .finish: return .cancelled
    }
  }

  private func answer(to request: SendRequest) async -> SendAnswer {
    do throws(SendFailure) {
      return .accepted(name: try await transport.perform(request, token: token))
    } catch {
      return .failed(error)
    }
  }
}
