import Drafts
import PushMessages
import TextEditing

extension Composer {
  /// Takes a click or a turn of the wheel, which never does what cannot be taken back.
  mutating func point(_ pointing: Pointing, seeing derived: Derived) -> [Effect] {
    switch pointing {
    case .wheel(nil, let rows): return turnWheel(by: rows, seeing: derived)
    case .text where openModal != nil, .locale where openModal != nil,
      .send where openModal != nil, .entry, .again(nil):
      return updateModal(.pointed(pointing), seeing: derived)
    case _ where openModal != nil: break
    case .text(let offset, let reach): focus.point(at: offset, reach)
    case .pane(.history) where pane != .history: return run(.showHistory, seeing: derived)
    case .pane(let pane): if pane != self.pane { show(pane) }
    case .field(let field, let pane): point(at: field, in: pane, seeing: derived)
    case .locale(let index): locales.choose(index)
    case .problem(let index):
      show(.problems)
      problems.select(index, of: derived.findings.count)
    case .send(let index):
      show(.history)
      history.select(index)
    case .payloadView(let view):
      show(.payload)
      preview.turnPayload { $0.show(view) }
    case .again(let pane?): if pane == self.pane, editing == nil { edit(seeing: derived) }
    case .wheel(let pane?, let rows): turnWheel(over: pane, by: rows, seeing: derived)
    }
    return []
  }

  /// The field that has the focus already is edited, any other one gets the focus.
  private mutating func point(at field: FieldID, in pane: Pane, seeing derived: Derived) {
    guard form(of: pane).cell(field) != nil else { return }
    let hadFocus = pane == self.pane && focusedField(in: pane) == field
    if editing?.field == field { return }
    endEditing()
    // Ending a visit may have taken an empty argument away.
    guard form(of: pane).cell(field) != nil else { return show(pane) }
    focus(field, in: pane)
    if hadFocus { edit(seeing: derived) }
  }

  /// Over a modal the wheel does what as many presses of an arrow do, unless the modal knows better.
  private mutating func turnWheel(by rows: Int, seeing derived: Derived) -> [Effect] {
    guard let modal = openModal?.state else { return [] }
    if modal.takesWheel {
      return updateModal(.pointed(.wheel(nil, rows: rows)), seeing: derived)
    }
    return (0..<abs(rows)).flatMap { _ in run(rows > 0 ? .down : .up, seeing: derived) }
  }

  /// The keyboard stays where it is.
  private mutating func turnWheel(over pane: Pane, by rows: Int, seeing derived: Derived) {
    switch pane {
    case .locales:
      for _ in 0..<abs(rows) {
        let next = locale(after: localeIndex, by: rows.signum(), wrapping: false, seeing: derived)
        locales.choose(next)
      }
    case .problems: problems.select(problems.index + rows, of: derived.findings.count)
    case .payload:
      let count = payloadLineCount(seeing: derived)
      preview.turnPayload { $0.scroll(to: $0.scroll + rows, of: count) }
    case .history: history.select(history.index + rows)
    case .target, .text, .platforms, .data:
      guard pane == self.pane, editing == nil else { return }
      for _ in 0..<abs(rows) { move(rows > 0 ? .down : .up, seeing: derived) }
    case .preview: break
    }
  }
}

extension LineEditor {
  mutating func point(at offset: Int, _ reach: Pointing.Reach) {
    let index = text.index(text.startIndex, offsetBy: max(0, offset), limitedBy: text.endIndex)
    place(cursor: index ?? text.endIndex, selecting: reach == .selection)
    switch reach {
    case .cursor, .selection: break
    case .word:
      moveRight()
      moveWordLeft()
      moveWordRight(selecting: true)
    case .everything: selectAll()
    }
  }
}
