/// A page of HTML, whose text is looked through for messages.
enum WebPage {
  /// Whether a text is HTML: it starts as a page, or has code in an element for code.
  static func isPage(_ bytes: [UInt8]) -> Bool {
    let start = bytes.drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }.prefix(14)
    let head = String(decoding: start, as: UTF8.self).lowercased()
    return head.hasPrefix("<!doctype html") || head.hasPrefix("<html")
      || head.hasPrefix("<")
        && (bytes.offset(of: "<pre") != nil || bytes.offset(of: "<code") != nil)
  }

  /// What a reader sees of the page, without tags, scripts and styles.
  static func text(of page: Excerpt) -> Excerpt {
    var text = Excerpt()
    let bytes = page.bytes
    var index = 0
    var hidden: [UInt8]?
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<"), let close = tagEnd(bytes, index) {
        let name = tagName(bytes[index..<close])
        if let known = hidden, name == [UInt8(ascii: "/")] + known { hidden = nil }
        if ["script", "style"].contains(where: { name == Array($0.utf8) }), hidden == nil {
          hidden = name
        }
        if hidden == nil, lineBreaks.contains(String(decoding: name, as: UTF8.self)) {
          text.append(0x0A, from: page.origin(of: index))
        }
        index = close
        continue
      }
      if hidden == nil {
        if bytes[index] == UInt8(ascii: "&"), let (letters, length) = entity(bytes, index) {
          for byte in letters.utf8 { text.append(byte, from: page.origin(of: index)) }
          index += length
          continue
        }
        text.append(bytes[index], from: page.origin(of: index))
      }
      index += 1
    }
    return text
  }

  /// Where a tag ends; `nil` if it is only a sign.
  private static func tagEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard start + 1 < bytes.count else { return nil }
    let next = bytes[start + 1]
    guard CodeLexer.isLetter(next) || next == UInt8(ascii: "/") || next == UInt8(ascii: "!") else {
      return nil
    }
    var index = start + 1
    let limit = min(bytes.count, start + 4000)
    while index < limit {
      if bytes[index] == UInt8(ascii: ">") { return index + 1 }
      index += 1
    }
    return nil
  }

  private static func tagName(_ tag: ArraySlice<UInt8>) -> [UInt8] {
    let name = tag.dropFirst().prefix {
      CodeLexer.isLetter($0) || CodeLexer.isDigit($0) || $0 == UInt8(ascii: "/")
    }
    return name.map { CodeLexer.isLetter($0) ? $0 | 0x20 : $0 }
  }

  private static let lineBreaks: Set<String> = [
    "br", "br/", "p", "/p", "div", "/div", "pre", "/pre", "li", "/li", "tr", "/tr", "h1", "h2",
    "h3",
    "/h1", "/h2", "/h3", "section", "devsite",
  ]

  private static func entity(_ bytes: [UInt8], _ start: Int) -> (String, Int)? {
    let name = bytes[(start + 1)...].prefix(10).prefix { $0 != UInt8(ascii: ";") }
    guard start + 1 + name.count < bytes.count,
      bytes[start + 1 + name.count] == UInt8(ascii: ";")
    else { return nil }
    let text = String(decoding: name, as: UTF8.self)
    let length = name.count + 2
    if let known = entities[text] { return (known, length) }
    guard text.hasPrefix("#") else { return nil }
    let digits = text.dropFirst()
    let number =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { (String($0), length) }
  }

  private static let entities = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'", "nbsp": " ", "hellip": "…",
    "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "ndash": "–", "mdash": "—",
  ]
}
