internal import PushMessages

/// A here-document that starts on the line before an offset: `cat > push.json <<EOF`, `body = <<~JSON`.
struct HereText {
  enum Kind: Hashable {
    /// The input of a command, in which the shell fills in values.
    case shell
    /// A value of Ruby or PHP, with escapes.
    case program
    /// The same of Terraform, and any in whose quotes nothing is filled in.
    case literal
  }

  private(set) var kind: Kind
  /// UTF-8 offsets of what is in it.
  private(set) var range: Range<Int>

  init?(before offset: Int, in bytes: [UInt8]) {
    let before = bytes[..<offset].suffix(Self.maximumLength)
    guard let end = before.lastIndex(of: 0x0A),
      before[end...].allSatisfy({ $0 <= 0x20 }),
      let last = before[..<end].lastIndex(where: { $0 > 0x20 })
    else { return nil }
    let start = before[...last].lastIndex(of: 0x0A).map { $0 + 1 } ?? before.startIndex
    let line = before[start...last]
    guard let sign = line.offset(of: "<<") else { return nil }
    let marks = line[sign...].prefix { $0 == UInt8(ascii: "<") }.count
    var rest = line[(sign + marks)...]
    let isIndented = rest.first == UInt8(ascii: "~")
    if isIndented || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    rest = rest.drop { $0 == 0x20 }
    let quote = rest.first.flatMap { "'\"\\".utf8.contains($0) ? $0 : nil }
    if quote != nil { rest = rest.dropFirst() }
    let name = rest.prefix {
      CodeLexer.isLetter($0) || CodeLexer.isDigit($0) || $0 == UInt8(ascii: "_")
    }
    // A value of Ruby, PHP or Terraform, and not the input of a command.
    let isValue = line[..<sign].last { $0 > 0x20 }.map { "=(,:[".utf8.contains($0) } ?? false
    guard !name.isEmpty, marks < 4, isValue || marks == 2 && !isIndented else { return nil }
    range = end + 1..<Self.end(of: name, from: end + 1, in: bytes)
    if isValue {
      kind = quote == UInt8(ascii: "'") || marks == 2 && !isIndented ? .literal : .program
    } else {
      kind = quote == nil ? .shell : .literal
    }
  }

  /// The start of the line that is the delimiter and nothing else.
  private static func end(of name: ArraySlice<UInt8>, from start: Int, in bytes: [UInt8]) -> Int {
    var line = start
    while line < bytes.count {
      let end = bytes[line...].firstIndex(of: 0x0A) ?? bytes.count
      let word = bytes[line..<end].drop { $0 <= 0x20 }
      if word.starts(with: name),
        word.dropFirst(name.count).allSatisfy({ $0 <= 0x20 || $0 == 0x3B })
      {
        return line
      }
      line = end + 1
    }
    return bytes.count
  }

  /// More letters than a line with the sign has.
  private static let maximumLength = 2000
}
