import HarmlessText

/// The confirmation as one line of a terminal asks for it, without a screen.
public struct ConfirmationLine: Hashable, Sendable {
  public enum Key: Hashable, Sendable {
    case character(Character)
    case backspace
    case enter
    /// Something was pasted, whatever it was.
    case paste
    /// Esc, Ctrl-C, or the end of the input.
    case cancel
  }

  /// What the person has decided.
  public enum Answer: Hashable, Sendable {
    case send
    case leave
  }

  /// What a single key answers.
  public enum Question: Hashable, Sendable {
    case send
    /// Whether a project file may do what stands above.
    case permission
  }

  private let required: RequiredConfirmation
  /// ` to 200 devices of list users.csv`: the review above may be higher than the terminal.
  private let place: String
  private let question: Question
  private var entry: ConfirmationEntry?
  private var gate: ReviewGate
  private var remark: String?

  /// The question has appeared; times are milliseconds of a clock that only goes forward.
  public init(
    _ required: RequiredConfirmation, to target: SendTarget? = nil, question: Question = .send,
    openedAt now: Int
  ) {
    place =
      target.flatMap { list in
        list.count.map { count in
          let devices = count == 1 ? "1 device" : "\(count) devices"
          return " to \(devices) of \(VisibleText.of("\(list)", limit: 30))"
        }
      } ?? ""
    self.required = required
    self.question = question
    if case .typing(let text) = required { entry = ConfirmationEntry(text) }
    gate = ReviewGate(openedAt: now)
  }

  /// What to type, in a line of its own above the entry; `nil` where one key answers.
  public var instruction: String? {
    entry.map { "Type ‘\($0.expected)’ and Enter to send\(place), Esc to leave:" }
  }

  /// The line that changes with each key, so short that it never wraps: a remark, and what was typed.
  public var text: String {
    let remark = remark.map { " (\($0))" } ?? ""
    guard let entry else { return "\(question.words(place))\(remark): " }
    return "\(remark.isEmpty ? "" : remark.dropFirst() + " ")> \(entry.text)"
  }

  /// Takes a key; `nil` as long as nothing is decided.
  ///
  /// Before there was no key for a while only leaving counts: what is held down, or was meant for the shell, sends
  /// nothing. The key that sends wants such a pause before it too.
  public mutating func take(_ key: Key, at now: Int) -> Answer? {
    guard key != .cancel else { return .leave }
    let isArmed = gate.isArmed(at: now)
    guard gate.takesKey(at: now, confirms: key == confirmingKey) else {
      remark = "wait a moment, then type"
      return nil
    }
    remark = nil
    return entry == nil ? answer(key, isArmed: isArmed) : type(key, isArmed: isArmed)
  }

  private var confirmingKey: Key { entry == nil ? .character("y") : .enter }

  private mutating func answer(_ key: Key, isArmed: Bool) -> Answer? {
    switch key {
    case .character("y") where isArmed: return .send
    case .character("y"): remark = "wait a moment, then press y"
    case .character("n"), .character("q"): return .leave
    default: remark = question == .send ? "only y sends" : "only y allows it"
    }
    return nil
  }

  private mutating func type(_ key: Key, isArmed: Bool) -> Answer? {
    switch key {
    case .character(let character): entry?.type(character)
    case .backspace: entry?.deleteBackward()
    case .paste: entry?.refusePaste()
    case .enter where entry?.isComplete == true && isArmed: return .send
    case .enter where entry?.isComplete == true: remark = "wait a moment, then press Enter"
    case .enter: remark = "this isn't it yet"
    case .cancel: return .leave
    }
    if let entry, entry.hasRefusedPaste || !entry.isOnTheWay { remark = entry.hint }
    return nil
  }
}

extension ConfirmationLine.Question {
  fileprivate func words(_ place: String) -> String {
    switch self {
    case .send: "Send it\(place)? Press y to send, n to leave"
    case .permission: "Allow all of this from now on? Press y to allow it, n to leave"
    }
  }
}
