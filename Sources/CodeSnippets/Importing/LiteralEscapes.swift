internal import PushMessages

/// Texts of a literal that looks like JSON, in quotes that not every language undoes escapes in.
///
/// `'a\\nb'` has a line's end in it in Python and JavaScript, and a backslash in Ruby and PHP.
struct LiteralEscapes {
  private let language: HostLanguage

  init(_ language: HostLanguage) {
    self.language = language
  }

  /// The first escape whose meaning the language decides, and the language isn't known to be one that undoes it.
  func doubt(in bytes: [UInt8], _ range: Range<Int>) -> JSONReader.Finding? {
    guard language != .python, language != .script,
      bytes[range].contains(UInt8(ascii: "\\"))
    else { return nil }
    var quote: UInt8?
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\"), let open = quote, index + 1 < range.upperBound {
        let next = bytes[index + 1]
        if open != UInt8(ascii: "\""), next != open, next != byte { return finding(index, next) }
        index += 1
      } else if byte == quote {
        quote = nil
      } else if quote == nil, "\"'`".utf8.contains(byte) {
        quote = byte
      }
      index += 1
    }
    return nil
  }

  private func finding(_ offset: Int, _ letter: UInt8) -> JSONReader.Finding {
    let code = "\\" + String(decoding: [letter], as: UTF8.self)
    return JSONReader.Finding(
      severity: .warning,
      sentence: "‘\(code)’ has another meaning in some languages: check the result",
      offset: offset, kind: .loss(.init(extent: .doubtful, code: code)))
  }
}
