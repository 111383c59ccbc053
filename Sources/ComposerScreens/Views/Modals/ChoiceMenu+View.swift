internal import ComposerState
internal import TerminalUI
internal import TextLayout

extension ChoiceMenu: ModalView {
  func hints(in scene: Scene) -> [Hint] {
    [.choose, Hint("Enter", "take it"), Hint("Esc", "leave it")]
  }

  /// The values of a choice, each with what it means.
  func draw(in scene: Scene, on canvas: inout Canvas) {
    let words = entries.map { $0.word.isEmpty ? ListWords.notSet : $0.word }
    let nameWidth = (words.map(scene.context.width(of:)).max() ?? 0) + 2
    let lines = zip(words, entries).map {
      scene.context.padded($0, toWidth: nameWidth) + $1.meaning
    }
    scene.context.drawMenu(title, lines, chosen: index, on: &canvas)
  }
}
