internal import ComposerState
internal import TerminalUI
internal import TextLayout

extension CopyMenu: ModalView {
  /// Each form has a letter of its own, which chooses it.
  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    let form = CopyForm.allCases.first { $0.letter == key.typedCharacter }
    return form.map { .dialog(.form($0)) } ?? keymap.command(for: key).map(Action.command)
  }

  func hints(in scene: Scene) -> [Hint] {
    [.choose, Hint("Enter", "copy"), Hint("Esc", "leave")]
  }

  /// What can be copied; what cannot says why.
  func draw(in scene: Scene, on canvas: inout Canvas) {
    let width = canvas.size.columns - 8
    let all = CopyForm.allCases
    // A low terminal has no room for all of them: the chosen one stays in view.
    let room = min(all.count, max(1, canvas.size.rows - Self.otherRows))
    let first = max(0, min(index - room + 1, all.count - room))
    let forms = all[first..<first + room]
    let reasons = forms.map { form in
      scene.composer.copyBlocker(form, seeing: scene.derived).map(ListWords.reason)
    }
    let lines = zip(forms, reasons).map { form, reason in
      "  \(form.letter)  \(form.title)" + (reason.map { " \($0)" } ?? "")
    }
    let inside = scene.context.drawDialog(
      ListWords.copy, lines.map { scene.context.truncated($0, toWidth: width) }, on: &canvas)
    for (place, form) in forms.enumerated() {
      let row = inside.row(place)
      scene.context.map?.note(.entry(first + place), in: row)
      if reasons[place] == nil {
        canvas.write("\(form.letter)", at: row.origin.moved(columns: 2), style: .key)
      } else {
        canvas.restyle(row) { $0 = .dim }
      }
      guard first + place == index else { continue }
      scene.context.drawChosen(row, on: &canvas)
    }
  }

  /// The frame and the footer.
  private static let otherRows = 3
}
