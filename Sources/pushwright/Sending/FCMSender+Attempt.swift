import Commands
import FCMClient
import FCMTransport
import SendPolicy

/// Performs what a ``SendAttempt`` asks for, one after the other: journal, token, network, clock, journal.
extension FCMSender {
  /// How one message goes out.
  struct Way {
    /// Who is connected to.
    let address: FCMEndpoint
    let departure: Departure
    /// What the sender knows to have been sent before.
    let agreed: RepeatConsent
    var token: AccessToken?

    /// Whether nothing may leave from now on.
    var isClosed: Bool { Task.isCancelled || departure.isClosed }
  }

  /// Cancelling the task gives up: what is under way ends with what is known then.
  func attempt(
    _ intent: SendIntent, retrying policy: RetryPolicy, _ way: Way
  ) async throws(RefusedSend) -> SendResult {
    var way = way
    var attempt = try SendAttempt(intent, policy: policy)
    var effects = attempt.update(.started)
    while let effect = effects.first {
      effects.removeFirst()
      if case .finish(let result) = effect { return result }
      effects += attempt.update(await event(of: effect, on: &way))
    }
    // Every attempt ends with its result; this is what is left to say if one did not.
    return SendResult(
      outcome: .unknown(sentence: "the send ended without a result"), failure: nil,
      record: .nothing(because: nil))
  }

  private func event(
    of effect: SendAttempt.Effect, on way: inout Way
  ) async -> SendAttempt.Event {
    switch effect {
    case .writeIntent(let intent): return await journal.write(intent, agreed: way.agreed)
    case .recordOutcome(let outcome, let intent): return await journal.write(outcome, of: intent)
    case .transmit(let request): return .answered(await answer(to: request, on: &way))
    case .renewToken:
      do throws(CredentialFailure) {
        way.token = try await rights.token(insteadOf: way.token)
        return .tokenRenewed
      } catch {
        return way.isClosed ? .cancelled : .tokenNotRenewed(error)
      }
    case .wait(let duration):
      if !way.isClosed { try? await Task.sleep(for: duration) }
      return way.isClosed ? .cancelled : .waited
    case .finish: return .cancelled
    }
  }

  private func answer(to request: SendRequest, on way: inout Way) async -> SendAnswer {
    let token: AccessToken
    do throws(CredentialFailure) {
      if let known = way.token {
        token = known
      } else {
        token = try await rights.token()
      }
    } catch {
      return .failed(way.isClosed ? .cancelled(request, hasStarted: false) : SendFailure(error))
    }
    way.token = token
    guard !way.isClosed else { return .failed(.cancelled(request, hasStarted: false)) }
    // As late as it can be: a token may take its time, and so may a wait before another attempt.
    if !request.isDryRun, let change = project.changeOnDisk {
      return .failed(.configurationChanged(change))
    }
    do throws(SendFailure) {
      return .accepted(
        name: try await transport.perform(
          request, token: token, at: way.address, through: way.departure))
    } catch {
      if error.consequence != .unknown { way.departure.isRefused() }
      return .failed(error)
    }
  }
}
