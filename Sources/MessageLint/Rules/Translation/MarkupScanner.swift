/// Finds what was meant as markup in a text that is shown as it stands.
enum MarkupScanner {
  /// The first tag, entity, escape or sign of Markdown as it is written: `</ b>`, `&amp;`, `\n`, `**new**`.
  static func first(in text: String) -> Substring? {
    var rest = text[...]
    while let start = rest.firstIndex(where: { "<&\\u*]/".contains($0) }) {
      rest = rest[start...]
      let markup =
        switch rest.first {
        case "<": tag(at: rest)
        case "&": entity(at: rest)
        case "u": lostEscape(at: rest)
        case "*": bold(at: rest)
        case "]": link(at: rest)
        case "/": slashedEscape(at: rest, in: text)
        default: escape(at: rest)
        }
      if let markup { return markup }
      rest.removeFirst()
    }
    return nil
  }

  /// Of HTML and of string files; anything else in angle brackets may be meant.
  private static let names: Set<String> = [
    "a", "annotation", "b", "big", "br", "center", "div", "em", "font", "g", "h1", "h2", "h3", "h4",
    "h5", "h6", "i", "img", "li", "ol", "p", "s", "small", "span", "strike", "strong", "sub", "sup",
    "tt", "u", "ul", "xliff:g",
  ]

  /// `<b>`, `</ b>`, `<br/>`, `<a href="…">`.
  private static func tag(at text: Substring) -> Substring? {
    var inner = text.dropFirst()
    if inner.first == "/" { inner = inner.dropFirst().drop { $0 == " " } }
    let name = inner.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ":") }
    guard names.contains(name.lowercased()) else { return nil }
    // A tag has no other one in it, and so none is read twice.
    guard let end = inner.firstIndex(where: { "<>".contains($0) }), inner[end] == ">" else {
      return nil
    }
    let rest = inner[name.endIndex..<end]
    let isBare = rest.allSatisfy { $0 == " " || $0 == "/" }
    return isBare || rest.first == " " && rest.contains("=") ? text[...end] : nil
  }

  /// `&amp;`, `&#8217;`, `&#x2019;`.
  private static func entity(at text: Substring) -> Substring? {
    let body = text.dropFirst()
    let isNumber = body.first == "#"
    let name = (isNumber ? body.dropFirst() : body).prefix {
      $0.isASCII && ($0.isLetter || $0.isNumber)
    }
    guard name.count > (isNumber ? 0 : 1), name.count <= 8, text[name.endIndex...].first == ";"
    else { return nil }
    return text[...name.endIndex]
  }

  /// `u2019`, which is left of `\u2019` in a `.strings` file, whose escapes have a capital U.
  private static func lostEscape(at text: Substring) -> Substring? {
    let digits = text.dropFirst().prefix(4)
    guard digits.count == 4, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    // Punctuation, and letters with accents.
    let isMark = digits.hasPrefix("20") && "0123456".contains(digits.dropFirst(2).first ?? " ")
    let isLetter = digits.hasPrefix("00") && !"01234567".contains(digits.dropFirst(2).first ?? "0")
    return isMark || isLetter ? text.prefix(5) : nil
  }

  /// `**new**`.
  private static func bold(at text: Substring) -> Substring? {
    let inner = text.dropFirst(2)
    guard text.hasPrefix("**"), let first = inner.first, first != "*", !first.isWhitespace,
      let end = inner.firstIndex(where: { $0 == "*" || $0.isNewline }),
      inner[end...].hasPrefix("**")
    else { return nil }
    return text[..<inner.index(end, offsetBy: 2)]
  }

  /// `](https://…)`: what a reader sees of it is the whole address.
  private static func link(at text: Substring) -> Substring? {
    ["](http://", "](https://"].contains { text.hasPrefix($0) } ? text.prefix(2) : nil
  }

  /// `/n` for `\n`: behind a word or its mark, and before a new one that begins with a capital letter.
  private static func slashedEscape(at rest: Substring, in text: String) -> Substring? {
    let before = text[..<rest.startIndex].suffix(2)
    guard rest.dropFirst().first == "n", before.count == 2,
      before.allSatisfy({ $0.isLetter || $0.isPunctuation && !"/:\"".contains($0) }),
      let next = rest.dropFirst(2).first, next.isUppercase
    else { return nil }
    return rest.prefix(2)
  }

  /// `\n`, `\t`, `\'`, `\"` and `\u2026`.
  private static func escape(at text: Substring) -> Substring? {
    let rest = text.dropFirst()
    switch rest.first {
    case "n", "t", "'", "\"": return text.prefix(2)
    case "u", "U":
      let digits = rest.dropFirst().prefix(4)
      return digits.count == 4 && digits.allSatisfy(\.isHexDigit) ? text.prefix(6) : nil
    default: return nil
    }
  }
}
