internal import ComposerState
internal import FCMClient
internal import SendPolicy
internal import TerminalUI
internal import TextLayout

/// A row of the history, cell by cell.
struct HistoryCells {
  /// Which of the cells has the result.
  static let state = 3

  var mark: String
  var style: Style
  /// Time, profile, kind, state, target, title, label, draft, author.
  var texts: [String]

  init(_ past: PastSend, _ context: DrawingContext) {
    // One of the cells says it in words.
    let result: (mark: String, style: Style, word: String) =
      past.isStopped
      ? (context.sign("⚠"), .warning, "stopped")
      : past.isSettledList
        ? ("", .text, "settled")
        : past.isPartlyDone
          ? (context.sign("⚠"), .warning, "partly done")
          : (past.state.mark, past.state.style, past.state.shortWords)
    mark = context.options.isAccessible ? "" : result.mark
    style = result.style
    let intent = past.intent
    let profile = intent.profile.isEmpty ? "–" : intent.profile
    texts = [
      context.shortTime(past.at), profile, past.kindWord,
      result.word, intent.target,
      past.title ?? "–", past.label.map { "#\($0)" } ?? "",
      intent.draft ?? "–", past.author,
    ].map { String($0.prefix(200)).displayable }
  }

  /// As wide as the widest text; the author gives way first, then what is long; in a very narrow pane draft, profile and kind
  /// go, and then what can be read in the entry.
  static func widths(
    _ rows: [HistoryCells], in room: Int, ambiguous: AmbiguousWidth
  ) -> [Int] {
    let count = rows.first?.texts.count ?? 0
    var widths = (0..<count).map { index in
      rows.map { $0.texts[index].terminalWidth(ambiguous: ambiguous) }.max() ?? 0
    }
    // A column that has gone needs no gap either.
    func excess() -> Int {
      let shown = widths.filter { $0 > 0 }
      return shown.reduce(2 * (shown.count - 1), +) - room
    }
    let giving = [
      (8, 6), (5, 24), (4, 20), (8, 0), (7, 12), (6, 12), (5, 16), (4, 14), (7, 8), (5, 10),
      (4, 10), (7, 0), (6, 0), (1, 4), (5, 6), (4, 6), (2, 0), (3, 4), (1, 0),
    ]
    for (column, smallest) in giving where excess() > 0 {
      widths[column] -= max(0, min(excess(), widths[column] - smallest))
    }
    return widths
  }
}
