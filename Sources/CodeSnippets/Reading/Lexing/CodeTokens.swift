/// The words of a piece of source code, with the brackets that belong together.
struct CodeTokens {
  let bytes: [UInt8]
  let language: CodeLanguage
  let tokens: [CodeToken]
  /// How far each line is indented.
  let indentations: [Int]
  /// Whether it is Kotlin or Groovy, whose statements end with their lines.
  let endsStatementsByLines: Bool
  /// Whether the file has more words than were read.
  let isCut: Bool
  /// Whether there is other text around the code, as around a block on a page.
  let isPart: Bool
  /// How many bytes were read for the words, each as often as it was.
  let work: Int
  /// The line of an offset in the text that people see, of which this code may be a part; `nil` if it is the whole.
  private let lineOfOffset: ((Int) -> Int)?
  /// For each bracket the other one; -1 for other words and for brackets that are alone.
  private let partners: [Int32]
  /// The places that define functions, by their names.
  private(set) var functions: [String: [Int]] = [:]
  /// What the functions do with what they get, as far as it was looked for.
  let effects = FunctionEffects()
  /// The types of the SDK that the file gives names of its own: `import Message as FcmMessage`.
  private(set) var typeNames: [String: String] = [:]
  /// The maps and lists of Go that the file gives names of their own.
  private(set) var goTypes: [String: GoType] = [:]
  /// For each word the bracket that it is in; -1 outside of all.
  private let enclosing: [Int32]

  init(
    _ bytes: [UInt8], _ language: CodeLanguage, in range: Range<Int>? = nil,
    lineOfOffset: ((Int) -> Int)? = nil
  ) {
    self.lineOfOffset = lineOfOffset
    isPart = range.map { $0.count < bytes.count } ?? false
    var lexer = CodeLexer(bytes, language, in: range ?? 0..<bytes.count)
    lexer.readAll()
    self.bytes = bytes
    self.language = language
    let other =
      language == .java ? OtherJVMLanguage.reading(lexer.tokens, of: bytes) : nil
    tokens = other ?? lexer.tokens
    endsStatementsByLines = other != nil
    indentations = lexer.indentations
    isCut = lexer.isCut
    work = lexer.work
    var partners = Array(repeating: Int32(-1), count: lexer.tokens.count)
    var enclosing = partners
    var open: [Int32] = []
    for (index, token) in lexer.tokens.enumerated() where token.kind == .mark {
      let byte = bytes[token.start]
      if "([{".utf8.contains(byte) {
        open.append(Int32(index))
      } else if ")]}".utf8.contains(byte), let last = open.last,
        Self.closing(of: bytes[lexer.tokens[Int(last)].start]) == byte
      {
        open.removeLast()
        partners[Int(last)] = Int32(index)
        partners[index] = last
      }
    }
    // Only brackets that are closed enclose anything: one in the prose around a snippet doesn't.
    var around: [Int32] = []
    for index in lexer.tokens.indices {
      if partners[index] >= 0, partners[index] < index { around.removeLast() }
      enclosing[index] = around.last ?? -1
      if partners[index] > index { around.append(Int32(index)) }
    }
    self.partners = partners
    self.enclosing = enclosing
    functions = Self.functions(in: self)
    typeNames = Self.typeNames(in: self)
    if language == .go { goTypes = GoType.named(in: self) }
  }

  private static func closing(of byte: UInt8) -> UInt8 {
    byte == UInt8(ascii: "(") ? UInt8(ascii: ")") : byte + 2
  }

  var count: Int { tokens.count }

  /// The line of a word, counted from 1, for a sentence.
  func line(of index: Int) -> Int {
    guard tokens.indices.contains(index) else { return 1 }
    return lineOfOffset?(tokens[index].start) ?? tokens[index].line + 1
  }

  func partner(of index: Int) -> Int? {
    partners.indices.contains(index) && partners[index] >= 0 ? Int(partners[index]) : nil
  }

  /// The opening bracket around a word.
  func bracket(around index: Int) -> Int? {
    enclosing.indices.contains(index) && enclosing[index] >= 0 ? Int(enclosing[index]) : nil
  }

  /// The word's letters as they are written; empty behind the last word.
  func text(_ index: Int) -> String {
    tokens.indices.contains(index)
      ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
  }

  /// Whether the word is this one; texts in quotes are no words.
  func at(_ index: Int, is word: String) -> Bool {
    guard index >= 0, index < tokens.count else { return false }
    // Every word of a file is compared with dozens; the length tells almost all of them.
    let token = tokens[index]
    guard token.end - token.start == word.utf8.count, token.kind == .name || token.kind == .mark
    else { return false }
    var place = token.start
    for byte in word.utf8 {
      if bytes[place] != byte { return false }
      place += 1
    }
    return true
  }

  func kind(_ index: Int) -> CodeToken.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  func isName(_ index: Int) -> Bool { kind(index) == .name }

  /// How far the line of a word is indented.
  func indentation(of index: Int) -> Int { indentations[tokens[index].line] }
}

extension CodeTokens {
  /// The word at an offset, or the first one behind it.
  func index(at offset: Int) -> Int {
    var lower = 0
    var upper = count
    while lower < upper {
      let middle = (lower + upper) / 2
      if tokens[middle].end <= offset { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }

  /// The first letters of the code in a range, for a sentence.
  func excerpt(_ range: Range<Int>) -> String {
    let code = String(decoding: bytes[range].prefix(200), as: UTF8.self)
    // The quotes that several lines begin with say nothing alone.
    let lines = code.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
    let isShort = (lines.first?.count ?? 0) < 6
    let line = isShort ? lines.joined(separator: " ")[...] : code.prefix { !$0.isNewline }
    return line.count > 40 ? line.prefix(40) + "…" : String(line)
  }
}
