extension CodeScope {
  enum HeaderKind {
    case function
    case loop
    case condition
    case type
  }

  func headerKind(_ header: Int) -> HeaderKind {
    let index = source.at(header, is: "}") ? header + 1 : header
    switch source.text(index) {
    case "async" where !source.at(index + 1, is: "for") && !source.at(index + 1, is: "with"):
      return .function
    case "for", "foreach", "with", "using", "catch", "except", "while", "async": return .loop
    case "if", "else", "elif", "try", "do", "finally", "switch", "case", "default", "match",
      "synchronized", "lock", "unsafe", "select":
      return .condition
    default:
      let words = (index..<min(source.count, index + 6)).filter {
        source.tokens[$0].line == source.tokens[index].line
      }
      let isType = words.contains { word in
        ["class", "struct", "namespace", "record"].contains { source.at(word, is: $0) }
      }
      return isType ? .type : .function
    }
  }

  /// What the block of a brace is for.
  func blockKind(_ brace: Int) -> HeaderKind {
    if source.isTypeBlock(brace) { return .type }
    let word = source.blockWord(brace)
    if ["for", "foreach", "while", "catch", "with", "using"].contains(word) { return .loop }
    return source.isConditionWord(word) || Self.plainWords.contains(word) ? .condition : .function
  }

  /// Words before a block that runs where it stands.
  private static let plainWords: Set<String> = [
    "", "try", "finally", "static", "init", "synchronized", "lock", "unsafe", "fixed", "checked",
    "unchecked", "select", "default",
  ]

  /// Whether the header of a function or loop names a variable of its own so.
  func declares(_ name: String, _ header: Int) -> Bool {
    var index = header
    if source.at(header, is: ")"), let open = source.partner(of: header) { index = open }
    let line = source.tokens[header].line
    let end = min(source.count, index + 200)
    while index < end, source.tokens[index].line <= line {
      if source.isName(index), source.at(index, is: name), !source.at(index + 1, is: "(") {
        return true
      }
      index += 1
    }
    return false
  }
}
