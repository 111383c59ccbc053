import Commands
import ComposerState
import FCMClient
import SendJournal
import SendPolicy

/// Does for a session what sends need: credentials, the journal and FCM, each in its own time.
@MainActor
final class SessionSends {
  private var desk: ProfileDesk
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

  /// Another profile, or the same one after its file has changed; nothing that was asked of the one before is told.
  func use(_ next: ProfileDesk) {
    let former = desk
    desk = next
    Task { await former.stop() }
    lookAround()
  }

  private func tell(_ action: Action, from asked: ProfileDesk) {
    if asked === desk { tell(action) }
  }

  /// What the first paint does not need: credentials, and what the journal remembers.
  func lookAround() {
    let desk = desk
    Task {
      let (access, warnings) = await desk.access()
      tell(.accountFound(access, warnings: warnings), from: desk)
    }
    readHistory()
  }

  func readHistory() {
    let desk = desk
    Task {
      do throws(JournalFailure) {
        let sends = try await desk.history()
        tell(.historyRead(sends, clock: .system(around: Moment.now.seconds)), from: desk)
      } catch {
        tell(.historyUnreadable(error.description), from: desk)
      }
    }
  }

  /// Remembers what the user has allowed, and looks again for what that opens.
  func allow(_ request: PermissionRequest) {
    let desk = desk
    Task {
      let failure = await desk.allow(request)
      let (access, warnings) = await desk.access()
      tell(.permissionGiven(access, warnings: warnings, failure: failure), from: desk)
    }
  }

  /// Whose rights each profile has, one after the other as they are found.
  func findAccounts(_ desks: [(name: String, desk: ProfileDesk)]) {
    for (name, desk) in desks {
      Task { tell(.accountsFound([name: await desk.access().0])) }
    }
  }

  func settle(_ id: Int64, _ wasDelivered: Bool, _ note: String) {
    let desk = desk
    Task {
      let failure = await desk.settle(id, delivered: wasDelivered, note: note)
      tell(.settled(id, failure: failure))
    }
  }

  func prepare(_ purpose: SendPurpose, _ sendCase: SendCase) {
    let desk = desk
    Task { tell(.sendPrepared(purpose, await desk.situation(for: sendCase)), from: desk) }
  }

  func perform(_ intent: SendIntent, repeating agreed: RepeatConsent) {
    let desk = desk
    sending = Task {
      if let request = await desk.permissionRequest() {
        return tell(.permissionNeeded(request, insteadOf: intent))
      }
      do throws(RefusedSend) {
        let result = try await desk.perform(intent, repeating: agreed, retrying: .never)
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
