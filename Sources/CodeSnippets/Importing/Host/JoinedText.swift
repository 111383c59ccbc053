internal import PushMessages

/// A text that a program puts together of several: `"{\"topic\": \"" + topic + "\"}"`.
struct JoinedText {
  private enum Part {
    /// A text from an offset behind its quote on.
    case text(Int)
    case code(Range<Int>)
  }

  let bytes: [UInt8]
  let language: HostLanguage

  /// A text with the others that the program adds to it; `nil` if it adds none.
  ///
  /// What isn't a text is for the program to fill in, and is written as `${topic}`.
  func whole(_ first: Excerpt, to end: Int) -> Excerpt? {
    var joined = first
    var end = end
    var count = 0
    while count < Self.maximumParts, joined.bytes.count < Self.maximumLength,
      let part = part(behind: end)
    {
      count += 1
      switch part {
      case .text(let start):
        guard let text = HostText(before: start, in: bytes, language) else { return nil }
        let (excerpt, close) = text.read(bytes)
        joined.append(excerpt)
        end = close
      case .code(let range):
        for byte in "${".utf8 { joined.append(byte, from: range.lowerBound) }
        for index in range {
          // In the JSON's own quotes it has none.
          let isQuote = bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "\\")
          joined.append(isQuote ? UInt8(ascii: "'") : bytes[index], from: index)
        }
        joined.append(UInt8(ascii: "}"), from: range.upperBound - 1)
        end = range.upperBound
      }
    }
    return count > 0 ? joined : nil
  }

  private static let maximumParts = 200
  private static let maximumLength = 100_000

  /// What joins two texts.
  private var sign: UInt8 { UInt8(ascii: language == .php ? "." : "+") }

  private func part(behind end: Int) -> Part? {
    var place = blanks(from: end)
    guard place < bytes.count else { return nil }
    let isAdded = bytes[place] == sign
    if isAdded { place = blanks(from: place + 1) }
    if let start = opening(at: place) {
      return isAdded || language == .python ? .text(start) : nil
    }
    guard isAdded else { return nil }
    let code = code(from: place)
    return code.isEmpty ? nil : .code(code)
  }

  /// Behind the quote of a text that starts here.
  private func opening(at place: Int) -> Int? {
    let prefix = bytes[place...].prefix {
      "rbfut@$".utf8.contains($0 | 0x20) || $0 == 0x40 || $0 == 0x24
    }
    let rest = bytes[prefix.endIndex...]
    guard prefix.count < 3, let quote = rest.first, "\"'`".utf8.contains(quote) else { return nil }
    let run = rest.prefix { $0 == quote }.count
    return run == 2 ? nil : prefix.endIndex + run
  }

  private func blanks(from place: Int) -> Int {
    bytes[min(place, bytes.count)...].firstIndex { $0 > 0x20 && $0 != UInt8(ascii: "\\") }
      ?? bytes.count
  }

  /// A name or call, up to the next sign.
  private func code(from start: Int) -> Range<Int> {
    var depth = 0
    var index = start
    while index < bytes.count, index - start < Self.maximumCode {
      let byte = bytes[index]
      if "([".utf8.contains(byte) { depth += 1 }
      if ")]".utf8.contains(byte) { depth -= 1 }
      let isEnd = depth < 0 || depth == 0 && (byte == sign || ";,}\n".utf8.contains(byte))
      if isEnd { break }
      index += 1
    }
    while index > start, bytes[index - 1] <= 0x20 { index -= 1 }
    return start..<index
  }

  private static let maximumCode = 200
}
