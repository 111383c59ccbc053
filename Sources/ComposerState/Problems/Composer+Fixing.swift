import Drafts
import MessageLint
import PushMessages
import Resolver
import TextEditing

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
    guard finding.path == nil, let source = finding.source else {
      return "no automatic fix: change the field itself"
    }
    // A place without a localization is one of the app's sources that has no texts.
    guard source.localization.isEmpty else {
      return "no automatic fix: change the text in its file"
    }
    return "no automatic fix: change \(source.file) itself"
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
      fill(path)
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
      follow(fix)
      notice = Notice(.good, "Applied: \(menu.choice.title)", offers: [.undo])
    case .editDocument(let line): return editDocument(line: line)
    case .leaveOut(let part):
      change { $0.draft.leaveOut(part) }
      notice = Notice(.info, "\(part.settling(in: document).done): \(part.name)", offers: [.undo])
    case .accept: open(Acceptance(of: menu.finding))
    case .run(let command): return run(command, seeing: derived)
    }
    return []
  }

  /// Edits the field, whose entry is made if it is one of a map.
  private mutating func fill(_ path: FieldPath) {
    if document.node(at: path) == nil, let map = path.parent,
      FieldCatalogue[map]?.kind == .stringMap
    {
      change { try $0.draft.set(.string(""), at: path) }
    }
    reveal(path)
    guard pane.isForm, var field = focusedField(in: pane),
      field == .target || form.cell(field)?.concerns(path) == true
    else { return }
    // A key stands for its entry.
    if case .mapKey(let map, let index) = field { field = .mapValue(map, index) }
    guard let cell = form.cell(field), cell.kind.isTyped else { return }
    startEditor(field, text: cell.typed)
  }

  /// The cursor goes to the field that a fix gave a text, if the one that it was in is empty now.
  private mutating func follow(_ fix: Fix) {
    guard pane.isForm, let field = focusedField(in: pane), form.cell(field)?.text.isEmpty != false
    else { return }
    let written = fix.edits.lazy.compactMap { edit -> FieldPath? in
      switch edit {
      case .set(let path, _): path
      case .move(_, let path): path
      case .remove: nil
      }
    }
    guard let path = written.first, let (pane, field) = place(of: path) else { return }
    focus(field, in: pane)
  }

  /// The finding is accepted in this draft, with the reason, until the notes say otherwise.
  mutating func accept(_ acceptance: Acceptance) {
    let finding = acceptance.finding
    let origin = file.path.map { DraftNotes.path(beside: $0) } ?? "the draft's notes"
    let suppression = Suppression(
      rule: finding.rule, field: finding.path?.description, key: finding.key,
      platform: finding.platform, reason: acceptance.editor.text, origin: origin)
    change { $0.draft.note { $0.suppressions.append(suppression) } }
    notice = Notice(.good, "Accepted: \(finding.headline)", offers: [.undo])
  }
}
