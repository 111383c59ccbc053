import Drafts
import FCMClient
import SendPolicy
import TextEditing
import Workspace

extension Composer {
  var sendAvailability: Availability {
    if let running {
      return .unavailable(
        because: running.isReal ? running.blocker : "a dry run is waiting for its answer")
    }
    if let projectBlocker { return .unavailable(because: projectBlocker) }
    if let blocker = ownBlocker { return .unavailable(because: blocker) }
    if let awaited = strings?.awaitedWords {
      return .unavailable(because: "Pushwright is still reading \(awaited)")
    }
    if notes.list != nil {
      let blocker = listBlocker ?? SendRules.blocker(toListOf: dryRunCase)?.description
      return blocker.map { .unavailable(because: $0) } ?? .available
    }
    return SendRules.blocker(to: dryRunCase).map { .unavailable(because: $0.description) }
      ?? .available
  }

  /// Why neither a send nor a test can be made of what is on the screen, before the rules are asked.
  ///
  /// Both deliver, and what another program is editing may be another text by then; a dry-run delivers nothing.
  var ownBlocker: String? {
    if let unchosenProfile { return unchosenProfile }
    if let targetBlocker { return targetBlocker }
    return isReadOnly ? "\(file.name) is read-only here: another program edits it" : nil
  }

  /// That a profile has to be chosen, which can be done here.
  var unchosenProfile: String? {
    guard case .severalToChooseFrom = profile.choice else { return nil }
    return "no profile is chosen"
  }

  /// Whether something is read that a key then confirms: a message before it is sent, or what a project file wants.
  public var isReviewing: Bool {
    modal(Review.self) != nil || modal(PermissionQuestion.self) != nil
  }

  /// Whether a review, a send on its way or its outcome is in view.
  var isSendInView: Bool {
    modal(Review.self) != nil || modal(SendingPage.self) != nil || modal(SentMessage.self) != nil
  }

  /// `s`: opens the review, and asks for what it needs.
  mutating func startReview(_ purpose: SendPurpose) -> [Effect] {
    endEditing()
    if purpose == .send, notes.list != nil { return runList(isDryRun: false) }
    open(Review(purpose, reason: typedReason))
    notice = purpose == .send ? remarkBeforeSending : nil
    return [.prepareSend(purpose)]
  }

  /// What can still be done about the devices that the broadcast reaches, and about what FCM counts.
  private var remarkBeforeSending: Notice? {
    if let unsubscribedSentence { return Notice(.warning, unsubscribedSentence) }
    return offeredLabel == nil ? nil : Notice(.info, "No analytics label", offers: [.setLabel])
  }

  /// The message is another one with its label, and so is its review.
  private mutating func setLabel(before purpose: SendPurpose) -> [Effect] {
    guard case .available = labelAvailability else { return [] }
    openModal = nil
    setLabel()
    let said = notice
    let effects = startReview(purpose)
    notice = said ?? notice
    return effects
  }

  /// Takes what was found out; what comes after the review was left changes nothing there.
  mutating func prepareReview(
    _ purpose: SendPurpose, _ situation: SendSituation, seeing derived: Derived
  ) {
    sending.take(situation.access)
    if case .notAllowed(let request) = situation.access, projectBlocker == nil {
      return askPermission(request, beforeReviewing: purpose)
    }
    sending.take(warnings: situation.warnings)
    screen.take(situation.clock)
    learnDryRuns(from: situation.journal.sends)
    guard var review = modal(Review.self), review.purpose == purpose, review.situation == nil
    else { return }
    review.situation = situation
    review.gate = ReviewGate(openedAt: now.milliseconds)
    review.findings = derived.findings(whenSendingAt: now.seconds, as: review.purpose)
    review.take(verdict(on: review, seeing: derived))
    review.focusFirst()
    open(review)
  }

  /// What the rules say at this moment.
  func verdict(on review: Review, seeing derived: Derived) -> SendVerdict {
    var sendCase = triedCase
    sendCase.purpose = review.purpose
    sendCase.findings = review.findings
    sendCase.shown = derived.shown
    sendCase.locale = locale.name
    sendCase.translations = translations(seeing: derived)
    sendCase.access = review.situation?.access
    sendCase.warnings = review.situation?.warnings ?? []
    sendCase.journal = review.situation?.journal ?? .notAsked
    sendCase.reason = review.reason.text
    sendCase.projectBlocker = projectBlocker
    return SendRules.verdict(on: sendCase)
  }

  /// What reviewers think; a gate takes no mark for granted while the app's strings are not there.
  private func translations(seeing derived: Derived) -> ReviewedTranslations? {
    let isDemanded = profile.choice.profile?.requiredReview != nil
    let reviews = LocaleReviews(
      derived.draftRows, marks: notes.reviews, isReading: strings == nil && !isDemanded)
    var translations = reviews.reviewed(of: derived.draftRows)
    if let fault = notes.reviewFault {
      translations = translations ?? reviews.translations(of: derived.draftRows)
      translations?.fault = fault
    }
    return translations
  }

  /// Time has passed, or something came in: what is shown stays true.
  mutating func refreshReview(seeing derived: Derived) {
    guard var review = modal(Review.self), review.situation != nil else { return }
    review.findings = derived.findings(whenSendingAt: now.seconds, as: review.purpose)
    review.take(verdict(on: review, seeing: derived))
    open(review)
  }

