public import TextEditing

/// A question that one line answers: what is typed, pasted or pointed at goes into the line, and Enter answers.
public protocol LineQuestion: Modal {
  var editor: LineEditor { get set }

  /// Enter.
  func answer(in composer: Composer, seeing derived: Derived) -> ModalStep
}

extension LineQuestion {
  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    switch action {
    case .dialog(.confirm): return answer(in: composer, seeing: derived)
    case .pointed(.text(let offset, let reach)):
      editor.point(at: offset, reach)
      return .stay
    default:
      let effects = editor.take(action)
      return .stay { _ in effects }
    }
  }
}
