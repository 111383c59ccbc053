internal import ComposerState
internal import TerminalUI
internal import TextLayout

extension Scene {
  /// A sign, or, for screen readers, the word for it.
  func sign(_ mark: String) -> String {
    guard options.isAccessible else { return mark }
    return switch mark {
    case "✗": "error"
    case "⚠": "warning"
    case "✓": "ok"
    case "?": "unknown"
    default: mark
    }
  }

  /// The bar before the row that has the keyboard, or that is chosen.
  func drawBar(at point: Point, on canvas: inout Canvas) {
    // The cursor stands there too; the sign is for those who see the screen.
    canvas.write(options.isAccessible ? ">" : "▌", at: point, style: .borderFocused)
  }

  /// A name in a row of them, the one in front marked.
  func tab(_ name: String, isFront: Bool) -> String {
    guard isFront else { return " \(name) " }
    return options.isAccessible ? "[\(name)]" : "▐\(name)▌"
  }

  /// As much of a text as there is room for, in the order of the screen.
  ///
  /// A `base` is for texts that hold foreign ones, such as JSON; otherwise the text tells its own.
  func shown(_ text: String, toWidth width: Int, base: Bidi.Direction? = nil) -> String {
    visualLine(text, toWidth: width, base: base).text
  }

  /// Controls are shown and not obeyed: only a card does what a device does with them.
  func visualLine(
    _ text: String, toWidth width: Int, base: Bidi.Direction? = nil
  ) -> VisualLine {
    text.beginning(columns: width).displayable
      .visualLine(toWidth: width, base: base, order: options.order)
  }
}

extension String {
  /// All of the text that so many columns could show, so that a very long one is not measured whole.
  ///
  /// Every cluster is shown in at least one column, so one more than there are columns tells that
  /// something is cut off.
  func beginning(columns: Int) -> String {
    utf8.count > columns ? String(prefix(columns + 1)) : self
  }
}
