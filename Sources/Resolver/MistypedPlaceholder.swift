/// A placeholder with its signs in the wrong order, with spaces in it, with signs of another script, or of another
/// system: `{{name}}`.
package struct MistypedPlaceholder {
  /// As it is in the text: `%1s$`.
  package var written: String
  /// The nearest one that the platform's devices fill: `%1$s`.
  package var right: String

  /// The first of a text; `nil` without one.
  package init?(in text: String, on platform: Platform) {
    guard Self.isDoubtful(text), let (written, right) = Self.first(in: text, on: platform) else {
      return nil
    }
    (self.written, self.right) = (written, right)
  }

  static func first(in text: String, on platform: Platform) -> (written: String, right: String)? {
    let conversion = platform == .apple ? "@" : "s"
    let scalars = Array(text.unicodeScalars)
    for start in scalars.indices {
      guard let (end, argument) = mistyped(scalars, at: start) else { continue }
      var written = String.UnicodeScalarView()
      written.append(contentsOf: scalars[start..<end])
      return (String(written), "%\(argument.map { "\($0)$" } ?? "")\(conversion)")
    }
    return UnfilledPlaceholder.template(in: text).map { ($0, "%1$\(conversion)") }
  }

  /// Whether anything in the text may be a mistyped placeholder: texts with right ones, or none, are passed over in one look
  /// at their bytes, because every text that a device shows is asked.
  static func isDoubtful(_ text: String) -> Bool {
    let bytes = text.utf8.span
    var place = 0
    while place < bytes.count {
      switch bytes[place] {
      // The sign of percent in other scripts, a dollar that belongs to no right placeholder, or a template's brace.
      case UInt8(ascii: "$"), UInt8(ascii: "{"), 0xD9, 0xEF: return true
      case UInt8(ascii: "%"):
        guard let end = rightPlaceholder(in: bytes, after: place) else { return true }
        place = end
      default: place += 1
      }
    }
    return false
  }

  /// Where the `%%`, `%s` or `%1$s` ends whose `%` is at `start`; `nil` if it may be something else.
  private static func rightPlaceholder(in bytes: Span<UInt8>, after start: Int) -> Int? {
    func isDigit(_ place: Int) -> Bool {
      place < bytes.count && UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[place]
    }
    func has(_ sign: Unicode.Scalar, at place: Int) -> Bool {
      place < bytes.count && bytes[place] == UInt8(ascii: sign)
    }
    var place = start + 1
    if has("%", at: place) { return place + 1 }
    while isDigit(place) { place += 1 }
    if place > start + 1 {
      guard has("$", at: place) else { return nil }
      place += 1
    }
    guard place < bytes.count, "sSd@".utf8.contains(bytes[place]) else { return nil }
    return has("$", at: place + 1) || isDigit(place + 1) ? nil : place + 1
  }

  private typealias Scalars = [Unicode.Scalar]

  /// Where it ends, and the argument that it names; `nil` if nothing is mistyped at that place.
  private static func mistyped(_ text: Scalars, at start: Int) -> (end: Int, argument: Int?)? {
    switch text[start] {
    case "%": wrongOrder(text, start) ?? withSpaces(text, start)
    case "\u{FF05}", "\u{FE6A}", "\u{66A}": ofOtherScript(text, start)
    case "1"..."9": withoutPercentSign(text, start)
    case "$": dollarFirst(text, start)
    default: nil
    }
  }

  /// `$1%s`.
  private static func dollarFirst(_ text: Scalars, _ start: Int) -> (Int, Int?)? {
    var place = start + 1
    guard let argument = number(text, &place), has("%", text, place),
      isConversion(text, place + 1), endsWord(text, place + 2)
    else { return nil }
    return (place + 2, argument)
  }

  /// `%1s$`, `%s1$`, `%s$1`.
  private static func wrongOrder(_ text: Scalars, _ start: Int) -> (Int, Int?)? {
    var place = start + 1
    let before = number(text, &place)
    guard isConversion(text, place) else { return nil }
    place += 1
    if before == nil, has("$", text, place) {
      place += 1
      let start = place
      guard let argument = number(text, &place), place == start + 1, endsWord(text, place) else {
        return nil
      }
      return (place, argument)
    }
    let argument = before ?? number(text, &place)
    guard let argument, has("$", text, place) else { return nil }
    // In `%1s$s` and in `%s1$s` a second one begins.
    guard before != nil || !isConversion(text, place + 1) else { return nil }
    return (place + 1, argument)
  }

  /// `%1 $s`, `%1$ s`, `% 1$s`.
  private static func withSpaces(_ text: Scalars, _ start: Int) -> (Int, Int?)? {
    var place = start + 1
    let leading = skipSpaces(text, &place)
    guard let argument = number(text, &place) else { return nil }
    let middle = skipSpaces(text, &place)
    guard has("$", text, place) else { return nil }
    place += 1
    let trailing = skipSpaces(text, &place)
    guard leading || middle || trailing, isConversion(text, place), endsWord(text, place + 1) else {
      return nil
    }
    return (place + 1, argument)
  }

  /// `％1$s`, `٪@`.
  private static func ofOtherScript(_ text: Scalars, _ start: Int) -> (Int, Int?)? {
    var place = start + 1
    var argument = number(text, &place)
    if has("$", text, place) { place += 1 } else if argument != nil { return nil }
    if start > 0, argument == nil, "0"..."9" ~= text[start - 1] { return nil }
    guard isConversion(text, place), endsWord(text, place + 1) else { return nil }
    if argument == 0 { argument = nil }
    return (place + 1, argument)
  }

  /// `1$s`.
  private static func withoutPercentSign(_ text: Scalars, _ start: Int) -> (Int, Int?)? {
    var place = start
    if start > 0 {
      let last = text[start - 1]
      let isJoined =
        last.properties.isAlphabetic || last.properties.numericType != nil
        || last.properties.isWhitespace && start > 1 && text[start - 2] == "%"
      if isJoined || "%％﹪٪.,:$€£-+#(".unicodeScalars.contains(last) { return nil }
    }
    guard let argument = number(text, &place), has("$", text, place),
      isConversion(text, place + 1), endsWord(text, place + 2)
    else { return nil }
    return (place + 2, argument)
  }

  private static func has(_ scalar: Unicode.Scalar, _ text: Scalars, _ place: Int) -> Bool {
    place < text.count && text[place] == scalar
  }

  private static func isConversion(_ text: Scalars, _ place: Int) -> Bool {
    place < text.count && "sSd@".unicodeScalars.contains(text[place])
  }

  private static func endsWord(_ text: Scalars, _ place: Int) -> Bool {
    guard place < text.count else { return true }
    let isWord = text[place].properties.isAlphabetic && text[place].isASCII
    return !isWord && !("0"..."9" ~= text[place])
  }

  private static func skipSpaces(_ text: Scalars, _ place: inout Int) -> Bool {
    let start = place
    while place < text.count, text[place] == " " || text[place] == "\u{A0}" { place += 1 }
    return place > start
  }

  /// One or two digits: no message has a hundred arguments.
  private static func number(_ text: Scalars, _ place: inout Int) -> Int? {
    var value: Int?
    let start = place
    while place < text.count, place < start + 2, "0"..."9" ~= text[place] {
      value = (value ?? 0) * 10 + Int(text[place].value - 0x30)
      place += 1
    }
    return value
  }
}

extension Resolution {
  /// A text that a device shows with a mistyped placeholder isn't what its author meant.
  mutating func noteMistyped(in text: String, on platform: Platform) {
    guard case .shows(let shown) = outcome,
      let mistyped = MistypedPlaceholder(in: text, on: platform)
    else { return }
    outcome = .garbled(shown)
    reason = "‘\(mistyped.written)’ isn't a placeholder; write \(mistyped.right)"
    isMistyped = true
  }
}
