public import TerminalUI
internal import TextLayout

/// How the terminal, and who sits before it, want the screen.
public struct DrawingOptions: Hashable, Sendable {
  /// For screen readers: one pane at a time, named by words, without frames, and without signs where
  /// there is a word.
  public var isAccessible: Bool
  /// Who reorders right-to-left text.
  public var bidi: BidiDisplay
  /// Whether what is derived from an older draft is dimmed; what is made within a frame need not be.
  public var marksOlder = false

  public init(isAccessible: Bool = false, bidi: BidiDisplay = .visual) {
    self.isAccessible = isAccessible
    self.bidi = bidi
  }

  var order: Bidi.Order { bidi == .visual ? .visual : .logical }
}
