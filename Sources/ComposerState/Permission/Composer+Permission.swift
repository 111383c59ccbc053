import FCMClient
import SendPolicy

/// A project file that does more than the user has allowed: it is asked about when something needs it, never before.
extension Composer {
  /// Whether an action has to wait for an answer, which is asked for.
  mutating func asksPermission(for command: Command, seeing derived: Derived) -> Bool {
    guard needsRights(command), running == nil,
      case .notAllowed(let request)? = access, projectBlocker == nil
    else { return false }
    // What is in the way anyhow comes first; a project may only be known from its credentials.
    if project != nil, availability(of: command, seeing: derived) != .available { return false }
    askPermission(request, for: .command(command))
    return true
  }

  private func needsRights(_ command: Command) -> Bool {
    switch command {
    case .dryRun, .send, .testSend, .readTopics, .subscribeDevices: true
    case .duplicate: showsDeliveries
    default: false
    }
  }

  private mutating func askPermission(
    _ request: PermissionRequest, for sequel: PermissionQuestion.Sequel
  ) {
    endEditing()
    notice = nil
    open(PermissionQuestion(request, sequel: sequel, at: now.milliseconds))
  }

  /// The review that was asked for needs a permission first.
  mutating func askPermission(_ request: PermissionRequest, beforeReviewing purpose: SendPurpose) {
    guard let review = modal(Review.self), review.purpose == purpose, review.situation == nil
    else { return }
    askPermission(request, for: .review(purpose))
  }

  /// The project file, or what it leads to, has changed: nothing was sent.
  mutating func takePermissionRequest(
    _ request: PermissionRequest, insteadOf intent: SendIntent
  ) -> [Effect] {
    sending.take(.notAllowed(request))
    guard let running, running.intent == intent else { return [] }
    guard running.sequel == nil, openModal == nil || modal(SendingPage.self) != nil,
      editing == nil
    else {
      return refuseSend(intent, SendRefusal(request).sentence)
    }
    sending.end()
    openModal = nil
    askPermission(request, for: .command(intent.kind.command))
    return []
  }

  /// The answer is remembered, or why not; another key or account may be another question.
  mutating func goOn(
    allowed access: SendAccess, _ warnings: [String], failure: String?, seeing derived: Derived
  ) -> [Effect] {
    takeAccount(access, warnings)
    guard let question = modal(PermissionQuestion.self), question.isAnswered else { return [] }
    openModal = nil
    if let failure {
      notice = Notice(.error, "Not allowed: \(failure)")
      return []
    }
    switch (access, question.sequel) {
    case (.notAllowed(let request), let sequel):
      askPermission(request, for: sequel)
      // Of a program only its content has changed, which the list doesn't show.
      if request.lines == question.request.lines {
        notice = Notice(.warning, "A program changed while you read this. It needs a new answer")
      }
      return []
    case (_, .review(let purpose)): return startReview(purpose) + [.readHistory]
    case (_, .command(let command)): return run(command, seeing: derived) + [.readHistory]
    }
  }
}

extension SendIntent.Kind {
  fileprivate var command: Command {
    switch self {
    case .dryRun: .dryRun
    case .test: .testSend
    case .send: .send
    // A session performs only sends of one message; lists and changes of topics have an order of their own.
    case .list: .send
    case .topicAdd, .topicRemove: .readTopics
    }
  }
}
