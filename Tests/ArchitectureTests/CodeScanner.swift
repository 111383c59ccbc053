/// Tells code, comments and string literals of a Swift text apart; the lines stay the lines.
///
/// Code inside an interpolation is code, and the literal has `{}` in its place. Regular expression literals are taken for code.
struct CodeScanner {
  private enum State {
    /// The parentheses that are open, inside an interpolation.
    case code(depth: Int)
    case string(hashes: Int, isMultiline: Bool)
  }

  private let text: [UInt8]
  private var position = 0
  private var states: [State] = [.code(depth: 0)]
  private var result: [UInt8] = []
  /// Those that are open: a literal in an interpolation stands in another one.
  private var open: [[UInt8]] = []
  /// Whether only a plus sign and white space came after the last literal.
  private var isJoining = false
  /// The string literals, as they were closed; those that are added with a plus sign are one.
  private(set) var literals: [String] = []

  init(_ text: String) {
    self.text = Array(text.utf8)
  }

  mutating func code() -> String {
    while position < text.count, let state = states.last {
      switch state {
      case .string(let hashes, let isMultiline): scanString(hashes, isMultiline)
      case .code(let depth): scanCode(depth)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Past the end there are line ends.
  private func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < text.count ? text[position + offset] : 0x0A
  }

  private func hashes(at offset: Int) -> Int {
    var count = 0
    while byte(offset + count) == UInt8(ascii: "#") { count += 1 }
    return count
  }

  /// One or three quotation marks stand here; 0 if none does.
  private func quotes(at offset: Int) -> Int {
    let quote = UInt8(ascii: "\"")
    guard byte(offset) == quote else { return 0 }
    return byte(offset + 1) == quote && byte(offset + 2) == quote ? 3 : 1
  }

  private mutating func scanCode(_ depth: Int) {
    let slash = UInt8(ascii: "/")
    if byte() == slash, byte(1) == slash { return skipLine() }
    if byte() == slash, byte(1) == UInt8(ascii: "*") { return skipBlock() }
    let hashes = hashes(at: 0)
    let quotes = quotes(at: hashes)
    if quotes > 0 {
      position += hashes + quotes
      result.append(UInt8(ascii: "\""))
      states.append(.string(hashes: hashes, isMultiline: quotes == 3))
      let isNext = isJoining && result.dropLast().last { !Self.isSpace($0) } == UInt8(ascii: "+")
      open.append(isNext ? literals.popLast().map { Array($0.utf8) } ?? [] : [])
      isJoining = false
      return
    }
    let character = byte()
    position += 1
    if !Self.isSpace(character), character != UInt8(ascii: "+") { isJoining = false }
    if character == UInt8(ascii: ")"), depth == 1, states.count > 1 {
      states.removeLast()
      return
    }
    result.append(character)
    guard states.count > 1 else { return }
    if character == UInt8(ascii: "(") { states[states.count - 1] = .code(depth: depth + 1) }
    if character == UInt8(ascii: ")") { states[states.count - 1] = .code(depth: depth - 1) }
  }

  private mutating func scanString(_ hashes: Int, _ isMultiline: Bool) {
    let character = byte()
    if character == UInt8(ascii: "\\"), self.hashes(at: 1) >= hashes {
      let escaped = byte(1 + hashes)
      // The escaped character may be a quotation mark; a line end has to stay.
      position += 1 + hashes + (escaped == 0x0A ? 0 : 1)
      if escaped != UInt8(ascii: "("), escaped != 0x0A { note([escaped]) }
      guard escaped == UInt8(ascii: "(") else { return }
      result.append(UInt8(ascii: " "))
      states.append(.code(depth: 1))
      note("{}".utf8)
      return
    }
    let closing = isMultiline ? 3 : 1
    if quotes(at: 0) >= closing, self.hashes(at: closing) >= hashes {
      position += closing + hashes
      result.append(UInt8(ascii: "\""))
      states.removeLast()
      literals.append(String(decoding: open.popLast() ?? [], as: UTF8.self))
      isJoining = true
      return
    }
    if character == 0x0A { result.append(character) }
    note([character])
    position += 1
  }

  private mutating func note(_ bytes: some Sequence<UInt8>) {
    guard !open.isEmpty else { return }
    open[open.count - 1] += bytes
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }

  private mutating func skipLine() {
    while byte() != 0x0A { position += 1 }
  }

  private mutating func skipBlock() {
    while position < text.count, byte() != UInt8(ascii: "*") || byte(1) != UInt8(ascii: "/") {
      if byte() == 0x0A { result.append(0x0A) }
      position += 1
    }
    position = min(position + 2, text.count)
  }
}
