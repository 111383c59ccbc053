/// What the field with the focus is for, or the pane where none has it; editing goes on below it.
public struct FieldHelpPage: Modal {
  /// How many lines are above what is in view.
  public private(set) var scroll = 0

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    switch action {
    case .command(.fieldHelp): return .close
    case .command(let command): scroll = command.scrolled(scroll, last: Self.limit, page: 8)
    default: break
    }
    return .stay
  }

  /// No help of a field has more rows on the smallest screen, whose page is the step of PgDn.
  private static let limit = 60
}
