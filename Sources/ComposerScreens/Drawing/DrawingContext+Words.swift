internal import ComposerState
internal import TerminalUI
internal import TextLayout

extension DrawingContext {
  /// A place in a line of JSON: inside of a string or not.
  struct JSONPlace {
    private(set) var isInside = false
    private var isEscaped = false

    mutating func pass(_ text: String) {
      for character in text { pass(character) }
    }

    mutating func pass(_ character: Character) {
      if character == "\"", !isEscaped { isInside.toggle() }
      isEscaped = character == "\\" && !isEscaped
    }
  }

  /// A sign, or, for screen readers, the word for it.
  func sign(_ mark: String) -> String { options.sign(mark) }

  /// What is said in a style while it is true, and dimmed while it is of an older draft.
  func aged(_ style: Style, isCurrent: Bool) -> Style {
    isCurrent || !options.marksOlder ? style : .dim
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
    text.beginning(columns: width).displayable
      .visualText(
        toWidth: width, base: base, order: options.order, ambiguous: options.ambiguousWidth)
  }

  /// Controls are shown and not obeyed: only a card does what a device does with them.
  func visualLine(
    _ text: String, toWidth width: Int, base: Bidi.Direction? = nil
  ) -> VisualLine {
    text.beginning(columns: width).displayable
      .visualLine(
        toWidth: width, base: base, order: options.order, ambiguous: options.ambiguousWidth)
  }

  /// A line of JSON: each of its strings is read in its own direction, and none changes its place.
  func shownJSON(
    _ line: String, toWidth width: Int,
    from place: JSONPlace = JSONPlace()
  ) -> String {
    let text = line.beginning(columns: width).displayable
    guard options.order == .visual else { return shown(text, toWidth: width) }
    return text.isolatingJSONStrings(from: place)
      .visualText(
        toWidth: width, base: .leftToRight, order: .visual, ambiguous: options.ambiguousWidth)
  }

  /// Several texts in a line, from left to right.
  func shown(_ texts: [String], toWidth width: Int) -> String {
    shown(
      isolating: texts.map { isolated($0, toWidth: width) }.joined(separator: " · "), toWidth: width
    )
  }

  /// A foreign text for ``shown(isolating:toWidth:)``: none of the words around it changes its place.
  ///
  /// What goes from left to right as they do cannot.
  func isolated(_ text: String, toWidth width: Int) -> String {
    let text = text.beginning(columns: width).displayable
    return text.isPlain ? text : "\u{2068}\(text)\u{2069}"
  }

  /// Words of ours with isolated texts among them.
  func shown(isolating text: String, toWidth width: Int) -> String {
    text.visualText(
      toWidth: width, base: .leftToRight, order: options.order, ambiguous: options.ambiguousWidth)
  }
}

extension String {
  /// With isolates (UAX #9) inside of the quotes; an escaped quote ends nothing.
  fileprivate func isolatingJSONStrings(from place: DrawingContext.JSONPlace) -> String {
    var place = place
    var result = place.isInside ? "\u{2068}" : ""
    for character in self {
      let wasInside = place.isInside
      place.pass(character)
      if wasInside, !place.isInside { result.append("\u{2069}") }
      result.append(character)
      if !wasInside, place.isInside { result.append("\u{2068}") }
    }
    return result
  }
}
