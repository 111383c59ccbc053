/// One placeholder of a text, in the grammar that Java's Formatter and Apple's `String(format:)`
/// share: `%[n$][flags][width][.precision][length]conversion`.
struct Placeholder: Hashable, Sendable {
  /// Where it stands, in UTF-8 bytes.
  var range: Range<Int>
  /// Counted from 1; `nil` takes the next one.
  var index: Int?
  /// Apple's `'` groups digits as Java's `,` does.
  var flags: FormatFlags
  var width: Int?
  var precision: Int?
  /// C's `h`, `l`, `ll`, `q`, `L`, `z`, `t`, `j` stand before the conversion; they change no text.
  var hasLength: Bool
  var conversion: Unicode.Scalar

  /// `%%` and Java's `%n` take none.
  var takesArgument: Bool { conversion != "%" && conversion != "n" }

  var isUpperCase: Bool { "A"..."Z" ~= conversion }

  /// `%@`, `%2$@` or `%%`: the only ones that a push on Apple knows.
  var isPushFormat: Bool {
    guard conversion == "@" || conversion == "%" else { return false }
    return flags.isEmpty && width == nil && precision == nil && !hasLength
  }

  /// The start of `%#@name@`, a variable of Apple's `.stringsdict`.
  var isPluralVariable: Bool { conversion == "@" && flags.contains(.alternate) }

  /// As it stands in its text: `%1$ld`.
  func written(in text: String) -> String {
    String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }

  /// The words for its remedy: `%1$s` for `%1$d` on Android, `%1$@` on Apple.
  func rewritten(conversion: Character) -> String {
    (index.map { "%\($0)$" } ?? "%") + String(conversion)
  }

  /// Both platforms format nothing where the message has no arguments.
  func reasonForShowingRaw(in text: String) -> String {
    let remedy =
      takesArgument
      ? "give the message arguments" : "write a single % or give the message an argument"
    return
      "\(written(in: text)) appears literally: without arguments devices format nothing; \(remedy)"
  }
}

extension Placeholder {
  /// As Android's formatter has read it.
  init(_ specifier: AndroidFormatSpecifier, hasLength: Bool) {
    let conversion = Unicode.Scalar(specifier.conversion) ?? "s"
    let capital = Unicode.Scalar(specifier.conversion & ~0x20) ?? conversion
    self.init(
      range: 0..<0, index: nil, flags: specifier.flags, width: specifier.width,
      precision: specifier.precision, hasLength: hasLength,
      conversion: specifier.isUpperCase ? capital : conversion)
  }
}
