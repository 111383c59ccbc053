/// A grapheme cluster on its way into a line: what is drawn for it, and what it is to UAX #9.
struct LineCluster {
  struct Glyph {
    var character: Character
    var isMark: Bool
  }

  /// From left to right; none for a bidi control that is not shown.
  var glyphs: [Glyph]
  /// The code point that stands for the cluster in the algorithm; the others in it follow suit.
  var scalar: Unicode.Scalar

  /// Draws the cluster as it is, but no bidi controls.
  init(verbatim character: Character) {
    scalar = character.unicodeScalars[character.unicodeScalars.startIndex]
    glyphs = scalar.isBidiControl ? [] : [Glyph(character: character, isMark: false)]
  }

  /// Draws visible marks for what is hidden, `⏎` for a line feed.
  init(marking character: Character) {
    scalar = character.unicodeScalars[character.unicodeScalars.startIndex]
    if character.unicodeScalars.allSatisfy(\.isPlain) {
      glyphs = [Glyph(character: character, isMark: false)]
      return
    }
    glyphs = []
    for segment in DisplayText(String(character)).segments {
      for shown in segment.text {
        let drawn: Character = segment.isMark && shown == "␊" ? "⏎" : shown
        glyphs.append(Glyph(character: drawn, isMark: segment.isMark))
      }
    }
    // A newline in a field begins no paragraph: it is a sign like others.
    if !scalar.isBidiControl, let first = glyphs.first, first.isMark { scalar = "⏎" }
  }
}
