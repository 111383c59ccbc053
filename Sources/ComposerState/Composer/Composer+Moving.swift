internal import Drafts
internal import MessageLint
import PushMessages

extension Composer {
  mutating func move(_ command: Command, seeing derived: Derived) {
    if let pane = command.pane { return show(pane) }
    switch (command, pane) {
    case (_, .target), (_, .text), (_, .platforms), (_, .data): moveInForm(command)
    case (.down, .locales): moveLocale(by: 1, seeing: derived)
    case (.up, .locales): moveLocale(by: -1, seeing: derived)
    case (.first, .locales): locales.choose(listedLocales(seeing: derived).first)
    case (.last, .locales): locales.choose(listedLocales(seeing: derived).last)
    case (.nextField, _): leave(by: 1)
    case (.previousField, _): leave(by: -1)
    case (_, .problems): problems.move(command, count: derived.findings.count)
    case (_, .payload): movePayload(command, seeing: derived)
    case (_, .history): history.move(command)
    default: break
    }
  }

  mutating func show(_ pane: Pane) {
    endEditing()
    screen.show(pane)
  }

  /// In the order of the list, and around.
  mutating func moveLocale(by step: Int, seeing derived: Derived) {
    locales.choose(locale(after: localeIndex, by: step, seeing: derived))
  }

  private mutating func movePayload(_ command: Command, seeing derived: Derived) {
    let count = payloadLineCount(seeing: derived)
    preview.turnPayload { $0.move(command, lineCount: count) }
  }

  func payloadLineCount(seeing derived: Derived) -> Int {
    derived.received(in: payload.view)?.lines.count ?? readableText.utf8.count { $0 == 0x0A }
  }

  mutating func moveProblem(by step: Int, seeing derived: Derived) {
    let findings = derived.findings
    problems.jump(by: step, of: findings.count, isListInFront: pane == .problems)
    reveal(findings[problems.index])
  }

  /// Brings the focus to the field and the locale that a problem is about.
  mutating func reveal(_ finding: Finding) {
    endEditing()
    let name = finding.locales.first
    // A text that no device shows has its own locale.
    let locale =
      settings.locales.firstIndex { $0.name == name }
      ?? settings.locales.firstIndex { $0.languages.first == name }
    locales.choose(locale)
    if let path = finding.path { reveal(path) }
  }

  /// Brings the focus to a field of the message, if a form has it.
  mutating func reveal(_ path: FieldPath) {
    endEditing()
    if let kind = TargetKind.fields.first(where: { $0.path == path }) {
      focus.show(kind)
      return focus(.target, in: .target)
    }
    // Where no form has the field, its object's line may be there.
    var path = path
    while !path.components.isEmpty {
      if let (pane, field) = place(of: path) { return focus(field, in: pane) }
      path = path.parent ?? FieldPath()
    }
  }

  /// The form that has a field of the message; `nil` where none has.
  func pane(of path: FieldPath) -> Pane? {
    if TargetKind.fields.contains(where: { $0.path == path }) { return .target }
    return place(of: path)?.pane
  }

  mutating func focus(_ field: FieldID, in pane: Pane) {
    screen.show(pane)
    focus.move(to: field, in: pane)
  }

  private mutating func moveInForm(_ command: Command) {
    let form = form
    guard let field = focusedField(in: pane), let position = form.position(of: field) else {
      return
    }
    let wasEditing = editing != nil
    switch command {
    case .nextField: step(1, from: field, in: form)
    case .previousField: step(-1, from: field, in: form)
    case .right: moveInRow(by: 1, from: field, at: position.row, in: form)
    case .left: moveInRow(by: -1, from: field, at: position.row, in: form)
    case .down: moveRow(by: 1, from: position, in: form)
    case .up: moveRow(by: -1, from: position, in: form)
    case .first: focus.move(to: form.cells.first?.id, in: pane)
    case .last: focus.move(to: form.rows.last?.cells.first?.id, in: pane)
    default: return
    }
    if wasEditing { continueEditing() }
  }

  /// Arrows stay in their row and stop at its ends.
  private mutating func moveInRow(
    by step: Int, from field: FieldID, at row: Int, in form: Form
  ) {
    let cells = form.rows[row].columns.joined().map(\.id)
    guard let index = cells.firstIndex(of: field), cells.indices.contains(index + step) else {
      return
    }
    focus.move(to: cells[index + step], in: pane)
  }

  /// Goes on to the next pane at the end of one.
  private mutating func step(_ step: Int, from field: FieldID, in form: Form) {
    let cells = form.cells
    guard let index = cells.firstIndex(where: { $0.id == field }) else { return }
    if cells.indices.contains(index + step) {
      focus.move(to: cells[index + step].id, in: pane)
    } else if editing == nil {
      leave(by: step)
    }
  }

  /// Enters the neighbor of the pane at its first field, or backwards at its last.
  private mutating func leave(by step: Int) {
    show(pane.neighbor(step))
    guard pane.isForm else { return }
    focus.move(to: step > 0 ? form.cells.first?.id : form.cells.last?.id, in: pane)
  }

  private mutating func moveRow(by step: Int, from position: Form.Position, in form: Form) {
    var target = position
    target.row += step
    target.cell = 0
    while form.rows.indices.contains(target.row) {
      if let field = form.field(near: target) {
        focus.move(to: field, in: pane)
        return
      }
      target.row += step
    }
  }
}

extension Pane {
  func neighbor(_ step: Int) -> Pane {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + step + all.count) % all.count]
  }
}

extension Command {
  var pane: Pane? {
    switch self {
    case .showTarget: .target
    case .showText: .text
    case .showPlatforms: .platforms
    case .showData: .data
    case .showPreview: .preview
    case .showLocales: .locales
    case .showProblems: .problems
    case .showPayload: .payload
    case .showHistory: .history
    default: nil
    }
  }
}
