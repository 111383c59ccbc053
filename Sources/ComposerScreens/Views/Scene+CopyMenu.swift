internal import ComposerState
internal import TerminalUI
internal import TextLayout

extension Scene {
  /// What can be copied; what cannot says why.
  func drawCopyMenu(_ menu: CopyMenu, on canvas: inout Canvas) {
    let width = canvas.size.columns - 8
    let reasons = CopyForm.allCases.map { form -> String? in
      guard case .unavailable(let reason) = composer.copyText(form, seeing: derived) else {
        return nil
      }
      return ListWords.reason(reason)
    }
    let lines = zip(CopyForm.allCases, reasons).map { form, reason in
      "  \(form.letter)  \(form.title)" + (reason.map { " \($0)" } ?? "")
    }
    let inside = context.drawDialog(
      ListWords.copy, lines.map { $0.truncated(toWidth: width) }, on: &canvas)
    for (index, form) in CopyForm.allCases.enumerated() {
      let row = inside.row(index)
      context.map?.note(.entry(index), in: row)
      if reasons[index] == nil {
        canvas.write("\(form.letter)", at: row.origin.moved(columns: 2), style: .key)
      } else {
        canvas.restyle(row) { $0 = .dim }
      }
      guard index == menu.index else { continue }
      canvas.write("▌", at: row.origin, style: .borderFocused)
      canvas.restyle(row) { $0 = $0.selected }
      canvas.cursor = row.origin
    }
  }
}
