public import TerminalUI
public import TextLayout

/// How the terminal, and who sits before it, want the screen.
public struct DrawingOptions: Hashable, Sendable {
  /// For screen readers: one pane at a time, named by words, without frames, and without signs where
  /// there is a word.
  public var isAccessible: Bool
  /// Who reorders right-to-left text.
  public var bidi: BidiDisplay
  /// Whether what is derived from an older draft is dimmed; what is made within a frame need not be.
  public var marksOlder = false

  /// How wide the terminal draws letters of other scripts and signs that could be either.
  public var ambiguousWidth: AmbiguousWidth

  public init(
    isAccessible: Bool = false, bidi: BidiDisplay = .visual,
    ambiguousWidth: AmbiguousWidth = .narrow
  ) {
    self.isAccessible = isAccessible
    self.bidi = bidi
    self.ambiguousWidth = ambiguousWidth
  }

  var order: Bidi.Order { bidi == .visual ? .visual : .logical }

  /// A sign, or, for screen readers, the word for it.
  func sign(_ mark: String) -> String {
    guard isAccessible else { return mark }
    return switch mark {
    case "✗": "error"
    case "⚠": "warning"
    case "✓": "ok"
    case "?": "unknown"
    default: mark
    }
  }
}
