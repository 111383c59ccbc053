/// What the builds take for white space, in UTF-8.
enum AndroidWhiteSpace {
  /// How many bytes the white space at `index` takes; 0 if there is none.
  ///
  /// aapt2 knows ASCII's only, Gradle's compiler what `Character.isWhitespace` of Java says: without
  /// U+00A0, U+2007 and U+202F, which keep words together.
  @inline(__always)
  static func length(in text: ArraySlice<UInt8>, at index: Int, isWide: Bool) -> Int {
    switch text[index] {
    case 0x09...0x0D, 0x20: 1
    case 0xE1...0xE3 where isWide: wideLength(in: text, at: index)
    default: 0
    }
  }

  private static func wideLength(in text: ArraySlice<UInt8>, at index: Int) -> Int {
    guard index + 2 < text.endIndex else { return 0 }
    switch (text[index], text[index + 1], text[index + 2]) {
    case (0xE1, 0x9A, 0x80),  // U+1680
      (0xE2, 0x80, 0x80...0x86), (0xE2, 0x80, 0x88...0x8A),  // U+2000 to U+200A
      (0xE2, 0x80, 0xA8...0xA9),  // U+2028, U+2029
      (0xE2, 0x81, 0x9F),  // U+205F
      (0xE3, 0x80, 0x80):  // U+3000
      return 3
    default: return 0
    }
  }

  /// What is left of a text as written when the white space around it goes.
  ///
  /// Here Gradle's compiler trims as Kotlin does, the spaces that keep words together too.
  static func trimmed(_ text: ArraySlice<UInt8>, for build: AndroidBuild) -> ArraySlice<UInt8> {
    guard build == .gradle else { return text.trimmingWhitespace() }
    var (start, end) = (text.startIndex, text.endIndex)
    while start < end {
      let length = trimmedLength(in: text, at: start)
      guard length > 0 else { break }
      start += length
    }
    while start < end {
      var last = end - 1
      while last > start, text[last] & 0xC0 == 0x80 { last -= 1 }
      guard trimmedLength(in: text, at: last) == end - last else { break }
      end = last
    }
    return text[start..<end]
  }

  static func trimmed(_ text: String, for build: AndroidBuild) -> String {
    String(decoding: trimmed(ArraySlice(text.utf8), for: build), as: UTF8.self)
  }

  private static func trimmedLength(in text: ArraySlice<UInt8>, at index: Int) -> Int {
    let rest = text.endIndex - index
    switch text[index] {
    case 0xC2 where rest > 1 && text[index + 1] == 0xA0: return 2
    case 0xE2 where rest > 2 && text[index + 1] == 0x80:
      if text[index + 2] == 0x87 || text[index + 2] == 0xAF { return 3 }
      return length(in: text, at: index, isWide: true)
    default: return length(in: text, at: index, isWide: true)
    }
  }
}
