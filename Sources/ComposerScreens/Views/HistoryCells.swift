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

  /// As wide as the widest text; the target gives way first, then the author leaves.
  static func widths(_ rows: [HistoryCells], in room: Int) -> [Int] {
    var widths = (0..<5).map { index in
      rows.map { $0.texts[index].terminalWidth }.max() ?? 0
    }
    let gaps = 2 * (widths.count - 1)
    let excess = widths.reduce(gaps, +) - room
    guard excess > 0 else { return widths }
    let target = widths[3] - excess
    if target >= min(16, widths[3]) {
      widths[3] = target
    } else {
      widths[3] = max(8, target + widths[4] + 2)
      widths[4] = 0
    }
    return widths
  }
}
