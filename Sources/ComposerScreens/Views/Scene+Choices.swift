internal import ComposerState
internal import TerminalUI
internal import TextLayout

extension Scene {
  /// The values of a choice, each with what it means.
  func drawChoices(_ menu: ChoiceMenu, on canvas: inout Canvas) {
    let words = menu.entries.map { $0.word.isEmpty ? ListWords.notSet : $0.word }
    let nameWidth = (words.map(\.terminalWidth).max() ?? 0) + 2
    let lines = zip(words, menu.entries).map { word, entry in
      let padding = String(repeating: " ", count: nameWidth - word.terminalWidth)
      return "  \(word)\(padding)\(entry.meaning)"
    }
    let inside = context.drawDialog(menu.title, lines, on: &canvas)
    for index in menu.entries.indices { context.map?.note(.entry(index), in: inside.row(index)) }
    let chosen = inside.row(menu.index)
    context.drawBar(at: chosen.origin, on: &canvas)
    canvas.restyle(chosen) { $0 = $0.selected }
    canvas.cursor = chosen.origin
  }
}
