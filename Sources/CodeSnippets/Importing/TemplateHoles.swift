/// The signs that a program, a shell or a tool may put values in place of.
struct TemplateHoles: OptionSet {
  let rawValue: Int

  /// `{{name}}`, `${{ name }}`, `<%= name %>`.
  static let tags = TemplateHoles(rawValue: 1)
  /// `#{name}`.
  static let hashes = TemplateHoles(rawValue: 2)
  /// `${name}` and `$name`.
  static let dollars = TemplateHoles(rawValue: 4)
  /// `$(date)`.
  static let calls = TemplateHoles(rawValue: 8)
  /// `%s` and `%(name)s`, also in the middle of a word.
  static let verbs = TemplateHoles(rawValue: 16)
  /// The same, where no letter follows.
  static let wholeVerbs = TemplateHoles(rawValue: 32)
  /// `%NAME%`.
  static let variables = TemplateHoles(rawValue: 64)
  /// `{name}` and `{0}`.
  static let names = TemplateHoles(rawValue: 128)
  /// `{any.code()}` and `{}`.
  static let code = TemplateHoles(rawValue: 256)
  /// `%%`, which fills in nothing.
  static let doubledPercents = TemplateHoles(rawValue: 1024)

  /// `${name}` alone.
  static let braces = TemplateHoles(rawValue: 2048)
  /// `{% if name %}` and `<%= name %>`.
  static let statements = TemplateHoles(rawValue: 4096)

  /// Signs that hardly any text has which people read, whatever it is in.
  static let anywhere: TemplateHoles = [.tags, .statements, .hashes, .braces, .calls]
  /// The same in code, whose own texts hold the others as letters.
  static let values: TemplateHoles = [.tags, .statements, .braces]
  /// The same in what a shell gets in quotes.
  static let shell: TemplateHoles = [.tags, .statements, .hashes]
  /// The same in a draft, whose own places for values are `{{name}}`.
  static let draft: TemplateHoles = [.statements]

  /// A text of a program, which may be a pattern for any function.
  static let quoted: TemplateHoles = [
    .tags, .hashes, .dollars, .calls, .verbs, .variables, .names, .doubledPercents,
  ]
  /// A request as tools for HTTP write it.
  static let plain: TemplateHoles = .tags
  /// A here-document of Terraform, or one in which nothing is filled in but by tools.
  static let terraform: TemplateHoles = [.tags]
  /// A value of a program in a language whose texts may hold values between `#{` and `}`.
  static let value: TemplateHoles = .hashes
  /// The same, of a language whose texts hold values behind a dollar sign.
  static let dollarValue: TemplateHoles = [.hashes, .dollars, .calls]
  /// A command, which another shell than the one that is read may run, or a tool may write.
  static let command: TemplateHoles = [.tags, .hashes, .wholeVerbs, .variables, .doubledPercents]

  /// The first place of a text that is to be filled in.
  func first(in text: [UInt8]) -> String? {
    guard text.contains(where: { "{%$#<".utf8.contains($0) }) else { return nil }
    for index in text.indices {
      guard let end = end(of: text[index...]) else { continue }
      return String(decoding: text[index..<end], as: UTF8.self)
    }
    return nil
  }

  private func end(of text: ArraySlice<UInt8>) -> Int? {
    if contains(.tags), let end = tag(text) { return end }
    if contains(.statements), let end = braces(text, "{%", "%}") ?? braces(text, "<%", "%>") {
      return end
    }
    let rest = text.dropFirst()
    switch text.first {
    case UInt8(ascii: "{"):
      if contains(.code), let close = rest.firstIndex(of: UInt8(ascii: "}")) { return close + 1 }
      return contains(.names) ? named(rest, closing: UInt8(ascii: "}")) : nil
    case UInt8(ascii: "#"): return contains(.hashes) ? braces(rest, "{", "}") : nil
    case UInt8(ascii: "$"):
      if contains(.dollars), let end = braces(rest, "{", "}") ?? name(rest) { return end }
      if contains(.braces), let end = braces(rest, "{", "}") { return end }
      return contains(.calls) ? braces(rest, "(", ")") : nil
    case UInt8(ascii: "%"):
      if contains(.variables), let end = named(rest, closing: UInt8(ascii: "%")) { return end }
      if contains(.verbs) { return verb(rest) }
      let end = contains(.wholeVerbs) ? verb(rest) : nil
      return end.flatMap { $0 < text.endIndex && Self.isOfName(text[$0]) ? nil : $0 }
    default: return nil
    }
  }

  private func tag(_ text: ArraySlice<UInt8>) -> Int? {
    braces(text, "${{", "}}") ?? braces(text, "{{{", "}}}") ?? braces(text, "{{", "}}")
      ?? braces(text, "<%", "%>")
  }

  private func braces(_ text: ArraySlice<UInt8>, _ opening: String, _ closing: String) -> Int? {
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

extension TemplateHoles {
  /// The signs that count in JSON that starts at an offset of a text.
  init(before start: Int, in bytes: [UInt8]) {
    if let document = HereText(before: start, in: bytes) {
      self = document.kind == .shell ? .plain : document.kind == .program ? .quoted : .terraform
      return
    }
    let sign = bytes[..<start].last { $0 > 0x20 }
    guard let sign, !"\"'`".utf8.contains(sign) else {
      self = sign == nil ? .plain : .quoted
      return
    }
    guard "=(:,[>".utf8.contains(sign) else {
      self = .plain
      return
    }
    self = Self.isDollarCode(bytes) ? .dollarValue : .value
  }

  /// Whether a text is of Dart or PHP.
  private static func isDollarCode(_ bytes: [UInt8]) -> Bool {
    dollarWords.contains { bytes[...].offset(of: $0) != nil }
  }

  private static let dollarWords = [
    "jsonEncode(", "json.encode(", "'package:", "Future<", "<String,", "final ", "http.post(",
    "<?php",
  ]
}
