import Commands
import ComposerState
import FCMClient
import SendJournal
import SendPolicy

/// Does for a session what sends need: credentials, the journal and FCM, each in its own time.
@MainActor
final class SessionSends {
  private let desk: ProfileDesk
  private let tell: @MainActor (Action) -> Void
  /// What waits for FCM's answer.
  private var sending: Task<Void, Never>?
  /// How the last send ended.
  private(set) var last: (intent: SendIntent, result: SendResult)?

  /// `tell` hears what came of it.
  init(_ desk: ProfileDesk, tell: @escaping @MainActor (Action) -> Void) {
    self.desk = desk
    self.tell = tell
  }

  /// What the first paint does not need: credentials, and what the journal remembers.
  func lookAround() {
    Task {
      let (access, warnings) = await desk.access()
      tell(.accountFound(access, warnings: warnings))
    }
    readHistory()
  }

  func readHistory() {
    Task {
      do throws(JournalFailure) {
        let sends = try await desk.history()
        tell(.historyRead(sends, clock: .system(around: Moment.now.seconds)))
      } catch {
        tell(.historyUnreadable(error.description))
      }
    }
  }

  func settle(_ id: Int64, _ wasDelivered: Bool, _ note: String) {
    Task {
      let failure = await desk.settle(id, delivered: wasDelivered, note: note)
      tell(.settled(id, failure: failure))
    }
  }

  func prepare(_ purpose: SendPurpose, _ sendCase: SendCase) {
    Task { tell(.sendPrepared(purpose, await desk.situation(for: sendCase))) }
  }

  func perform(_ intent: SendIntent) {
    sending = Task {
      do throws(RefusedSend) {
        let result = try await desk.perform(intent, retrying: .never)
        last = (intent, result)
        tell(.sendFinished(intent, result))
      } catch {
        tell(.sendNotStarted(intent, error.description))
      }
    }
  }

  func giveUp() { sending?.cancel() }

  func stop() async { await desk.stop() }
}
