import MessageLint
import PushMessages

/// An installation ID in `token` or `topic`, or a token in `fid`: their forms tell them apart.
extension Composer {
  /// The kind that the shown target is by its form; `nil` where it is in its place.
  public var misplacedTargetKind: TargetKind? {
    let text = targetText(targetKind) ?? ""
    let target: Message.Target? =
      switch targetKind {
      case .token: .token(text)
      case .fid: .installation(text)
      case .topic: .topic(text)
      case .condition, .list: nil
      }
    return target.flatMap(DeviceAddress.misplacedForm).map { $0 == .token ? .token : .fid }
  }

  var moveTargetAvailability: Availability {
    let set = setTargets
    if set.isEmpty { return .unavailable(because: "the draft has no target yet") }
    if set.contains(.fid), set.contains(.token) {
      return .unavailable(because: "fid and token are both set: remove one of them first")
    }
    if let kind = misplacedTargetKind {
      guard set.contains(kind) else { return .available }
      return .unavailable(
        because:
          "\(kind.rawValue) and \(targetKind.rawValue) are both set: remove one of them first")
    }
    return .unavailable(
      because: targetKind == .fid || targetKind == .token
        ? "the target is already in the right field"
        : "only a fid or a token can be moved, not a \(targetKind.rawValue)")
  }

  mutating func moveTarget() {
    endEditing()
    guard let kind = misplacedTargetKind, let text = document.string(at: targetKind.path) else {
      return
    }
    let old = targetKind
    let move = Fix("move it", .move(old.path, to: kind.path))
    guard let moved = move.applied(to: document) else { return }
    change { composer in
      composer.draft.replace(moved)
      composer.focus.show(kind)
    }
    guard document.string(at: kind.path) == text else { return }
    notice = Notice(
      .good, "Moved the target from \(old.rawValue) to \(kind.rawValue)", offers: [.undo])
  }

  /// Says after a visit that what was typed or pasted belongs to the other field.
  mutating func noteMisplacedTarget() {
    guard let kind = misplacedTargetKind else { return }
    let name = kind == .fid ? "an installation ID (fid)" : "a registration token"
    notice = Notice(
      .warning, "This is \(name), not a \(targetKind.rawValue)", offers: [.moveTarget])
  }
}
