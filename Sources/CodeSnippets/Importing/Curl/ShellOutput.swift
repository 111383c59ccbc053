/// Tells where a shell script puts a text that it writes.
///
/// A command that sends the same file, or what comes through the same pipe, sends the text: the two are one message.
enum ShellOutput {
  /// Whether the text in a range is written to a file, or through a pipe to a command that starts behind it.
  static func isSent(
    _ bytes: [UInt8], _ range: Range<Int>, to file: String, before command: Int
  ) -> Bool {
    guard range.upperBound <= command else { return false }
    if file == "-" {
      let between = bytes[range.upperBound..<command]
      return !between.contains(0x0A) && between.contains(UInt8(ascii: "|"))
    }
    // The line that the text is on, or the one of its here-document.
    var lines = [line(around: range.upperBound - 1, in: bytes)]
    if HereText(before: range.lowerBound, in: bytes) != nil,
      let end = bytes[..<range.lowerBound].lastIndex(of: 0x0A)
    {
      lines.append(line(around: max(0, end - 1), in: bytes))
    }
    return lines.contains { line in
      ["> " + file, ">" + file, "tee " + file].contains { line.offset(of: $0) != nil }
    }
  }

  /// Whether a variable gets the text in a range: `BODY='…'`, `BODY=$(printf '…')`, `read -r BODY <<EOF`.
  static func isGiven(_ bytes: [UInt8], _ range: Range<Int>, to name: String) -> Bool {
    let own = line(around: range.lowerBound, in: bytes).prefix { $0 != UInt8(ascii: "{") }
    if own.offset(of: name + "=") != nil { return true }
    guard let end = bytes[..<range.lowerBound].lastIndex(of: 0x0A), end > 0 else { return false }
    let before = line(around: end - 1, in: bytes)
    return HereText(before: range.lowerBound, in: bytes) != nil && before.offset(of: "read") != nil
      && before.offset(of: name) != nil
  }

  private static func line(around offset: Int, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return bytes[start..<(bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count)]
  }
}
