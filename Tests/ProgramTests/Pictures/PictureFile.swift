/// One or more screens as an SVG: a picture, or a moving one with a caption below each screen.
struct PictureFile {
  /// A screen, and what was pressed for it.
  struct Frame: Hashable {
    var screen: ScreenPicture
    /// The key, and what it does; `nil` in a picture that doesn't move.
    var caption: (key: String, text: String)?

    static func == (one: Frame, other: Frame) -> Bool {
      one.screen == other.screen && one.caption?.key == other.caption?.key
        && one.caption?.text == other.caption?.text
    }

    func hash(into hasher: inout Hasher) { hasher.combine(screen) }
  }

  /// The colors around and below what the program draws.
  struct Ground {
    var background: String
    var foreground: String
    var accent: String
  }

  private static let cell = (width: 8, height: 17)
  private static let margin = 12
  private static let secondsPerFrame = 3

  let frames: [Frame]
  let ground: Ground
  let columns = 80
  let rows = 24

  /// What people hear who don't see it.
  var title: String

  var svg: String {
    let hasCaption = frames.contains { $0.caption != nil }
    let width = columns * Self.cell.width + 2 * Self.margin
    let height = rows * Self.cell.height + 2 * Self.margin + (hasCaption ? 34 : 0)
    let head = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
      role="img" aria-label="\(Self.escaped(title))">
      <style>
      text { font: 13.3px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; white-space: pre }
      \(frames.count > 1 ? Self.animation(of: frames.count) : "")
      </style>

      """
    return head + frames.enumerated().map { frame($1, $0, width: width, height: height) }.joined()
      + "</svg>\n"
  }

  /// Each screen lies over the first one for its own time; without motion the first one stays.
  private static func animation(of count: Int) -> String {
    let share = 100 / Double(count)
    let end = String((share * 100).rounded() / 100)
    return """
      .frame { visibility: hidden; animation: show \(count * secondsPerFrame)s step-end infinite }
      @keyframes show { 0% { visibility: visible } \(end)% { visibility: hidden } }
      @media (prefers-reduced-motion: reduce) { .frame { animation: none } }
      """
  }

  private func frame(_ frame: Frame, _ number: Int, width: Int, height: Int) -> String {
    let delay =
      number == 0
      ? "" : " class=\"frame\" style=\"animation-delay: \(number * Self.secondsPerFrame)s\""
    var lines = [
      "<g\(delay)>",
      "<rect width=\"\(width)\" height=\"\(height)\" rx=\"8\" fill=\"\(ground.background)\"/>",
    ]
    for (row, runs) in frame.screen.rows.prefix(rows).enumerated() {
      lines += runs.flatMap { elements(of: $0, row: row) }
    }
    if let caption = frame.caption {
      let y = height - Self.margin
      lines.append(
        "<text x=\"\(Self.margin)\" y=\"\(y)\" fill=\"\(ground.accent)\" font-weight=\"bold\">"
          + "\(Self.escaped(caption.key))</text>")
      let x = Self.margin + (caption.key.count + 2) * Self.cell.width
      lines.append(
        "<text x=\"\(x)\" y=\"\(y)\" fill=\"\(ground.foreground)\">\(Self.escaped(caption.text))</text>"
      )
    }
    return (lines + ["</g>", ""]).joined(separator: "\n")
  }

  private func elements(of run: ScreenPicture.Run, row: Int) -> [String] {
    var (letters, behind) = (run.look.foreground ?? ground.foreground, run.look.background)
    if run.look.isReversed { (letters, behind) = (behind ?? ground.background, letters) }
    let x = Self.margin + run.column * Self.cell.width
    let y = Self.margin + row * Self.cell.height
    var elements: [String] = []
    if let behind, behind != ground.background {
      elements.append(
        "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(run.width * Self.cell.width)\" "
          + "height=\"\(Self.cell.height)\" fill=\"\(behind)\"/>")
    }
    let weight = run.look.isBold ? " font-weight=\"bold\"" : ""
    let line = run.look.isUnderlined ? " text-decoration=\"underline\"" : ""
    let opacity = run.look.isDim ? " opacity=\"0.6\"" : ""
    for part in Self.parts(of: run) {
      elements.append(
        "<text x=\"\(Self.margin + part.column * Self.cell.width)\" y=\"\(y + 13)\" "
          + "textLength=\"\(part.width * Self.cell.width)\" lengthAdjust=\"spacingAndGlyphs\" "
          + "fill=\"\(letters)\"\(weight)\(line)\(opacity)>\(Self.escaped(part.text))</text>")
    }
    return elements
  }

  /// A run without the white space at its ends, and cut where there is much of it.
  private static func parts(of run: ScreenPicture.Run) -> [ScreenPicture.Run] {
    guard run.width >= run.text.count else { return [] }
    // A cell more for each letter that is wide: such a run is short and stays whole.
    guard run.width == run.text.count else { return [run] }
    return run.text.matches(of: /\S+(?: \S+)*/).map { match in
      let start = run.text.distance(from: run.text.startIndex, to: match.range.lowerBound)
      return ScreenPicture.Run(
        column: run.column + start, width: match.output.count, text: String(match.output),
        look: run.look)
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