  /// Whether a key in the review counts; leaving always does.
  private mutating func takesKey(_ review: inout Review, confirms: Bool) -> Bool {
    guard review.situation != nil else { return false }
    return review.gate?.takesKey(at: now.milliseconds, confirms: confirms) == true
  }

  mutating func updateReview(_ action: Action, seeing derived: Derived) -> [Effect] {
    guard var review = modal(Review.self) else { return [] }
    let isArmed = review.gate?.isArmed(at: now.milliseconds) == true
    guard takesKey(&review, confirms: action == .dialog(.send)) else {
      open(review)
      return []
    }
    notice = nil
    var effects: [Effect] = []
    switch action {
    case .edit(let command): effects = review.type(command)
    case .pasted(let text): notice = review.paste(text)
    case .command(.nextField): notice = review.goOn()
    case .command(.previousField): _ = review.moveFocus(by: -1)
    case .scrolled(let line): review.scroll = max(0, line)
    case .dialog(.confirm):
      notice = review.whatEnterLacks
    case .command(.setLabel): return setLabel(before: review.purpose)
    case .command(.dryRun):
      guard let effects = startDryRun(insteadOf: review, seeing: derived) else { break }
      return effects
    case .dialog(.send) where review.focus == .question && isArmed:
      return send(review, seeing: derived)
    case .dialog(.send) where review.lines.isEmpty: notice = Review.notAllowed
    case .dialog(.send) where review.focus == .question:
      notice = Notice(.warning, "Not sent: pause for a moment, then press y")
    default: break
    }
    review.take(verdict(on: review, seeing: derived))
    open(review)
    if review.purpose == .send { sending.keep(reason: review.reason.text) }
    return effects
  }

  /// `d`: a review of what can't be sent makes way for a dry run; `nil` if it stays, and a notice says why.
  private mutating func startDryRun(
    insteadOf review: Review, seeing derived: Derived
  ) -> [Effect]? {
    guard review.verdict?.isAllowed != true else {
      notice = Notice(.info, "To make a dry run, leave the review first", offers: [.back])
      return nil
    }
    if case .unavailable(let reason) = dryRunAvailability {
      notice = Command.dryRun.refusal(because: reason)
      return nil
    }
    openModal = nil
    return startDryRun(seeing: derived)
  }

  /// `y`: the rules are asked at this very moment, because a dry run grows old while the user reads.
  private mutating func send(_ review: Review, seeing derived: Derived) -> [Effect] {
    var review = review
    let seen = review.verdict
    review.findings = derived.findings(whenSendingAt: now.seconds, as: review.purpose)
    let verdict = verdict(on: review, seeing: derived)
    review.take(verdict)
    open(review)
    guard let intent = verdict.intent, derived.key.document == document else {
      notice = verdict.refusals.first.map { Notice(.error, "Not sent: \($0.sentence)") }
      return []
    }
    guard review.lines.contains(.question) else { return [] }
    guard verdict.review?.platforms == seen?.review?.platforms,
      verdict.review?.message == seen?.review?.message
    else {
      notice = Notice(.warning, "Not sent: the previews have just changed. Read them again")
      return []
    }
    sending.begin(RunningSend(intent, since: now))
    open(SendingPage())
    return [.perform(intent, repeating: verdict.review?.repeatConsent ?? .none)]
  }
}

extension Review {
  /// No key sends before the reasons are gone.
  fileprivate static let notAllowed = Notice(.warning, "Not allowed yet: see the reasons above")

  fileprivate mutating func type(_ command: EditorCommand) -> [Effect] {
    switch (focus, command) {
    case (.reason, _): return reason.apply(command)
    case (.confirmation, .insert(let text)): for letter in text { entry?.type(letter) }
    case (.confirmation, .deleteBackward): entry?.deleteBackward()
    case (.confirmation, .deleteToStart):
      if let expected = entry?.expected { entry = ConfirmationEntry(expected) }
    default: break
    }
    return []
  }

  /// A reason may be pasted; what confirms a send may not, because who pastes has not read it.
  fileprivate mutating func paste(_ text: String) -> Notice? {
    switch focus {
    case .reason: reason.paste(text)
    case .confirmation: entry?.refusePaste()
    case .question where lines.isEmpty: return Self.notAllowed
    case .question: return Notice(.warning, "Pasting doesn't send. Press y to send")
    }
    return nil
  }

  /// Enter sends nothing; what does, or what is missing before that.
  fileprivate var whatEnterLacks: Notice? {
    switch focus {
    case .question where lines.isEmpty: Self.notAllowed
    case .question: Notice(.info, "Enter doesn't send. Press y to send")
    case _ where lines.contains(.question):
      Notice(.info, "Enter doesn't send. Tab to the last line, then press y")
    case .confirmation: entry.map { Notice(.warning, $0.hint.capitalizedFirst) }
    case .reason: Self.notAllowed
    }
  }

  /// Tab; where the next line is not there yet, what is missing.
  fileprivate mutating func goOn() -> Notice? {
    guard !moveFocus(by: 1) else { return nil }
    switch focus {
    case .confirmation: return entry.map { Notice(.warning, $0.hint.capitalizedFirst) }
    case .reason: return Self.notAllowed
    case .question: return nil
    }
  }
}
