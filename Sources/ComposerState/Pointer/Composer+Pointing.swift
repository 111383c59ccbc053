import PushMessages
import TextEditing

extension Composer {
  /// Takes a click or a turn of the wheel, which never does what cannot be taken back.
  mutating func point(_ pointing: Pointing, seeing derived: Derived) -> [Effect] {
    switch pointing {
    case .text(let offset, let reach): place(offset, reach)
    case .wheel(nil, let rows): return turnWheel(by: rows, seeing: derived)
    case .entry, .again(nil): return pointInMenu(pointing, seeing: derived)
    case _ where overlay != nil: break
    case .pane(.history) where pane != .history: return run(.showHistory, seeing: derived)
    case .pane(let pane): if pane != self.pane { show(pane) }
    case .field(let field, let pane): point(at: field, in: pane, seeing: derived)
    case .locale(let index):
      if settings.locales.indices.contains(index) { localeIndex = index }
    case .problem(let index):
      show(.problems)
      selectProblem(index, seeing: derived)
    case .send(let index):
      show(.history)
      selectSend(index)
    case .payloadView(let view):
      show(.payload)
      showPayload(view)
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

  /// In the text that has the keyboard, whichever that is.
  private mutating func place(_ offset: Int, _ reach: Pointing.Reach) {
    switch overlay {
    case .saveAs(var editor, let thenQuit):
      editor.point(at: offset, reach)
      overlay = .saveAs(editor, thenQuit: thenQuit)
    case .review(var review) where review.focus == .reason:
      review.reason.point(at: offset, reach)
      overlay = .review(review)
    case .drafts(var list):
      list.filter.point(at: offset, reach)
      overlay = .drafts(list)
    case nil, .arguments: editing?.editor.point(at: offset, reach)
    default: break
    }
  }

  /// A double click in a menu does what Enter does: it mends, which `u` takes back, or it opens a
  /// review, which asks.
  private mutating func pointInMenu(_ pointing: Pointing, seeing derived: Derived) -> [Effect] {
    switch (overlay, pointing) {
    case (.fix(var menu), .entry(let index)) where menu.choices.indices.contains(index):
      menu.index = index
      overlay = .fix(menu)
    case (.test(var menu), .entry(let index)) where menu.targets.indices.contains(index):
      menu.index = index
      overlay = .test(menu)
    case (.files(var menu), .entry(let index)) where menu.entries.indices.contains(index):
      menu.index = index
      overlay = .files(menu)
    case (.arguments, .entry(let index)): goToArgument(index)
    case (.choice(var menu), .entry(let index)) where menu.entries.indices.contains(index):
      menu.index = index
      overlay = .choice(menu)
    case (.copy(var menu), .entry(let index)) where CopyForm.allCases.indices.contains(index):
      menu.index = index
      overlay = .copy(menu)
    case (.drafts(var list), .entry(let index)) where list.shown.indices.contains(index):
      list.chosen = index
      overlay = .drafts(list)
    case (.diverged(var divergence), .entry(let index))
    where divergence.choices.indices.contains(index):
      divergence.move(by: index - divergence.index)
      overlay = .diverged(divergence)
    // Another draft comes up only when this one is saved, or after a question.
    case (.fix, .again), (.test, .again), (.choice, .again), (.keys, .again), (.targets, .again),
      (.drafts, .again), (.copy, .again), (.fields, .again), (.locales, .again), (.themes, .again),
      (.files, .again):
      return run(.edit, seeing: derived)
    case (_, .entry(let index)): return pointInList(at: index, seeing: derived)
    default: break
    }
    return []
  }

  /// In a list in which one types; a command that is chosen there runs with Enter only, for it may quit.
  private mutating func pointInList(at index: Int, seeing derived: Derived) -> [Effect] {
    switch overlay {
    case .palette(var list) where paletteEntries(in: list, seeing: derived).indices.contains(index):
      list.index = index
      overlay = .palette(list)
    case .locales(var list) where localeEntries(in: list, seeing: derived).indices.contains(index):
      list.index = index
      overlay = .locales(list)
    case .fields(var list) where fieldEntries(in: list).indices.contains(index):
      list.index = index
      overlay = .fields(list)
    case .themes(var list) where themeEntries(in: list).indices.contains(index):
      list.search.index = index
      return show(list)
    // Chosen with Enter only, for it decides where messages go.
    case .profiles(var picker) where profileEntries(in: picker).indices.contains(index):
      picker.list.index = index
      overlay = .profiles(picker)
    case .keys(var picker) where index < picker.count:
      picker.list.index = index
      overlay = .keys(picker)
    case .targets(var picker) where index < picker.found.count:
      picker.list.index = index
      overlay = .targets(picker)
    default: break
    }
    return []
  }

  /// Over a page or a menu the wheel does what as many presses of an arrow do.
  private mutating func turnWheel(by rows: Int, seeing derived: Derived) -> [Effect] {
    guard overlay != nil, overlay != .sending else { return [] }
    // The changed lines scroll; what is chosen there is chosen with care.
    switch overlay {
    case .recovery(var recovery):
      let last = recovery.draft.changes.lines.count
      recovery.scroll = max(0, min(recovery.scroll + rows, last))
      overlay = .recovery(recovery)
      return []
    case .diverged(var divergence):
      let last = divergence.changes(ofDraft: document.text).lines.count
      divergence.scroll = max(0, min(divergence.scroll + rows, last))
      overlay = .diverged(divergence)
      return []
    default: break
    }
    return (0..<abs(rows)).flatMap { _ in run(rows > 0 ? .down : .up, seeing: derived) }
  }

  /// The keyboard stays where it is.
  private mutating func turnWheel(over pane: Pane, by rows: Int, seeing derived: Derived) {
    switch pane {
    case .locales:
      for _ in 0..<abs(rows) {
        let next = locale(after: localeIndex, by: rows.signum(), wrapping: false, seeing: derived)
        localeIndex = next ?? localeIndex
      }
    case .problems: selectProblem(problemIndex + rows, seeing: derived)
    case .payload: scrollPayload(to: payloadScroll + rows, seeing: derived)
    case .history: selectSend(historyIndex + rows)
    case .target, .text, .platforms, .data:
      guard pane == self.pane, editing == nil else { return }
      for _ in 0..<abs(rows) { move(rows > 0 ? .down : .up, seeing: derived) }
    case .preview: break
    }
  }
}

extension LineEditor {
  fileprivate mutating func point(at offset: Int, _ reach: Pointing.Reach) {
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
