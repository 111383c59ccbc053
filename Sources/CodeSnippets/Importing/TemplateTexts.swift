internal import ByteSearch
internal import PushMessages

/// The places in a message's texts that a program fills in before it sends the message: `Hi %s`, `Hi ${name}`,
/// `Hi {{name}}`.
struct TemplateTexts {
  /// Where the message's JSON was found.
  enum Place {
    /// In a text of a program, which may be a pattern for any function.
    case quoted
    /// In a request as tools for HTTP write it.
    case plain
    /// In a value of a program, in a language whose texts hold values between `#{` and `}`, if any.
    case code
    /// The same, of a language whose texts hold values behind a dollar sign.
    case dollarCode
    /// In a command, which another shell than the one that is read may run.
    case command
  }

  private let place: Place
  private(set) var findings: [JSONReader.Finding] = []

  init(_ root: JSONNode, _ place: Place) {
    self.place = place
    walk(root, FieldPath(), depth: 0)
  }

  private mutating func walk(_ node: JSONNode, _ path: FieldPath, depth: Int) {
    guard depth < Self.maximumDepth else { return }
    if let text = node.string, let hole = hole(in: Array(text.utf8)) {
      let name = path.description
      findings.append(
        JSONReader.Finding(
          severity: .warning,
          sentence: "‘\(hole)’ is for the program to fill in, and stays in \(name)",
          offset: node.range.lowerBound,
          kind: .loss(.init(name, extent: .unfilled, code: hole))))
    }
    for member in node.members ?? [] {
      let isRequest = path.components.isEmpty && member.key == "message"
      walk(
        member.value, isRequest ? path : path.appending(member.key), depth: depth + 1)
    }
    for element in node.elements ?? [] { walk(element, path, depth: depth + 1) }
  }

  private static let maximumDepth = 64

  /// The first place of a text that is to be filled in.
  private func hole(in text: [UInt8]) -> String? {
    for index in text.indices {
      guard let end = end(of: text[index...]) else { continue }
      return String(decoding: text[index..<end], as: UTF8.self)
    }
    return nil
  }

  private func end(of text: ArraySlice<UInt8>) -> Int? {
    switch (text.first, place) {
    case (UInt8(ascii: "{"), .plain): braces(text, closing: "}}", opening: "{{")
    case (UInt8(ascii: "#"), .code), (UInt8(ascii: "#"), .dollarCode):
      braces(text.dropFirst(), closing: "}", opening: "{")
    case (UInt8(ascii: "$"), .dollarCode):
      braces(text.dropFirst(), closing: "}", opening: "{") ?? name(text.dropFirst())
    case (UInt8(ascii: "%"), .command): named(text.dropFirst(), closing: UInt8(ascii: "%"))
    case (UInt8(ascii: "%"), .quoted):
      named(text.dropFirst(), closing: UInt8(ascii: "%")) ?? verb(text.dropFirst())
    case (UInt8(ascii: "$"), .quoted), (UInt8(ascii: "#"), .quoted):
      braces(text.dropFirst(), closing: "}", opening: "{")
        ?? (text.first == UInt8(ascii: "$") ? name(text.dropFirst()) : nil)
    case (UInt8(ascii: "{"), .quoted):
      braces(text, closing: "}}", opening: "{{")
        ?? named(text.dropFirst(), closing: UInt8(ascii: "}"))
    default: nil
    }
  }

  private func braces(_ text: ArraySlice<UInt8>, closing: String, opening: String) -> Int? {
    guard text.starts(with: opening.utf8) else { return nil }
    return text.offset(of: closing).map { $0 + closing.utf8.count }
  }

  /// A name or number up to a sign.
  private func named(_ text: ArraySlice<UInt8>, closing: UInt8) -> Int? {
    let name = text.prefix(while: Self.isOfName)
    guard !name.isEmpty, name.endIndex < text.endIndex, text[name.endIndex] == closing else {
      return nil
    }
    return name.endIndex + 1
  }

  private func name(_ text: ArraySlice<UInt8>) -> Int? {
    guard let first = text.first, CodeLexer.isLetter(first) || first == UInt8(ascii: "_") else {
      return nil
    }
    return text.prefix(while: Self.isOfName).endIndex
  }

  /// `s`, `d`, `1$s`, `.2f`, `(name)s` behind a percent sign.
  private func verb(_ text: ArraySlice<UInt8>) -> Int? {
    var rest = text
    if rest.first == UInt8(ascii: "("), let close = rest.firstIndex(of: UInt8(ascii: ")")) {
      rest = rest[(close + 1)...]
    }
    rest = rest.drop { CodeLexer.isDigit($0) || "$.+-".utf8.contains($0) }
    guard let letter = rest.first, "sdifvquxgceSTt@".utf8.contains(letter) else { return nil }
    return rest.startIndex + 1
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    CodeLexer.isLetter(byte) || CodeLexer.isDigit(byte) || byte == UInt8(ascii: "_")
  }
}

extension TemplateTexts.Place {
  /// The place of JSON that starts at an offset of a text.
  init(before start: Int, in bytes: [UInt8]) {
    let sign = bytes[..<start].last { $0 > 0x20 }
    guard let sign, !"\"'`".utf8.contains(sign) else {
      self = sign == nil ? .plain : .quoted
      return
    }
    guard "=(:,[>".utf8.contains(sign) || bytes[..<start].offset(of: "<<") != nil else {
      self = .plain
      return
    }
    self = Self.isDollarCode(bytes) ? .dollarCode : .code
  }

  /// Whether a text is of Dart, PHP or a shell.
  private static func isDollarCode(_ bytes: [UInt8]) -> Bool {
    dollarWords.contains { bytes[...].offset(of: $0) != nil }
  }

  private static let dollarWords = [
    "jsonEncode(", "json.encode(", "'package:", "Future<", "<String,", "final ", "http.post(",
    "<?php",
    "<<",
  ]
}
