import Commands
import FCMClient
import SendPolicy

/// A desk that is not interrupted while a message is on its way: a program that ends then does not learn the outcome.
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
    // The watch first: a signal in between would end the program after the message has left.
    let patience = await Patience.watching()
    let sending = Task { await performing(intent, policy) }
    await patience.awaits { sending.cancel() }
    let result = await sending.value
    await patience.isAnswered()
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
