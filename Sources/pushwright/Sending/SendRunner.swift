import FCMClient
import FCMTransport

/// Performs what a ``SendAttempt`` asks for: its journal, its network and its clock.
struct SendRunner {
  let transport: HTTPTransport
  let journal: JournalKeeper
  let tokens: AccessTokens
  private var token: AccessToken?

  init(transport: HTTPTransport, journal: JournalKeeper, tokens: AccessTokens) {
    self.transport = transport
    self.journal = journal
    self.tokens = tokens
  }

  mutating func run(_ intent: SendIntent) async throws(RefusedSend) -> SendResult {
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

  private mutating func event(of effect: SendAttempt.Effect) async -> SendAttempt.Event {
    switch effect {
    case .writeIntent(let intent): return await journal.write(intent)
    case .recordOutcome(let outcome, let intent): return await journal.write(outcome, of: intent)
    case .transmit(let request): return .answered(await answer(to: request))
    case .renewToken:
      do throws(CredentialFailure) {
        token = try await tokens.token(insteadOf: token)
        return .tokenRenewed
      } catch {
        return .tokenNotRenewed(error)
      }
    case .wait(let duration):
      try? await Task.sleep(for: duration)
      return .waited
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
      return .failed(SendFailure(error))
    }
    self.token = token
    do throws(SendFailure) {
      return .accepted(name: try await transport.perform(request, token: token))
    } catch {
      return .failed(error)
    }
  }
}
