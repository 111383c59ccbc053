internal import ComposerState
internal import FCMClient
internal import SendPolicy
internal import TerminalUI
internal import TextLayout

/// A row of the history, cell by cell.
struct HistoryCells {
  /// Which of the cells says what became of it.
  static let state = 2

  var mark: String
  var style: Style
  /// Time, kind, state, target, author.
  var texts: [String]

  init(_ past: PastSend, _ scene: Scene) {
    mark = past.state.mark
    style = past.state.style
    let time = scene.composer.clock.shortText(past.at, now: scene.composer.now.seconds)
    texts = [time, past.kindWord, past.state.words, past.intent.target, past.author]
      .map(\.displayable)
  }

  /// As wide as the widest text; the target gives way first, then the author, then the target again; in a
  /// very narrow pane the author goes, and then what can be read in the entry.
  static func widths(_ rows: [HistoryCells], in room: Int) -> [Int] {
    var widths = (0..<5).map { index in
      rows.map { $0.texts[index].terminalWidth }.max() ?? 0
    }
    var excess = widths.reduce(2 * (widths.count - 1), +) - room
    let giving = [(3, 20), (4, 6), (3, 8), (4, 0), (2, 10), (3, 4), (1, 0)]
    for (column, smallest) in giving where excess > 0 {
      let given = max(0, min(excess, widths[column] - smallest))
      widths[column] -= given
      excess -= given
    }
    return widths
  }
}
