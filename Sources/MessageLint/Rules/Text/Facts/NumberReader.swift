/// Reads the numbers of a text, in the decimal digits of any script.
struct NumberReader {
  struct Number {
    /// As it stands in the text.
    var written: String
    var parts: [(value: Int, isPadded: Bool)]
    var isTime: Bool
  }

  private struct Group {
    var value = 0
    var count = 0
    var startsWithZero = false

    var isPadded: Bool { startsWithZero && count > 1 }
  }

  let text: [Unicode.Scalar]
  var position = 0

  init(text: [Unicode.Scalar]) {
    self.text = text
  }

  /// `nil` if no number begins; then nothing is read.
  mutating func number() -> Number? {
    let start = position
    guard let first = group() else { return nil }
    var (groups, separators) = ([first], [Unicode.Scalar]())
    while position + 1 < text.count, Self.separators.contains(text[position]) {
      let separator = position
      position += 1
      guard let next = group(), next.count == 3 || !Self.spaces.contains(text[separator]) else {
        position = separator
        break
      }
      groups.append(next)
      separators.append(text[separator])
    }
    var parts = Self.parts(of: groups, separators)
    var isTime = groups.count == 2 && separators[0] == ":" && groups[0].value <= 24
    if let isEvening = halfOfDay(), (1...12).contains(parts[0].value), parts.count <= 2 {
      parts[0] = (parts[0].value % 12 + (isEvening ? 12 : 0), false)
      isTime = true
    }
    // 19:00 is 19 o'clock, and 5.00 is 5.
    if parts.count == 2, parts[1].value == 0, groups.last?.count ?? 0 < 3 { parts.removeLast() }
    var written = ""
    written.unicodeScalars.append(contentsOf: text[start..<position])
    return Number(written: written, parts: parts, isTime: isTime)
  }

  private static let spaces: Set<Unicode.Scalar> = ["\u{A0}", "\u{202F}", "\u{2009}", "'", "’"]
  private static let separators: Set<Unicode.Scalar> = spaces.union([
    ".", ",", ":", "\u{66B}", "\u{66C}",
  ])

  /// Separators of thousands aren't a fact: groups of three that follow are one number.
  private static func parts(
    of groups: [Group], _ separators: [Unicode.Scalar]
  ) -> [(value: Int, isPadded: Bool)] {
    let whole: [(value: Int, isPadded: Bool)] = groups.map { ($0.value, $0.isPadded) }
    guard groups.count > 1, !separators.contains(":"), (1...3).contains(groups[0].count) else {
      return whole
    }
    // What follows another separator than the first one is a fraction.
    let count = (separators.firstIndex { $0 != separators[0] } ?? separators.count) + 1
    let thousands = groups[1..<count]
    // Hindi groups by two digits before the last three.
    guard count > 1, thousands.last?.count == 3,
      thousands.dropLast().allSatisfy({ (2...3).contains($0.count) })
    else { return whole }
    let value = thousands.reduce(groups[0].value) { sum, group in
      let scale = group.count == 3 ? 1000 : 100
      return (sum % 1_000_000_000) * scale + group.value
    }
    return [(value: value, isPadded: false)] + whole[count...]
  }

  private mutating func group() -> Group? {
    var group = Group()
    while position < text.count, let digit = Self.digit(text[position]) {
      if group.count == 0 { group.startsWithZero = digit == 0 }
      // People don't compare a longer number by its value.
      group.value = (group.value % 100_000_000) * 10 + digit
      group.count += 1
      position += 1
    }
    return group.count == 0 ? nil : group
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    if scalar.isASCII { return "0"..."9" ~= scalar ? Int(scalar.value) - 0x30 : nil }
    guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue
    else { return nil }
    return Int(exactly: value)
  }

  /// Whether `pm` follows, or `am`; `nil` if neither does, and then nothing is read.
  private mutating func halfOfDay() -> Bool? {
    var place = position
    while place < text.count, text[place].properties.isWhitespace { place += 1 }
    var letters = ""
    while place < text.count, letters.count < 3 {
      let scalar = text[place]
      if scalar.properties.isAlphabetic {
        letters += scalar.properties.lowercaseMapping
      } else if scalar != "." {
        break
      }
      place += 1
    }
    guard letters == "am" || letters == "pm" else { return nil }
    // A full stop behind it may end the sentence.
    while text[place - 1] == "." { place -= 1 }
    position = place
    return letters == "pm"
  }
}
