import PushMessages

/// An installation ID in `token`, or a token in `fid`: their forms tell them apart.
extension Composer {
  /// The kind that the shown target is by its form; `nil` where it is in its place.
  private var misplacedKind: TargetKind? {
    let text = document.string(at: targetKind.path) ?? ""
    let target: Message.Target? =
      switch targetKind {
      case .token: .token(text)
      case .fid: .installation(text)
      case .topic, .condition: nil
      }
    return target.flatMap(DeviceAddress.misplacedForm).map { $0 == .token ? .token : .fid }
  }

  var moveTargetAvailability: Availability {
    guard let kind = misplacedKind else {
      return .unavailable(because: "the target is already in the right field")
    }
    return document.node(at: kind.path) == nil
      ? .available : .unavailable(because: "\(kind.rawValue) is already set: clear it first")
  }

  mutating func moveTarget() {
    endEditing()
    guard let kind = misplacedKind, let text = document.string(at: targetKind.path) else { return }
    let old = targetKind
    change { composer in
      try composer.write("", to: .target)
      composer.focus.show(kind)
      try composer.write(text, to: .target)
    }
    guard document.string(at: kind.path) == text else { return }
    notice = Notice(
      .good, "Moved the target from \(old.rawValue) to \(kind.rawValue)", offers: [.undo])
  }

  /// Says after a visit that what was typed or pasted belongs to the other field.
  mutating func noteMisplacedTarget() {
    guard let kind = misplacedKind else { return }
    let name = kind == .fid ? "an installation ID (fid)" : "a registration token"
    notice = Notice(
      .warning, "This is \(name), not a \(targetKind.rawValue)", offers: [.moveTarget])
  }
}
