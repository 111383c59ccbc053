import Commands
import FCMClient
import FCMTransport
import SendPolicy

/// A sender of lists that signals end in order: what is under way is waited for, and given up only at the second one.
struct PatientListSender: ListSender {
  private let sender: FCMSender
  private let patience: Patience

  init(_ sender: FCMSender, _ patience: Patience) {
    self.sender = sender
    self.patience = patience
  }

  func situation(for sendCase: SendCase) async -> SendSituation {
    await sender.situation(for: sendCase)
  }

  func list(_ number: Int64) async -> Result<PastList?, HistoryFault> {
    await sender.list(number)
  }

  func check(_ samples: [ListSample], of intent: SendIntent) async -> ListCheck {
    let checking = Task { await sender.check(samples, of: intent) }
    let mayGoOn = await patience.sends(isDryRun: true, through: Departure()) { checking.cancel() }
    // A signal has ended the program: what is left of it does nothing.
    if !mayGoOn { try? await Task.sleep(for: .seconds(60)) }
    return await checking.value
  }

  func send(
    _ order: ListSending, telling: @escaping @Sendable (ListNews) async -> Void
  ) async -> ListResult {
    await sender.send(
      order, begins: { stops in patience.sendsList(stop: stops.stop, giveUp: stops.giveUp) },
      telling: telling)
  }

  func stop() async { await sender.stop() }
}
