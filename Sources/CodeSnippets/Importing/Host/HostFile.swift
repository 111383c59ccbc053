internal import PushMessages

/// A text that people gave, with the languages of its parts, each told once.
struct HostFile {
  /// A text of a program as the program has it.
  struct Text {
    /// With offsets in the file.
    var excerpt: Excerpt
    /// Whether the language is known well enough to tell what its marks mean.
    var isCertain = true
    /// Whether the program puts values between braces.
    var isFilled = false
    /// The same as a word of a shell, with what the shell puts in.
    var word: ShellWord?
  }

  let bytes: [UInt8]
  private let blocks: [CodeBlock]
  private var languages: [Int: HostLanguage] = [:]
  private var constants: ShellConstants?
  /// How many bytes were read, each as often as it was.
  private(set) var work = 0

  init(_ bytes: [UInt8]) {
    blocks = CodeBlock.blocks(of: bytes)
    // The signs of a quotation are none of what is quoted.
    self.bytes = blocks.filter(\.isQuoted).reduce(bytes) { $1.unquoted($0) }
  }

  /// The text in quotes or the here-document whose first letter but blanks is at an offset; `nil` if none starts there.
  mutating func text(before offset: Int) -> Text? {
    if let document = HereText(before: offset, in: bytes) { return text(of: document) }
    guard let last = bytes[..<offset].last(where: { $0 > 0x20 }), "\"'`".utf8.contains(last) else {
      return nil
    }
    return text(startingAt: offset)
  }

  /// The text behind a quote with those that the program adds to it; `nil` if it adds none.
  mutating func joinedText(before offset: Int) -> Text? {
    let language = language(at: offset)
    guard let text = HostText(before: offset, in: bytes, language) else { return nil }
    let (first, end) = text.read(bytes)
    guard let whole = JoinedText(bytes: bytes, language: language).whole(first, to: end) else {
      return nil
    }
    work += whole.bytes.count
    return Text(excerpt: whole)
  }

  private mutating func text(of document: HereText) -> Text {
    let body = Excerpt(Array(bytes[document.range]), from: document.range.lowerBound)
    work += document.range.count
    switch document.kind {
    case .literal: return Text(excerpt: body)
    case .program:
      let text = HostText(from: 0, marks: .program).decoded(body.bytes)
      return Text(excerpt: text.moved(to: body))
    case .shell:
      let constants = constants ?? ShellConstants(in: Excerpt(bytes))
      self.constants = constants
      var reader = ShellReader(
        body, at: 0, constants: constants, asOf: document.range.lowerBound)
      let word = reader.filled()
      return Text(excerpt: word.excerpt, word: word)
    }
  }

  /// The text behind a quote.
  mutating func text(startingAt offset: Int) -> Text? {
    HostText(before: offset, in: bytes, language(at: offset)).map {
      decoded($0, quotes: $0.closing.count)
    }
  }

  private mutating func decoded(_ text: HostText, quotes: Int) -> Text {
    var excerpt = text.decoded(bytes)
    let end = excerpt.origin(of: excerpt.bytes.count)
    work += end - text.start
    let format = FormatText(bytes: bytes, language: language(at: text.start))
    let style = format.style(ofTextFrom: max(0, text.start - quotes), to: end + quotes)
    if style == .percent { excerpt = excerpt.undoubling(["%"]) }
    if style == .braces || text.hasDoubledBraces { excerpt = excerpt.undoubling(["{", "}"]) }
    return Text(
      excerpt: excerpt, isCertain: text.isCertain, isFilled: text.isFilled || style == .braces)
  }

  mutating func language(at offset: Int) -> HostLanguage {
    let block = blocks.first { $0.range.contains(offset) }
    let range = block?.range ?? 0..<bytes.count
    if let known = languages[range.lowerBound] { return known }
    let language = HostLanguage(bytes[range], tag: block?.tag ?? "")
    languages[range.lowerBound] = language
    return language
  }
}
