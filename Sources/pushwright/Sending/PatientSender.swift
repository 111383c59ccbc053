import Commands
import FCMClient
import FCMTransport
import SendPolicy

/// A sender that no signal interrupts while a message is on its way: a program that ends then does not learn the outcome.
struct PatientSender: MessageSender {
  private let sender: FCMSender
  private let patience: Patience

  init(_ sender: FCMSender, _ patience: Patience) {
    self.sender = sender
    self.patience = patience
  }

  func situation(for sendCase: SendCase) async -> SendSituation {
    await sender.situation(for: sendCase)
  }

  func perform(
    _ intent: SendIntent, repeating agreed: RepeatConsent, retrying policy: RetryPolicy
  ) async throws(RefusedSend) -> SendResult {
    let departure = Departure()
    let (starts, start) = AsyncStream<Void>.makeStream()
    let sending = Task {
      for await _ in starts {}
      return await performing(intent, agreed, policy, departure)
    }
    let isDryRun = intent.kind == .dryRun
    let mayGoOn = await patience.sends(isDryRun: isDryRun, through: departure) {
      sending.cancel()
    }
    // A signal has ended the program: what is left of it does nothing.
    if !mayGoOn { try? await Task.sleep(for: .seconds(60)) }
    start.finish()
    let result = await sending.value
    patience.decided(Self.status(of: result, intent.kind).rawValue)
    return try result.get()
  }

  private static func status(
    of result: Result<SendResult, RefusedSend>, _ kind: SendIntent.Kind
  ) -> SendExitStatus {
    do throws(RefusedSend) {
      return SendExitStatus(try result.get(), of: kind)
    } catch {
      return .unreadableInput
    }
  }

  private func performing(
    _ intent: SendIntent, _ agreed: RepeatConsent, _ policy: RetryPolicy,
    _ departure: Departure
  ) async -> Result<SendResult, RefusedSend> {
    do throws(RefusedSend) {
      return .success(
        try await sender.perform(
          intent, repeating: agreed, retrying: policy, through: departure))
    } catch {
      return .failure(error)
    }
  }

  func stop() async { await sender.stop() }
}
