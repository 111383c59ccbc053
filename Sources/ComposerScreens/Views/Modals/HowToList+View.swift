internal import ComposerState
internal import TerminalUI
internal import TextEditing

extension HowToList: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? { keymap.listAction(for: key) }

  func hints(in scene: Scene) -> [Hint] {
    [.choose, Hint("Enter", "read it"), Hint("Esc", "all keys")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    let (entries, context) = (entries, scene.context)
    context.drawPageOfEntries(
      HelpWords.howTo, entries.count, of: search,
      nothing: ListWords.noCommand(like: search.query.text), maximumWidth: 86, on: &canvas
    ) { index, row, canvas in
      HowToRow(
        question: "\(entries[index].topic.question)?", spots: entries[index].spots, isWhole: false,
        context: context
      ).draw(in: row, on: &canvas)
    }
  }
}
