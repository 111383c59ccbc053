internal import ByteSearch

/// What a text says that is the same in every wording: its numbers, what they count, times of day, months and web addresses.
///
/// Languages and platforms write the same fact in several ways: `1,234.50` and `1.234,50`, `19:00` and `7 pm`, `٣` and `3`, `$5` and
/// `5 USD`, and a month as a word. Two texts are said to differ only where each has a fact that the other has not, in whichever
/// way: a unit that one of them leaves out isn't a difference.
struct TextFacts {
  /// Digits that stand together: `18:30`, `1.234,50`, `7 pm`.
  struct Number {
    /// As it stands in the text.
    var written: String
    /// With its sign, unit and time zone.
    var whole: String
    var unit: CountedUnit?
    var zone: TimeZoneName?
    var isNegative: Bool
    /// Without leading zeros, separators of thousands and the half of the day: 18 and 30; 1234 and 50; 19.
    var parts: [Part]
    var isTime: Bool
  }

  struct Part: Hashable {
    var value: Int
    /// `07` isn't an hour of the evening.
    var isPadded: Bool
  }

  struct Month {
    var written: String
    /// Those that the word may name.
    var months: Set<Int>
  }

  var numbers: [Number] = []
  var months: [Month] = []
  private var addresses: [String] = []
  /// The letters between the numbers: of two texts that have the same, the numbers stand for the same things in turn.
  var frame = ""

  /// The numbers, months and addresses of a text that are compared, each: no notification shows as many, and each is held
  /// against each of another text.
  private static let limit = 200

  /// Store pages are another one on each platform, and have to be.
  private static let stores = ["play.google.com", "apps.apple.com", "itunes.apple.com"]

