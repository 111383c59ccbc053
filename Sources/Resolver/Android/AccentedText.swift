/// A text as aapt2's `en-XA` shows it: `[Ĥéļļö »%1$s«¡ one two]`.
enum AccentedText {
  private static let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!?$"
  private static let accented = "åɓçðéƒĝĥîĵķļḿñöþQŕšţûVŵхýžÅβÇÐÉFĜĤÎĴĶĻḾÑÖÞqŔŠŢÛνŴ×ÝŽ¡¿€"
  private static let accents = Dictionary(
    uniqueKeysWithValues: zip(plain.unicodeScalars, accented.unicodeScalars))
  private static let conversions = Set("sScCdoxXfeEgGaAbBhH%n".unicodeScalars)
  private static let appleConversions = Set("@diuoxXfFeEgGaAcCsSp%".unicodeScalars)
  private static let expansion = Array(
    """
    one two three four five six seven eight nine ten eleven twelve thirteen fourteen fiveteen \
    sixteen seventeen nineteen twenty
    """.utf8)

  static func text(of text: String) -> String {
    let (body, length, words) = accenting(text)
    guard length > 0 else { return "[\(body)]" }
    return "[\(body) \(expansion(words > 3 ? length : length / 2))]"
  }

  /// The text with accents alone, how many of its bytes count, and its words as aapt2 counts them:
  /// signs without an accent that follow a space and any letters.
  ///
  /// On Android placeholders stand between guillemets. They and what looks like HTML are kept.
  static func accenting(
    _ text: String, platform: Platform = .android
  ) -> (text: String, length: Int, words: Int) {
    var output = String.UnicodeScalarView()
    var (length, words, isAfterSpace) = (0, 0, true)
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "%" {
        output.append(contentsOf: placeholder(&rest, platform))
      } else if let end = markupEnd(scalar, rest) {
        output.append(scalar)
        output.append(contentsOf: rest[..<end])
        rest = rest[end...]
      } else {
        length += UTF8.width(scalar)
        if let accent = accents[scalar] {
          output.append(accent)
          continue
        }
        let isSpace = scalar == " " || 0x09...0x0D ~= scalar.value
        if isAfterSpace, !isSpace { words += 1 }
        isAfterSpace = isSpace
        output.append(scalar)
      }
    }
    return (String(output), length, words)
  }

  /// Behind a tag or an entity that begins with this sign.
  private static func markupEnd(
    _ start: Unicode.Scalar, _ rest: Substring.UnicodeScalarView
  ) -> String.Index? {
    guard start == "<" || start == "&" else { return nil }
    return rest.firstIndex(of: start == "<" ? ">" : ";").map { rest.index(after: $0) }
  }

  /// From behind its percent sign; between guillemets, but for `%%` and a sign at the end.
  private static func placeholder(
    _ rest: inout Substring.UnicodeScalarView, _ platform: Platform
  ) -> String.UnicodeScalarView {
    let conversions = platform == .apple ? appleConversions : conversions
    var chunk: [Unicode.Scalar] = ["%"]
    while let scalar = rest.popFirst() {
      chunk.append(scalar)
      if platform == .android, scalar == "t" || scalar == "T", let field = rest.popFirst() {
        chunk.append(field)
        break
      }
      if conversions.contains(scalar) { break }
    }
    let isSign = chunk.last == "%" || platform == .apple
    return String.UnicodeScalarView(isSign ? chunk : ["»"] + chunk + ["«"])
  }

  /// More words than that many bytes, never cut.
  private static func expansion(_ length: Int) -> String {
    var (text, rest) = ("", length)
    while rest > expansion.count {
      text += String(decoding: expansion, as: UTF8.self) + " "
      rest -= expansion.count + 1
    }
    let start = min(max(rest, 0) + 1, expansion.count)
    let end = expansion[start...].firstIndex(of: UInt8(ascii: " ")) ?? expansion.count
    return text + String(decoding: expansion[..<end], as: UTF8.self)
  }
}
