public import MessageLint
public import TextEditing

/// Why a finding is accepted, while that is typed.
public struct Acceptance: Modal {
  public let finding: Finding
  public private(set) var reason = LineEditor("")

  init(of finding: Finding) {
    self.finding = finding
  }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    if case .pointed(.text(let offset, let reach)) = action {
      reason.point(at: offset, reach)
      return .stay
    }
    guard action == .dialog(.confirm) else {
      let effects = reason.take(action)
      return .stay { _ in effects }
    }
    guard !reason.text.allSatisfy(\.isWhitespace) else {
      return .stay(saying: Notice(.warning, "Say why the problem is accepted, or press Esc"))
    }
    let acceptance = self
    return .close { composer in
      composer.accept(acceptance)
      return []
    }
  }
}
