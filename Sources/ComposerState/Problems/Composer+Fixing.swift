import MessageLint
import PushMessages

extension Composer {
  /// The menu for the problem that was last jumped to, or the first one.
  func fixMenu(seeing derived: Derived) -> FixMenu? {
    let findings = derived.findings
    guard !findings.isEmpty else { return nil }
    let finding = findings[min(problems.index, findings.count - 1)]
    return FixMenu(finding, locale: locale, seeing: derived, in: document)
  }

  /// Why there is no menu for it.
  func fixBlocker(seeing derived: Derived) -> String {
    let finding = derived.findings[min(problems.index, derived.findings.count - 1)]
    return finding.path == nil && finding.source != nil
      ? "no automatic fix: change the text in its file"
      : "no automatic fix: change the field itself"
  }

  /// `x`: shows the ways to mend the problem; nothing changes before one is taken.
  mutating func openFixMenu(seeing derived: Derived) {
    guard let menu = fixMenu(seeing: derived) else { return }
    endEditing()
    open(menu)
  }

  /// Does what was chosen in the menu.
  mutating func fix(_ menu: FixMenu, seeing derived: Derived) -> [Effect] {
    switch menu.choice.action {
    case .edit(let path):
      reveal(menu.finding)
      guard pane.isForm, let cell = form.cells.first(where: { $0.id.concerns(path) }) else {
        return []
      }
      startEditor(cell.id, text: cell.text)
    case .pickKey(let path):
      reveal(menu.finding)
      guard let (pane, field) = place(of: path) else { return [] }
      focus(field, in: pane)
      return pick(seeing: derived)
    case .giveArgument(let text, let index):
      reveal(menu.finding)
      openArguments(of: text, at: index)
    case .change(let fix):
      guard let mended = fix.applied(to: document) else { return [] }
      change { $0.draft.replace(mended) }
      followTarget()
      notice = Notice(.good, "Applied: \(menu.choice.title)", offers: [.undo])
    case .editDocument(let line): return editDocument(line: line)
    }
    return []
  }
}
