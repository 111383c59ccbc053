internal import MessageLint
public import SendPolicy
public import TextEditing

/// What somebody reads, types and answers before a message is sent.
public struct Review: Modal {
  /// The line that has the keyboard.
  public enum Focus: Hashable, Sendable {
    /// Why it is sent in spite of lint's errors.
    case reason
    /// The text that has to be typed.
    case confirmation
    /// “Send now?”, which only `y` answers.
    case question
  }

  public let purpose: SendPurpose
  /// `nil` while it is found out.
  public internal(set) var situation: SendSituation?
  /// What the rules said last; they are asked anew with each action, and before anything is sent.
  public internal(set) var verdict: SendVerdict?
  public internal(set) var reason = LineEditor("")
  /// `nil` where nothing has to be typed.
  public internal(set) var entry: ConfirmationEntry?
  public internal(set) var focus = Focus.question
  /// How many of the lines that scroll are above what is in view.
  public internal(set) var scroll = 0
  /// What lint said last; asked anew as time passes and before anything is sent, not at each letter.
  var findings: [Finding] = []
  /// Keys count only after a while without any.
  var gate: ReviewGate?

  /// The reason that was typed for the same draft before; `nil` where there is none.
  private let earlierReason: String?

  /// Whether the reason is still what was typed in an earlier review, which may have had another fault.
  public var isReasonFromBefore: Bool { reason.text == earlierReason }

  /// `reason` is what was typed for the same draft before; it is read again, and can be changed.
  init(_ purpose: SendPurpose, reason: String = "") {
    self.purpose = purpose
    self.reason = LineEditor(reason)
    earlierReason = reason.isEmpty ? nil : reason
  }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    if action == .disturbed {
      // More keys wait already, or what was read is not what is on the screen.
      gate?.disarm(at: composer.now.milliseconds)
      return .stay
    }
    if case .pointed(let pointing) = action {
      point(pointing, at: composer.now.milliseconds)
      return .stay
    }
    return .stay { $0.updateReview(action, seeing: derived) }
  }

  /// The mouse confirms nothing: a click goes to a line, and the key that sends waits for a pause after it.
  private mutating func point(_ pointing: Pointing, at now: Int) {
    switch pointing {
    case .text(let offset, let reach) where focus == .reason: reason.point(at: offset, reach)
    case .entry(let index) where lines.indices.contains(index):
      focus = lines[index]
      gate?.disarm(at: now)
    default: break
    }
  }

  /// What was said about its lines means nothing behind it.
  public mutating func leave(by command: Command, in composer: Composer) -> ModalStep {
    .close { composer in
      composer.notice = nil
      return []
    }
  }

  /// The lines that can have the keyboard, from top to bottom.
  public var lines: [Focus] {
    var lines: [Focus] = verdict?.review?.needsReason == true ? [.reason] : []
    guard verdict?.isAllowed == true else { return lines }
    if entry != nil { lines.append(.confirmation) }
    if entry?.isComplete != false { lines.append(.question) }
    return lines
  }

  /// How many milliseconds keys do not count yet, or in the last line the key that sends; 0 where they do.
  public func remaining(at moment: EventTime) -> Int {
    guard focus == .question else { return gate?.remaining(at: moment.milliseconds) ?? 0 }
    return gate?.remainingUntilArmed(at: moment.milliseconds) ?? 0
  }

  /// Takes what the rules say now; the keyboard stays where it is, if it can.
  mutating func take(_ verdict: SendVerdict) {
    self.verdict = verdict
    if case .typing(let text) = verdict.confirmation {
      if entry?.expected != text { entry = ConfirmationEntry(text) }
    } else {
      entry = nil
    }
    if !lines.contains(focus) { focus = lines.last ?? .question }
  }

  /// The first line that still wants something.
  mutating func focusFirst() {
    focus = lines.first ?? .question
  }

  /// The neighbor of the line with the keyboard; `false` where there is none.
  mutating func moveFocus(by step: Int) -> Bool {
    let lines = lines
    guard let index = lines.firstIndex(of: focus), lines.indices.contains(index + step) else {
      return false
    }
    focus = lines[index + step]
    return true
  }
}
