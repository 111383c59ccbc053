public import MessageLint
public import TextEditing

/// Why a finding is accepted, while that is typed.
public struct Acceptance: LineQuestion {
  public let finding: Finding
  /// The reason.
  public var editor = LineEditor("")

  init(of finding: Finding) {
    self.finding = finding
  }

  public func answer(in composer: Composer, seeing derived: Derived) -> ModalStep {
    guard !editor.text.allSatisfy(\.isWhitespace) else {
      return .stay(saying: Notice(.warning, "Say why the problem is accepted, or press Esc"))
    }
    let acceptance = self
    return .close { composer in
      composer.accept(acceptance)
      return []
    }
  }
}
