/// Another program has the draft open, and this one is about to save it.
public struct AlsoOpen: Modal {
  /// The other program: `process 4711 on HOST since 10:12`.
  public let other: String

  init(by other: String) {
    self.other = other
  }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    guard action == .dialog(.confirm) else { return .stay }
    return .close { composer in
      composer.draft.edit(besides: nil)
      return composer.save()
    }
  }

  public mutating func leave(by command: Command, in composer: Composer) -> ModalStep { .giveUp }
}
