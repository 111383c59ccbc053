public import SendPolicy

/// The question whether the project file may do what an action needs.
public struct PermissionQuestion: Modal {
  /// What goes on once it may.
  public enum Sequel: Hashable, Sendable {
    case command(Command)
    case review(SendPurpose)
  }

  public let request: PermissionRequest
  let sequel: Sequel
  /// How many of its lines are above what is in view.
  public private(set) var scroll = 0
  /// Whether the answer is being remembered.
  public private(set) var isAnswered = false
  /// The question may come up by itself, so keys that were meant for the screen before don't count.
  private var gate: ReviewGate

  init(_ request: PermissionRequest, sequel: Sequel, at milliseconds: Int) {
    self.request = request
    self.sequel = sequel
    gate = ReviewGate(openedAt: milliseconds)
  }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    let now = composer.now.milliseconds
    switch action {
    case .dialog(let key): return take(key, at: now)
    case .edit, .pasted: return take(.other, at: now)
    case .scrolled(let line):
      _ = gate.takesKey(at: now)
      scroll = max(0, line)
    // What is on the screen isn't what was read.
    case .disturbed: gate.disarm(at: now)
    default: break
    }
    return .stay
  }

  /// Only `y` allows, and only after a pause.
  private mutating func take(_ key: DialogKey, at now: Int) -> ModalStep {
    guard !isAnswered else { return .stay }
    let allows = key == .allow
    let isArmed = gate.isArmed(at: now)
    let counts = gate.takesKey(at: now, confirms: allows)
    if allows, counts, isArmed {
      isAnswered = true
      let request = request
      return .stay { composer in
        composer.notice = nil
        return [.allow(request)]
      }
    }
    let words: Notice? =
      allows
      ? Notice(.warning, "Not allowed yet: pause for a moment, then press y")
      : key == .confirm ? Notice(.info, "Enter doesn't allow it. Press y to allow it") : nil
    return .stay { composer in
      composer.notice = words
      return []
    }
  }
}
