import Testing
import TextLayout

struct LayoutPropertyTests {
  private static let texts = NastyText.texts(count: 120, seed: 4)

  @Test(arguments: [1, 2, 3, 7, 20], [AmbiguousWidth.narrow, .wide])
  func `No line is wider than its box`(width: Int, ambiguous: AmbiguousWidth) {
    for text in Self.texts {
      let wrapped = text.wrapped(toWidth: width, ambiguous: ambiguous).lines
      let laidOut = text.laidOut(toWidth: width, ambiguous: ambiguous).lines
      #expect(wrapped.count == laidOut.count)
      for line in wrapped where line.terminalWidth(ambiguous: ambiguous) > width {
        // A cluster that does not fit by itself is alone on its line.
        let visible = line.filter { $0.terminalWidth > 0 }
        if visible.count != 1 { Issue.record("\(text.codePoints): \(line.codePoints)") }
      }
      for line in laidOut where line.width > width && line.glyphs.count > 1 {
        Issue.record("\(text.codePoints): \(line.text.codePoints)")
      }
    }
  }

  @Test(arguments: [0, 1, 2, 3, 7, 20], [AmbiguousWidth.narrow, .wide])
  func `A truncated text fits and a padded one fits exactly`(width: Int, ambiguous: AmbiguousWidth)
  {
    for text in Self.texts {
      let truncated = text.truncated(toWidth: width, ambiguous: ambiguous)
      let padded = text.padded(toWidth: width, ambiguous: ambiguous)
      let line = text.visualLine(toWidth: width, ambiguous: ambiguous)
      if truncated.terminalWidth(ambiguous: ambiguous) > width || line.width > width
        || padded.terminalWidth(ambiguous: ambiguous) != width
      {
        Issue.record("\(text.codePoints): \(truncated.codePoints)")
      }
    }
  }

  @Test(arguments: [1, 2, 3, 7, 20])
  func `Wrapping loses no letter and no sign`(width: Int) {
    for text in Self.texts {
      let whole = DisplayText(text, keeping: [.newlines, .bidiControls]).text
      let lines = text.wrapped(toWidth: width).lines.joined()
      if lines.visible != whole.visible {
        Issue.record("\(text.codePoints): \(lines.codePoints)")
      }
    }
  }

  @Test func `Truncating keeps whole clusters from the beginning`() {
    for text in Self.texts {
      let clusters = Array(text.displayable)
      for width in 1...12 {
        let kept = Array(text.truncated(toWidth: width))
        if kept == clusters { continue }
        let isBeginning =
          kept.last == "…" && Array(clusters.prefix(kept.count - 1)) == kept.dropLast()
        if !isBeginning { Issue.record("\(text.codePoints) to \(width)") }
      }
    }
  }

  @Test(arguments: [Bidi.Order.visual, .logical])
  func `Every line draws each of its clusters once`(order: Bidi.Order) {
    for text in Self.texts {
      let wrapped = text.wrapped(toWidth: 9).lines
      let laidOut = text.laidOut(toWidth: 9, order: order).lines
      for (line, visual) in zip(wrapped, laidOut) {
        let given = line.filter { $0.terminalWidth > 0 }.count
        let offsets = visual.glyphs.map(\.offset)
        let columns = visual.glyphs.reduce(0) { $1.column == $0 ? $0 + $1.width : -1 }
        if offsets.count != given || Set(offsets).count != given || columns != visual.width {
          Issue.record("\(text.codePoints): \(line.codePoints)")
        }
      }
    }
  }
}

extension String {
  fileprivate var visible: [UInt32] {
    unicodeScalars.filter { scalar in
      !scalar.properties.isWhitespace && scalar.properties.generalCategory != .format
    }.map(\.value)
  }
}