  init(_ text: String) {
    guard text.holds("://") || text.holds("www.") else {
      read(Array(text.unicodeScalars))
      return
    }
    var rest: [Substring] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      guard word.holds("://") || word.hasPrefix("www.") else {
        rest.append(word)
        continue
      }
      var address = word
      while let last = address.last, ".,;:!?)»”\"'".contains(last) { address.removeLast() }
      if addresses.count < Self.limit, !Self.stores.contains(where: { address.holds($0) }) {
        addresses.append(String(address))
      }
    }
    read(Array(rest.joined(separator: " ").unicodeScalars))
  }

  private mutating func read(_ text: [Unicode.Scalar]) {
    var reader = NumberReader(text: text)
    /// Where what belongs to the last number ends.
    var end = 0
    while reader.position < text.count, numbers.count < Self.limit, months.count < Self.limit {
      let start = reader.position
      if let number = reader.number() {
        let around = NumberSurroundings(
          of: start..<reader.position, isTime: number.isTime, in: text, from: end)
        // The letters of a currency before the number are part of it.
        frame.unicodeScalars.removeLast(
          text[around.range.lowerBound..<start].count { $0.isLetter })
        frame.unicodeScalars.append("0")
        numbers.append(
          Number(
            written: number.written, whole: around.written, unit: around.unit, zone: around.zone,
            isNegative: around.isNegative,
            parts: number.parts.map { Part(value: $0.value, isPadded: $0.isPadded) },
            isTime: number.isTime))
        reader.position = around.range.upperBound
        end = reader.position
      } else if text[start].isLetter {
        let word = Self.word(at: start, in: text)
        readMonth(word, in: text, afterNumber: !numbers.isEmpty && start - end <= 2)
        for scalar in text[word] where scalar.isLetter {
          frame.unicodeScalars.append(scalar)
        }
        reader.position = word.upperBound
      } else {
        reader.position += 1
      }
    }
    frame = frame.lowercased()
  }

  private static func word(at start: Int, in text: [Unicode.Scalar]) -> Range<Int> {
    var end = start
    while end < text.count, text[end].isInWord,
      !text[end].isNumeral
    {
      end += 1
    }
    return start..<max(end, start + 1)
  }

  private mutating func readMonth(
    _ word: Range<Int>, in text: [Unicode.Scalar], afterNumber: Bool
  ) {
    // No name of a month is longer, and no short one shorter.
    guard 2...14 ~= word.count else { return }
    var written = ""
    written.unicodeScalars.append(contentsOf: text[word])
    let next = text[word.upperBound...].first { !$0.isSpace && $0 != "." }
    let beforeNumber = next?.isNumeral ?? false
    if let found = MonthNames.months(written, besideNumber: afterNumber || beforeNumber) {
      months.append(Month(written: written, months: found))
    }
  }

  /// What each says and the other does not; `nil` if that is not certain.
  static func difference(_ here: TextFacts, _ there: TextFacts) -> (String, String)? {
    let address = here.addresses.first { !there.addresses.contains($0) }
    let other = there.addresses.first { !here.addresses.contains($0) }
    if let address, let other { return (address, other) }
    return here.valueDifference(from: there) ?? here.countDifference(from: there)
      ?? here.monthDifference(from: there)
  }

  func valueDifference(from there: TextFacts) -> (String, String)? {
    let here = self
    if here.numbers.isEmpty || there.numbers.isEmpty { return nil }
    guard !here.isSameInstant(as: there) else { return nil }
    let (mine, yours) = (here.allParts, there.allParts)
    let (left, right) = Self.unmatched(mine.map(\.part), yours.map(\.part))
    guard !left.isEmpty || !right.isEmpty else { return here.order(against: there) }
    guard !left.isEmpty, !right.isEmpty else { return nil }
    guard
      !Self.areSameDigits(
        left.map { (mine[$0].part, here.numbers[mine[$0].number]) },
        right.map { (yours[$0].part, there.numbers[yours[$0].number]) })
    else { return nil }
    let (own, others) = (left.map { mine[$0].number }, right.map { yours[$0].number })
    let time = own.first { here.numbers[$0].isTime }
    let otherTime = others.first { there.numbers[$0].isTime }
    guard let time, let otherTime else {
      return (here.numbers[own[0]].written, there.numbers[others[0]].written)
    }
    return (here.numbers[time].written, there.numbers[otherTime].written)
  }

  /// Whether two values are the same number or time, written in two ways: `7 pm` and `19:00`, `1 234` and `1,234`, `$5` and
  /// `5 USD`.
  static func areSame(_ first: String, _ second: String) -> Bool {
    let (here, there) = (TextFacts(first), TextFacts(second))
    guard !here.numbers.isEmpty, here.frame.filter(\.isLetter) == there.frame.filter(\.isLetter)
    else { return false }
    if here.isSameInstant(as: there) { return true }
    guard here.counts(as: there), here.monthDifference(from: there) == nil else { return false }
    let (left, right) = unmatched(here.allParts.map(\.part), there.allParts.map(\.part))
    if left.isEmpty, right.isEmpty { return here.order(against: there) == nil }
    return areSameDigits(
      here.allParts.map { ($0.part, here.numbers[$0.number]) },
      there.allParts.map { ($0.part, there.numbers[$0.number]) })
  }

  /// Whether only spaces between digits are other ones, as in 1 234 and 1234.
  ///
  /// A comma or a full stop is a fact: 12,5 is not 125.
  private static func areSameDigits(
    _ here: [(part: Part, of: Number)], _ there: [(part: Part, of: Number)]
  ) -> Bool {
    let digits = [here, there].map { parts in
      parts.map { part, number in
        let digits = "\(part.value)"
        let length = number.written.unicodeScalars.count { $0.properties.numericType == .decimal }
        return String(repeating: "0", count: max(0, length - digits.count)) + digits
      }.joined()
    }
    return digits[0] == digits[1] && (here + there).allSatisfy { $0.of.parts.count == 1 }
  }

  private var allParts: [(number: Int, part: Part)] {
    numbers.enumerated().flatMap { index, number in number.parts.map { (index, $0) } }
  }

  /// The same numbers in another order, between the same words: from 18 to 19, from 19 to 18.
  private func order(against other: TextFacts) -> (String, String)? {
    guard frame == other.frame, numbers.count == other.numbers.count else { return nil }
    let pair = zip(numbers, other.numbers).first { mine, yours in
      mine.parts.map(\.value) != yours.parts.map(\.value)
    }
    return pair.map { ($0.written, $1.written) }
  }

  /// The indices of what has no counterpart on the other side, each counterpart taken once.
  private static func unmatched(_ here: [Part], _ there: [Part]) -> (here: [Int], there: [Int]) {
    var (left, right) = (Array(here.indices), Array(there.indices))
    for isSame in [isEqual, mayBeSame] {
      left.removeAll { index in
        guard let match = right.firstIndex(where: { isSame(here[index], there[$0]) }) else {
          return false
        }
        right.remove(at: match)
        return true
      }
    }
    return (left, right)
  }

  private static func isEqual(_ first: Part, _ second: Part) -> Bool {
    first.value == second.value
  }

  /// 7 of `午後7時` and 19; 26 and 2026.
  private static func mayBeSame(_ first: Part, _ second: Part) -> Bool {
    let (small, large) = first.value < second.value ? (first, second) : (second, first)
    if large.value <= 24, large.value - small.value == 12 { return !small.isPadded }
    return small.value < 100 && (1900...2199).contains(large.value)
      && large.value % 100 == small.value
  }
}
