/// aapt2's check that a text with several placeholders numbers them.
///
/// It counts in its own way: a last `%` isn't one, `% %` is, and texts that look like patterns of
/// `Time.format` pass. The Android Gradle plugin makes its complaint a warning (`--legacy`).
enum AndroidPositionalCheck {
  private static let flags = Set("-#+ ,(0123456789".utf8)
  private static let timeConversions = Set("DFKMWZkmwyz".utf8)

  static func passes(_ text: [UInt8]) -> Bool {
    var count = 0
    var isPositional = true
    var index = 0
    while index < text.count {
      guard text[index] == UInt8(ascii: "%"), index + 1 < text.count else {
        index += 1
        continue
      }
      index += 1
      guard text[index] != UInt8(ascii: "%"), text[index] != UInt8(ascii: "n") else {
        index += 1
        continue
      }
      count += 1
      if !skipPosition(in: text, at: &index) { isPositional = false }
      while index < text.count, flags.contains(text[index]) { index += 1 }
      if index < text.count, timeConversions.contains(text[index]) { return true }
      index += 1
    }
    return count < 2 || isPositional
  }

  /// - Returns: whether there is a position, or nothing behind the digits.
  private static func skipPosition(in text: [UInt8], at index: inout Int) -> Bool {
    let start = index
    while index < text.count, (0x30...0x39).contains(text[index]) { index += 1 }
    if index > start { return index == text.count || text[index] == UInt8(ascii: "$") }
    guard text[index] == UInt8(ascii: "<") else { return false }
    index += 1
    if index < text.count, text[index] == UInt8(ascii: "$") { index += 1 }
    return false
  }
}
