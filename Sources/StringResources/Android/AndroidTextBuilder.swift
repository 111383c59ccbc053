/// White space, quotes and escapes of a resource's text, done as the app's build does them.
struct AndroidTextBuilder {
  /// UTF-8, always valid.
  private(set) var text: [UInt8] = []
  /// The first thing that the build refuses.
  private(set) var problem: String?
  /// Where Gradle's compiler cuts; aapt2 trims a text before it is built.
  private(set) var edges = AndroidTextEdges()

  private let isMerged: Bool
  /// Those of the segment that starts there.
  private var cutLineBreaks: (start: Int, positions: Set<Int>)?
  private let pieces: XMLPieces
  private var isQuoted = false
  private var isAfterSpace = false
  /// In Gradle's compiler a backslash at the end of a piece waits for the next one.
  private var isAfterBackslash = false
  /// The first half of a surrogate pair that is the end of the text so far, shown as `?`.
  private var highSurrogate: (code: UInt32, end: Int)?
  /// How many escapes for half of a character have no other half that the build joins them with.
  private(set) var loneHalves = 0

  init(_ build: AndroidBuild, _ pieces: XMLPieces) {
    isMerged = build == .gradle
    self.pieces = pieces
  }

  /// At the border of a span: quotes do not reach over it, and white space starts anew.
  mutating func crossSpanBorder() {
    isQuoted = false
    isAfterSpace = false
    isAfterBackslash = false
  }

  /// At the border of an `<xliff:g>`.
  mutating func crossGroupBorder() { edges.group(at: text.count) }

  /// Adds a text that no tag interrupts.
  mutating func append(_ segment: ArraySlice<UInt8>) {
    guard problem == nil else { return }
    text.reserveCapacity(text.count + segment.count)
    var index = segment.startIndex
    while index < segment.endIndex, problem == nil {
      if appendPlainText(in: segment, at: &index) || appendWhiteSpace(in: segment, at: &index) {
        continue
      }
      isAfterSpace = false
      edges.begin(at: text.count)
      if isAfterBackslash {
        isAfterBackslash = false
        appendEscape(in: segment, at: &index)
        continue
      }
      let byte = segment[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\\"): startEscape(in: segment, at: &index)
      case UInt8(ascii: "\""):
        isQuoted.toggle()
        edges.quote(at: text.count)
      case UInt8(ascii: "'") where !isQuoted:
        problem = "unescaped apostrophe: write \\' or put the whole text into double quotes"
      default: appendCharacter(byte, in: segment, at: &index)
      }
    }
  }

  /// Adds what stays as it is: words, and single spaces between them.
  private mutating func appendPlainText(in segment: ArraySlice<UInt8>, at index: inout Int) -> Bool
  {
    guard !isAfterBackslash else { return false }
    let start = index
    while index < segment.endIndex, isPlain(segment, index) {
      index += 1
      let next = index + 1
      if next < segment.endIndex, segment[index] == 0x20, isPlain(segment, next) { index = next }
    }
    guard index > start else { return false }
    edges.begin(at: text.count)
    text.append(contentsOf: segment[start..<index])
    edges.end(at: text.count)
    isAfterSpace = false
    return true
  }

  @inline(__always)
  private func isPlain(_ segment: ArraySlice<UInt8>, _ index: Int) -> Bool {
    switch segment[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): false
    default: AndroidWhiteSpace.length(in: segment, at: index, isWide: isMerged) == 0
    }
  }

  /// Outside of quotes a run of white space is one space.
  private mutating func appendWhiteSpace(in segment: ArraySlice<UInt8>, at index: inout Int) -> Bool
  {
    guard !isQuoted else { return false }
    let length = AndroidWhiteSpace.length(in: segment, at: index, isWide: isMerged)
    guard length > 0 else { return false }
    index += length
    if !isAfterSpace { text.append(UInt8(ascii: " ")) }
    isAfterSpace = true
    isAfterBackslash = false
    return true
  }

  private mutating func startEscape(in segment: ArraySlice<UInt8>, at index: inout Int) {
    guard index < segment.endIndex else {
      // In aapt2 a backslash at the end vanishes.
      isAfterBackslash = isMerged
      return
    }
    let isWhiteSpace =
      !isQuoted && AndroidWhiteSpace.length(in: segment, at: index, isWide: isMerged) > 0
    guard isMerged, isWhiteSpace, isPieceBorder(index, in: segment) else {
      return appendEscape(in: segment, at: &index)
    }
    isAfterBackslash = true
  }

  private mutating func isPieceBorder(_ index: Int, in segment: ArraySlice<UInt8>) -> Bool {
    if pieces.hasBorder(at: index, in: segment) { return true }
    guard segment[index] == UInt8(ascii: "\n") else { return false }
    if let cutLineBreaks, cutLineBreaks.start == segment.startIndex {
      return cutLineBreaks.positions.contains(index)
    }
    // Few texts ask, and one that asks may do so at each of its lines.
    let positions = pieces.cutLineBreaks(in: segment)
    cutLineBreaks = (segment.startIndex, positions)
    return positions.contains(index)
  }

  private mutating func appendEscape(in segment: ArraySlice<UInt8>, at index: inout Int) {
    let byte = segment[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "u"): appendUnicodeEscape(in: segment, at: &index)
    // Of a longer character the other bytes follow as ordinary ones.
    default: appendCharacter(byte, in: segment, at: &index)
    }
    edges.end(at: text.count)
  }

  private mutating func appendCharacter(
    _ byte: UInt8, in segment: ArraySlice<UInt8>, at index: inout Int
  ) {
    if isMerged, byte == 0x0D {
      // Merged files have line feeds only.
      if index < segment.endIndex, segment[index] == 0x0A { index += 1 }
      text.append(0x0A)
    } else {
      text.append(byte)
    }
    edges.end(at: text.count)
  }

  private mutating func appendUnicodeEscape(in segment: ArraySlice<UInt8>, at index: inout Int) {
    var code: UInt32 = 0
    for _ in 0..<4 where index < segment.endIndex {
      if isMerged, isPieceBorder(index, in: segment) { break }
      guard let digit = segment[index].hexDigitValue else {
        problem = "invalid escape: '\\u' takes four hexadecimal digits"
        return
      }
      code = code << 4 | digit
      index += 1
    }
    if let scalar = Unicode.Scalar(code) {
      append(scalar)
    } else if isMerged {
      appendSurrogate(code)
    } else {
      // aapt2 drops both halves of a surrogate pair.
      loneHalves += 1
    }
  }

  private mutating func appendSurrogate(_ code: UInt32) {
    if code >= 0xDC00, let high = highSurrogate, high.end == text.count,
      let scalar = Unicode.Scalar(0x10000 + (high.code - 0xD800) << 10 + (code - 0xDC00))
    {
      text.removeLast()
      loneHalves -= 1
      append(scalar)
    } else {
      text.append(UInt8(ascii: "?"))
      loneHalves += 1
      if code < 0xDC00 { highSurrogate = (code, text.count) }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    text.append(contentsOf: String(Character(scalar)).utf8)
  }
}
