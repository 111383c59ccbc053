import Commands
import FCMClient
import Foundation
import SendPolicy

/// A desk that is not interrupted while a message is on its way: whoever leaves then would not know what became of it.
///
/// The first signal to leave is answered with a wait, the second gives up, and the outcome is recorded as unknown. A
/// suspension comes after the answer.
struct PatientDesk: SendDesk {
  private let desk: ProfileDesk

  init(_ desk: ProfileDesk) {
    self.desk = desk
  }

  func situation(for sendCase: SendCase) async -> SendSituation {
    await desk.situation(for: sendCase)
  }

  func perform(
    _ intent: SendIntent, retrying policy: RetryPolicy
  ) async throws(RefusedSend) -> SendResult {
    let sending = Task { await performing(intent, policy) }
    let patience = await Patience.watching { sending.cancel() }
    let result = await sending.value
    await patience.end()
    return try result.get()
  }

  private func performing(
    _ intent: SendIntent, _ policy: RetryPolicy
  ) async -> Result<SendResult, RefusedSend> {
    do throws(RefusedSend) {
      return .success(try await desk.perform(intent, retrying: policy))
    } catch {
      return .failure(error)
    }
  }

  func stop() async { await desk.stop() }
}

/// What signals do to a program that waits for an answer.
@MainActor
private final class Patience {
  private var watch: SignalWatch?
  private var requests = 0
  private var wantsSuspension = false
  private let giveUp: @Sendable () -> Void

  private init(giveUp: @escaping @Sendable () -> Void) {
    self.giveUp = giveUp
  }

  static func watching(giveUp: @escaping @Sendable () -> Void) async -> Patience {
    let patience = Patience(giveUp: giveUp)
    let watch = SignalWatch([SIGINT, SIGTERM, SIGHUP, SIGTSTP]) { [weak patience] in
      patience?.take($0)
    }
    patience.watch = watch
    await watch.settle()
    return patience
  }

  private func take(_ signal: Int32) {
    guard signal != SIGTSTP else {
      wantsSuspension = true
      Narration.say("waiting for FCM's answer before stopping")
      return
    }
    requests += 1
    if requests == 1 {
      Narration.say(
        "waiting for FCM's answer, up to 30 seconds; leaving now would make the outcome unknown, "
          + "the same once more does")
    } else {
      giveUp()
    }
  }

  func end() {
    watch?.stop()
    watch = nil
    for number in [SIGINT, SIGTERM, SIGHUP, SIGTSTP] { signal(number, SIG_DFL) }
    if wantsSuspension { kill(getpid(), SIGTSTP) }
  }
}
