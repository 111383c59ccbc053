/// Nothing was saved: another program changed the file after it was opened.
public struct ChangedOnDisk: Modal {
  public let path: String
  let thenQuit: Bool

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    guard action == .dialog(.confirm) else { return .stay }
    return .asking(forNameInsteadOf: path, thenQuit: thenQuit)
  }

  public mutating func leave(by command: Command, in composer: Composer) -> ModalStep { .giveUp }
}

extension ModalStep {
  static func asking(forNameInsteadOf path: String, thenQuit: Bool) -> ModalStep {
    .stay { composer in
      composer.open(SaveAs(path, thenQuit: thenQuit))
      return []
    }
  }
}
