internal import ComposerState
internal import SendPolicy

/// Times as this terminal's user reads them; all are seconds since 1970.
extension DrawingContext {
  /// `03:14 CEST (01:14 UTC)`, with the date on other days than today.
  func time(_ seconds: Int) -> String { clock.text(seconds, now: now.seconds) }

  /// The same in a column's width.
  func shortTime(_ seconds: Int) -> String { clock.shortText(seconds, now: now.seconds) }
}
