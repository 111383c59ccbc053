import FCMClient
import PushMessages
import SendPolicy

extension Composer {
  /// The answer is there; one that Pushwright no longer waits for changes nothing.
  mutating func finishSend(_ intent: SendIntent, _ result: SendResult) -> [Effect] {
    guard let running, running.intent == intent else { return [] }
    if let sentence = result.repeatedSend, mayReviewAgain { return reviewAgain(because: sentence) }
    sending.end()
    if running.isReal {
      let sent = SentMessage(running, result, end: now)
      if intent.kind == .send, result.outcome.mayHaveArrived {
        sending.note(
          LastSend(document: document, at: now.seconds, isUnknown: result.outcome.isUnknown))
      }
      notice = sent.notice
      openUnasked(sent)
      noteUnknownSend(intent, result.outcome)
    } else {
      finishDryRun(intent, result, doubt: running.doubt)
    }
    return goOn(after: running)
  }

  /// Whether a review may take the place of what waited for the answer.
  private var mayReviewAgain: Bool {
    running?.sequel == nil && editing == nil
      && (openModal == nil || modal(SendingPage.self) != nil)
  }

  /// The same was sent after the review was opened, maybe by another program: the review is read again, and asks for more.
  private mutating func reviewAgain(because sentence: String) -> [Effect] {
    sending.end()
    let effects = startReview(.send)
    notice = Notice(.warning, "Not sent: \(sentence). Read the review again")
    return effects + [.readHistory]
  }

  mutating func refuseSend(_ intent: SendIntent, _ sentence: String) -> [Effect] {
    guard let running, running.intent == intent else { return [] }
    sending.end()
    close(SendingPage.self)
    let refusal = Notice(
      .error, running.isReal ? "Nothing was sent: \(sentence)" : "Dry run: \(sentence)")
    notice = refusal
    if running.isReal { sending.keep(TypedAhead(refusal, at: now.milliseconds)) }
    return goOn(after: running)
  }

  /// What was asked for while the answer was awaited.
  private mutating func goOn(after running: RunningSend) -> [Effect] {
    switch running.sequel {
    case nil: return [.readHistory]
    case .suspend: return [.suspend, .readHistory]
    case .useProfile(let name): return useProfile(named: name)
    case .leave, .hangUp: return [.quit]
    case .quit:
      return (isDirty ? [.readHistory] : []) + quit(isAsked: false)
    }
  }

  /// Keys while a message is on its way: nothing takes it back.
  mutating func runWhileSending(_ command: Command) -> [Effect] {
    switch command {
    case .quit: return leaveAfterAnswer(.quit)
    case .suspend where running?.isToldToGo != true:
      sending.follow(with: .suspend)
      notice = Notice(.info, "Suspending once the answer arrives")
    case .back:
      notice = Notice(.warning, "The message has left and can't be recalled", offers: [.quit])
    case .chooseProfile:
      notice = Notice(.warning, "The message has left: choose a profile once FCM has answered")
    default: break
    }
    return []
  }

  /// Who continues the program before the answer is there does not want it to stop then.
  mutating func noteContinued() {
    guard running?.sequel == .suspend else { return }
    sending.follow(with: nil)
    notice = Notice(.info, "Continued: still waiting for the answer")
  }

  /// The first time waits for the answer, the second time gives it up.
  mutating func leaveAfterAnswer(_ sequel: RunningSend.Sequel) -> [Effect] {
    guard let running else { return [] }
    sending.follow(with: sequel)
    guard running.sequel == .quit || running.sequel == .leave else {
      notice = Notice(
        .warning,
        running.isReal
          ? "Leaving after the answer. Quit again to leave now, with the outcome unknown"
          : "Leaving after the dry run's answer. Quit again to leave now")
      return []
    }
    guard !running.isGivenUp else { return [] }
    sending.giveUp()
    return [.giveUpSend]
  }

  /// A signal asks the program to end; the runtime keeps unsaved work.
  mutating func leaveAfterSend() -> [Effect] {
    running == nil ? [.quit] : leaveAfterAnswer(.leave)
  }

  /// The terminal is closed: no one can insist on leaving now, or be asked about unsaved work.
  ///
  /// A dry-run delivers nothing, so its answer isn't waited for.
  mutating func hangUp() -> [Effect] {
    guard let running else { return [.quit] }
    guard running.isReal else { return [.giveUpSend, .quit] }
    sending.follow(with: .hangUp)
    notice = Notice(.warning, "Leaving after the answer")
    return []
  }

  /// Whether there is a field to go to.
  public var canGoToRefusedField: Bool {
    modal(SentMessage.self)?.field.flatMap { pane(of: $0) } != nil
  }
}

extension SendResult {
  /// Why nothing was sent, if that is an earlier send of the same message.
  fileprivate var repeatedSend: String? {
    failure.flatMap { $0.code == .sentBefore ? $0.sentence : nil }
  }
}

extension SendOutcome {
  fileprivate var isUnknown: Bool {
    if case .unknown = self { true } else { false }
  }

  fileprivate var mayHaveArrived: Bool {
    switch self {
    case .accepted, .unknown, .sentDespiteDryRun: true
    case .refused, .notSent: false
    }
  }
}
