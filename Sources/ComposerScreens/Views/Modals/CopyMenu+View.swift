internal import ComposerState
internal import TerminalUI
internal import TextLayout

extension CopyMenu: ModalView {
  /// Each form has a letter of its own.
  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    let form = CopyForm.allCases.first { $0.letter == key.typedCharacter }
    return form.map { .dialog(.copy($0)) } ?? keymap.command(for: key).map(Action.command)
  }

  func hints(in scene: Scene) -> [Hint] {
    [.choose, Hint("Enter", "copy"), Hint("Esc", "leave")]
  }

  /// What can be copied; what cannot says why.
  func draw(in scene: Scene, on canvas: inout Canvas) {
    let width = canvas.size.columns - 8
    let reasons = CopyForm.allCases.map { form -> String? in
      guard case .unavailable(let reason) = scene.composer.copyText(form, seeing: scene.derived)
      else {
        return nil
      }
      return ListWords.reason(reason)
    }
    let lines = zip(CopyForm.allCases, reasons).map { form, reason in
      "  \(form.letter)  \(form.title)" + (reason.map { " \($0)" } ?? "")
    }
    let inside = scene.context.drawDialog(
      ListWords.copy, lines.map { scene.context.truncated($0, toWidth: width) }, on: &canvas)
    for (index, form) in CopyForm.allCases.enumerated() {
      let row = inside.row(index)
      scene.context.map?.note(.entry(index), in: row)
      if reasons[index] == nil {
        canvas.write("\(form.letter)", at: row.origin.moved(columns: 2), style: .key)
      } else {
        canvas.restyle(row) { $0 = .dim }
      }
      guard index == self.index else { continue }
      scene.context.drawChosen(row, on: &canvas)
    }
  }
}
