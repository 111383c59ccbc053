/// What stands beside a number and belongs to it: a sign, a currency or unit on either side, a time zone behind a time.
struct NumberSurroundings {
  private let text: [Unicode.Scalar]
  /// Where what belongs to the number begins and ends.
  private(set) var range: Range<Int>
  private(set) var unit: CountedUnit?
  private(set) var zone: TimeZoneName?
  private(set) var isNegative = false

  /// `number` is where the number is; nothing before `start` is looked at, because it belongs to another one.
  init(of number: Range<Int>, isTime: Bool, in text: [Unicode.Scalar], from start: Int) {
    self.text = text
    range = number
    readBefore(from: start)
    if isTime || unit == nil, readZone(isTime: isTime) { return }
    if !isTime { readUnit() }
  }

  /// As it stands in the text.
  var written: String { string(range) }

  private func string(_ range: Range<Int>) -> String {
    var string = ""
    string.unicodeScalars.append(contentsOf: text[range])
    return string
  }

  private mutating func readBefore(from start: Int) {
    readSign(from: start)
    let end = range.lowerBound - (isSpace(at: range.lowerBound - 1, from: start) ? 1 : 0)
    // `US$5`, `EUR 5`: no letters, or no more than a code has, and no end of a word.
    for length in [3, 2, 1] where end - length >= start {
      let place = end - length..<end
      if text[place.lowerBound].isLetter, place.lowerBound > start,
        text[place.lowerBound - 1].isLetter
      {
        continue
      }
      guard let unit = CountedUnit(prefix: string(place)), !unit.isPercent else { continue }
      self.unit = unit
      range = place.lowerBound..<range.upperBound
      if !isNegative { readSign(from: start) }
      return
    }
  }

  /// A minus is one where nothing but a space or a bracket stands before it: 10-20 is a range, and COVID-19 a name.
  private mutating func readSign(from start: Int) {
    let place = range.lowerBound - 1
    guard place >= start, text[place] == "-" || text[place] == "\u{2212}" else { return }
    if place > 0 {
      let before = text[place - 1]
      guard
        before.isSpace || before == "(" || before == ":"
          || before.properties.generalCategory == .currencySymbol
      else { return }
      // 10 -20 is a range, too.
      if place > 1, text[place - 2].isNumeral { return }
    }
    isNegative = true
    range = place..<range.upperBound
  }

  private func isSpace(at place: Int, from start: Int) -> Bool {
    place >= start && text[place].isSpace
  }

  /// Behind `18:30 `, `18 Uhr ` and a bracket.
  private mutating func readZone(isTime: Bool) -> Bool {
    var place = range.upperBound
    var isTime = isTime
    while place < text.count, text[place].isSpace || text[place] == "(" {
      place += 1
    }
    var word = self.word(at: place)
    if ["Uhr", "h"].contains(string(word)) {
      isTime = true
      place = word.upperBound
      while place < text.count, text[place].isSpace || text[place] == "(" {
        place += 1
      }
      word = self.word(at: place)
    }
    let name = string(word)
    guard isTime, TimeZoneName(name) != nil else { return false }
    let (offset, end) =
      TimeZoneName.takesOffset(name) ? self.offset(at: word.upperBound) : (0, word.upperBound)
    let isInBrackets = text[range.upperBound..<word.lowerBound].contains("(")
    let isClosed = isInBrackets && end < text.count && text[end] == ")"
    zone = TimeZoneName(name, offset: offset)
    range = range.lowerBound..<(isClosed ? end + 1 : end)
    return true
  }

  /// The minutes of `+2` or `-5:30`.
  private func offset(at place: Int) -> (minutes: Int, end: Int) {
    guard place < text.count, "+-\u{2212}".unicodeScalars.contains(text[place]) else {
      return (0, place)
    }
    var reader = NumberReader(text: text)
    reader.position = place + 1
    guard let number = reader.number(), let hours = number.parts.first?.value, hours <= 14 else {
      return (0, place)
    }
    let minutes = hours * 60 + (number.parts.count > 1 ? number.parts[1].value : 0)
    return (text[place] == "+" ? minutes : -minutes, reader.position)
  }

  private mutating func readUnit() {
    var place = range.upperBound
    guard place < text.count else { return }
    let isHyphen = text[place] == "-"
    if text[place].isSpace || isHyphen { place += 1 }
    guard place < text.count else { return }
    // `3-day`; in `2-h` the letter is an ending.
    if isHyphen, word(at: place).count < 3 { return }
    for end in ends(from: place) {
      guard let found = CountedUnit(suffix: string(place..<end)) else { continue }
      guard let own = unit else {
        // Of `4 €5` the sign is the next number's.
        let isNext = end < text.count && text[end].isNumeral
        guard !isNext || place == range.upperBound else { return }
        unit = found
        range = range.lowerBound..<end
        return
      }
      // `$5 USD`; of `$5 per day` the sign is the unit.
      guard found.isCurrency, own.isCompatible(with: found) else { return }
      unit = found
      range = range.lowerBound..<end
      return
    }
  }

  /// Where a unit that begins here may end, the longest first.
  private func ends(from place: Int) -> [Int] {
    let word = word(at: place)
    guard !word.isEmpty, !text[place].isCountedWithoutSpace else {
      // Signs, and scripts that write no spaces: `5日以内`.
      return [2, 1].map { place + $0 }.filter { $0 <= text.count }
    }
    var ends = [word.upperBound]
    // `km/h`, `Mbit/s`
    if word.upperBound < text.count, text[word.upperBound] == "/" {
      ends.insert(self.word(at: word.upperBound + 1).upperBound, at: 0)
    }
    return ends
  }

  private func word(at place: Int) -> Range<Int> {
    var end = place
    while end < text.count, text[end].isInWord {
      end += 1
    }
    return place..<max(place, end)
  }
}

extension Unicode.Scalar {
  /// Ideographs, kana and Hangul.
  fileprivate var isCountedWithoutSpace: Bool { value >= 0x2E80 }
}
