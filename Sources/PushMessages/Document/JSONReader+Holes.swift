extension JSONReader {
  /// The end of a place where a program or tool puts a value without quotes: `{{count}}`, `%d`, `#{count}`, `<%= count %>`,
  /// `...`; `nil` if none starts here.
  func holeEnd() -> Int? {
    guard let first = peek, Self.holeStarts.contains(first) else { return nil }
    let rest = bytes[position...].prefix(Self.maximumHole)
    if first == UInt8(ascii: "%") { return verbEnd(rest) }
    for (opening, closing) in Self.holeMarks where rest.starts(with: opening.utf8) {
      guard !closing.isEmpty else { return position + opening.utf8.count }
      let end = rest.indices.first { index in
        index >= position + opening.utf8.count && rest[index...].starts(with: closing.utf8)
      }
      return end.map { $0 + closing.utf8.count }
    }
    guard first == UInt8(ascii: "<"), let next = rest.dropFirst().first, isNameStart(next) else {
      return nil
    }
    let name = rest.dropFirst().prefix { isNameByte($0) || $0 == 0x20 }
    let isClosed = name.endIndex < rest.endIndex && rest[name.endIndex] == UInt8(ascii: ">")
    return isClosed ? name.endIndex + 1 : nil
  }

  /// Passes over such a place, whose value isn't in the text.
  mutating func hole(to end: Int) -> JSONNode {
    let start = position
    position = end
    hasScript = true
    let code = String(decoding: bytes[start..<end].prefix(40), as: UTF8.self)
    warn(
      "‘\(code)’ is for the program to fill in: it was left out",
      .init(extent: .unfilled, code: code), at: start)
    unknowns.insert(start)
    return JSONNode(kind: .null, range: start..<end)
  }

  /// `%d`, `%s`, `%(count)d`, `%1$d`.
  private func verbEnd(_ rest: ArraySlice<UInt8>) -> Int? {
    var rest = rest.dropFirst()
    if rest.first == UInt8(ascii: "("), let close = rest.firstIndex(of: UInt8(ascii: ")")) {
      rest = rest[(close + 1)...]
    }
    rest = rest.drop { (0x30...0x39).contains($0) || "$.+-".utf8.contains($0) }
    guard let letter = rest.first, isLetter(letter) || letter == UInt8(ascii: "@") else {
      return nil
    }
    return rest.startIndex + 1
  }

  /// The last one is the first byte of `…`.
  private static let holeStarts = Array("{<#%\\.".utf8) + [0xE2]

  private static let holeMarks = [
    ("{{{", "}}}"), ("{{", "}}"), ("<%", "%>"), ("#{", "}"), ("\\(", ")"), ("...", ""), ("…", ""),
  ]

  /// More letters than are written between such marks.
  private static let maximumHole = 1000
}
