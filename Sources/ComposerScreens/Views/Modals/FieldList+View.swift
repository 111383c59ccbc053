internal import ComposerState
internal import TerminalUI
internal import TextEditing

extension FieldList: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? { keymap.listAction(for: key) }

  func hints(in scene: Scene) -> [Hint] {
    let isFound = !scene.composer.fieldEntries(in: search).isEmpty
    return (isFound ? [.choose, Hint("Enter", "edit it")] : []) + [Hint("Esc", "stay")]
  }

  /// Every field by its path, with its value or what it is for.
  func draw(in scene: Scene, on canvas: inout Canvas) {
    let entries = scene.composer.fieldEntries(in: search)
    scene.context.drawPageOfEntries(
      ListWords.fields, entries.count, of: search,
      nothing: ListWords.noField(like: search.query.text), maximumWidth: 140, on: &canvas
    ) { index, row, canvas in
      FieldEntryRow(entry: entries[index], context: scene.context).draw(in: row, on: &canvas)
    }
  }
}
