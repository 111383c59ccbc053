import Commands
import ComposerState
import FCMClient
import SendJournal
import SendPolicy

/// Does for a session what sends need: credentials, the journal and FCM, each in its own time.
@MainActor
final class SessionSends {
  private(set) var sender: FCMSender
  private let tell: @MainActor (Action) -> Void
  /// What waits for FCM's answer.
  private var sending: Task<Void, Never>?
  /// How the last send ended.
  private(set) var last: (intent: SendIntent, result: SendResult)?

  /// `tell` hears the result.
  init(_ sender: FCMSender, tell: @escaping @MainActor (Action) -> Void) {
    self.sender = sender
    self.tell = tell
  }

  /// Another profile, or the same one after its file has changed; answers for the one before are dropped.
  func use(_ next: FCMSender) {
    let former = sender
    sender = next
    Task { await former.stop() }
    lookAround()
  }

  private func tell(_ action: Action, from asked: FCMSender) {
    if asked === sender { tell(action) }
  }

  /// What the first paint does not need: credentials, and what the journal remembers.
  func lookAround() {
    let sender = sender
    Task {
      let (access, warnings) = await sender.rights.found()
      tell(.accountFound(access, warnings: warnings), from: sender)
    }
    readHistory()
  }

  func readHistory() {
    let sender = sender
    Task {
      switch await sender.history() {
      case .sends(let sends):
        tell(.historyRead(sends, clock: .system(around: EventTime.now.seconds)), from: sender)
      case .unavailable(let sentence, _): tell(.historyUnreadable(sentence), from: sender)
      case .notAsked: break
      }
    }
  }

  /// Remembers what the user has allowed, and looks again for what that opens.
  func allow(_ request: PermissionRequest) {
    let sender = sender
    Task {
      let failure = await sender.rights.allow(request)
      let (access, warnings) = await sender.rights.found()
      tell(.permissionGiven(access, warnings: warnings, failure: failure), from: sender)
    }
  }

  /// Whose rights each profile has, one after the other as they are found.
  func findAccounts(_ senders: [(name: String, sender: FCMSender)]) {
    for (name, sender) in senders {
      Task { tell(.accountsFound([name: await sender.rights.found().0])) }
    }
  }

  func settle(_ id: Int64, _ wasDelivered: Bool, _ note: String) {
    let sender = sender
    Task {
      let failure = await sender.settle(id, delivered: wasDelivered, note: note)
      tell(.settled(id, failure: failure))
    }
  }

  func prepare(_ purpose: SendPurpose, _ sendCase: SendCase) {
    let sender = sender
    if let phrase = sender.project.disappearance { tell(.projectGone(phrase)) }
    Task { tell(.sendPrepared(purpose, await sender.situation(for: sendCase)), from: sender) }
  }

  func perform(_ intent: SendIntent, repeating agreed: RepeatConsent) {
    let sender = sender
    // The watcher of the project file may not have told of it yet.
    if let phrase = sender.project.disappearance {
      tell(.sendNotStarted(intent, phrase))
      return tell(.projectGone(phrase))
    }
    sending = Task {
      if let request = await sender.rights.permissionRequest() {
        return tell(.permissionNeeded(request, insteadOf: intent))
      }
      do throws(RefusedSend) {
        let result = try await sender.perform(intent, repeating: agreed, retrying: .never)
        last = (intent, result)
        tell(.sendFinished(intent, result))
      } catch {
        tell(.sendNotStarted(intent, error.description))
      }
    }
  }

  func giveUp() { sending?.cancel() }

  func stop() async { await sender.stop() }
}
