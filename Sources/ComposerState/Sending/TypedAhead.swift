internal import Drafts
internal import SendPolicy
internal import Workspace

/// What is typed after a send that was refused.
///
/// Practiced operators type the confirmation without waiting for the review. If there is no review, each letter would be
/// a command, and `t` and `y` among them could send a test. So the first key wants the pause that nobody makes who types
/// a text, and everybody who reads why the send was refused; two keys without it are a text, which ends with Esc or any
/// other key that is no text.
struct TypedAhead: Hashable, Sendable {
  /// How long no key may have been pressed before one is a command again, in milliseconds.
  static let quiet = ReviewGate.quietAfterRefusal

  /// Why the send was refused.
  let refusal: Notice
  private var last: Int
  private var early = 0

  /// The send was refused `now`; times are milliseconds of a clock that only goes forward.
  init(_ refusal: Notice, at now: Int) {
    self.refusal = refusal
    last = now
  }

  /// Whether a text is typed, and not a command.
  var isText: Bool { early >= 2 }

  /// Whether a command runs without the pause: one that the refusal names, or that only shows something.
  func lets(_ command: Command?) -> Bool {
    guard !isText, let command else { return false }
    return refusal.offers.contains(command) || command.onlyShows
  }

  /// Whether a key pressed now is a command.
  mutating func takesKey(at now: Int) -> Bool {
    guard isText || now - last < Self.quiet else { return true }
    early += 1
    last = max(last, now)
    return false
  }

  /// What is said about a key that isn't one.
  var notice: Notice {
    isText
      ? Notice(
        .error, "Nothing was sent, and what you type has no effect. \(refusal.text)",
        offers: [.back])
      : Notice(
        .warning, "\(refusal.text). Keys work again after a second", offers: refusal.offers)
  }
}

extension Composer {
  /// Whether a key of a text is an ``Action/typedAhead(_:)``.
  public var awaitsPause: Bool { typedAhead != nil && openModal == nil && editing == nil }

  /// Whether what is typed has no effect before Esc.
  public var ignoresText: Bool { awaitsPause && typedAhead?.isText == true }

  /// A command that can't run says why, and what helps.
  mutating func refuse(_ command: Command, because reason: String) {
    var refusal = refusal(of: command, because: reason)
    refusal.offers = offers(insteadOf: command)
    notice = refusal
    if command.opensReview { sending.keep(TypedAhead(refusal, at: now.milliseconds)) }
  }

  private func refusal(of command: Command, because reason: String) -> Notice {
    command == .duplicate && showsDeliveries
      ? deliveryRefusal(because: reason) : command.refusal(because: reason)
  }

  private func offers(insteadOf command: Command) -> [Command] {
    guard command.opensReview || command == .dryRun, running == nil else { return [] }
    if profile.choice.profile == nil, profileAvailability == .available { return [.chooseProfile] }
    return isReadOnly && command.opensReview && projectBlocker == nil ? [.duplicate] : []
  }

  mutating func takeTypedAhead(_ command: Command?, seeing derived: Derived) -> [Effect] {
    guard var typed = typedAhead, !typed.lets(command), !typed.takesKey(at: now.milliseconds) else {
      sending.keep(nil)
      return command.map { run($0, seeing: derived) } ?? []
    }
    sending.keep(typed)
    notice = typed.notice
    return []
  }
}

extension Command {
  /// Whether it leads to what is confirmed by typing.
  fileprivate var opensReview: Bool { self == .send || self == .testSend }

  /// Whether it goes to a pane or explains something: what is typed by mistake can't do any harm there.
  fileprivate var onlyShows: Bool {
    switch self {
    case .showTarget, .showText, .showPlatforms, .showData, .showPreview, .showLocales,
      .showProblems, .showPayload, .showHistory, .help:
      true
    default: false
    }
  }
}
