/// The places that give a name a value in a way that isn't followed.
struct CodeBindings {
  /// The words with the names, in the order of the file.
  private(set) var names: [Int] = []
  /// Imports of whatever a module has: `from config import *`.
  private(set) var wildcards: [Int] = []
  /// The names that a function of Python sets for the whole file.
  private(set) var globals: Set<String> = []
  /// What may give any member or variable of the file a value: `Object.assign(this, options)`, `setattr(self, key, value)`.
  private(set) var blankets: [Int] = []
  private let source: CodeTokens

  init(_ source: CodeTokens) {
    self.source = source
    for index in source.tokens.indices {
      switch source.language {
      case .python: readPython(at: index)
      case .node, .java, .go, .csharp: readBlockLanguage(at: index)
      }
    }
    names.sort()
  }

  private mutating func readPython(at index: Int) {
    switch source.text(index) {
    case "=" where source.kind(index) == .mark && source.bracket(around: index) == nil:
      names += targets(before: index)
    case ":=": add(index - 1)
    case "import": readImport(at: index)
    case "as" where source.at(index + 1, is: "("):
      addAll(index + 2, until: [")"])
    case "as", "def", "class": add(index + 1)
    case "for" where source.bracket(around: index) == nil:
      addAll(index + 1, until: ["in"])
    case "case" where source.tokens[index].isFirstOnLine:
      addAll(index + 1, until: ["if", ":"])
    case "del" where !source.at(index + 2, is: ".") && !source.at(index + 2, is: "["):
      add(index + 1)
    case "setattr", "globals", "vars", "__dict__", "exec": blankets.append(index)
    case "global", "nonlocal":
      globals.formUnion(line(from: index + 1).filter(source.isName).map(source.text))
    default: break
    }
  }

  private func line(from first: Int) -> Range<Int> {
    var end = first
    while end < source.count, end - first < Self.maximumLength, !source.tokens[end].isFirstOnLine,
      !source.at(end, is: ";")
    {
      end += 1
    }
    return first..<end
  }

  private static let maximumLength = 200

  private mutating func readImport(at index: Int) {
    if source.at(index + 1, is: "*") { return wildcards.append(index + 1) }
    var end = line(from: index + 1).upperBound
    if source.at(index + 1, is: "("), let close = source.partner(of: index + 1) { end = close }
    for word in index + 1..<max(index + 1, end) where !source.at(word + 1, is: "as") { add(word) }
  }

  private mutating func readBlockLanguage(at index: Int) {
    switch source.text(index) {
    case "=", ":=":
      guard source.kind(index) == .mark else { return }
      names += targets(before: index)
    case "++", "--":
      add(index - 1)
      add(index + 1)
    case "/=", "%=", "&=", "**=", "-=", "*=", "+=", "|=", "??=", "||=", "&&=": add(index - 1)
    case "of", "in", ":":
      guard let bracket = source.bracket(around: index), source.at(bracket, is: "("),
        ["for", "foreach", "await"].contains(where: { source.at(bracket - 1, is: $0) })
      else { return }
      if let open = source.partner(of: index - 1), open < index {
        names += plainNames(open + 1..<index - 1)
        return
      }
      add(index - 1)
    case "import" where source.language == .node:
      addAll(index + 1, until: ["from", "("])
    case "function", "class": add(index + 1)
    case "this" where source.language == .node:
      let isGiven =
        source.at(index - 1, is: "(") && source.at(index - 3, is: ".")
        && source.at(index - 4, is: "Object")
      if isGiven || source.at(index + 1, is: "[") { blankets.append(index) }
    case "out", "ref":
      guard source.language == .csharp else { return }
      addAll(index + 1, until: [",", ")"])
    case "&":
      // The address of a variable that a function or another variable gets.
      guard source.language == .go,
        [":=", "=", "(", ","].contains(where: { source.at(index - 1, is: $0) }),
        !source.at(index + 2, is: "{"), !source.at(index + 2, is: "."),
        !(source.at(index - 1, is: "=") && source.at(index - 3, is: "."))
      else { return }
      add(index + 1)
    default: break
    }
  }

  private mutating func add(_ word: Int) {
    if source.isName(word), !source.at(word - 1, is: ".") { names.append(word) }
  }

  /// The names from a word to the one that ends them; parts of other objects are none.
  private mutating func addAll(_ first: Int, until ends: [String]) {
    let around = source.bracket(around: first - 1)
    for word in line(from: first) {
      let isOutside = source.bracket(around: word) == around
      if isOutside, ends.contains(where: { source.at(word, is: $0) }) { return }
      if ![".", "(", "="].contains(where: { source.at(word + 1, is: $0) }) { add(word) }
    }
  }

  /// The plain names that a sign gives values to: `a`, `(a, b)`, `[a, *b]`, `{a, c: b}`.
  private func targets(before sign: Int) -> [Int] {
    var found: [Int] = []
    var isList = false
    let around = source.bracket(around: sign)
    var word = sign - 1
    while word >= 0, sign - word < Self.maximumTargets, word != around {
      if let open = source.partner(of: word), open < word {
        if isPattern(open) { found += plainNames(open + 1..<min(word, open + Self.maximumLength)) }
        word = open
      } else if source.at(word, is: ",") {
        guard source.language == .python || source.language == .go else { break }
        isList = true
      } else if source.at(word, is: ":") {
        // What is behind it is a type, or a statement of its own.
        return isList ? found : []
      } else if source.isName(word) {
        if isPlain(word) { found.append(word) }
        guard source.language == .python || source.language == .go else { break }
      } else if !source.at(word, is: ".") && !source.at(word, is: "*") {
        break
      }
      if source.tokens[word].isFirstOnLine { break }
      word -= 1
    }
    // `{topic = "a"}` is a member of an initializer.
    if let around, source.at(around, is: "{"), source.isValueBracket(around),
      source.language != .node
    {
      return []
    }
    return found
  }

  private static let maximumTargets = 60

  private func plainNames(_ words: Range<Int>) -> [Int] {
    words.filter { source.isName($0) && isPlain($0) && !source.at($0 + 1, is: ":") }
  }

  private func isPlain(_ word: Int) -> Bool {
    !source.at(word - 1, is: ".") && ![".", "[", "("].contains { source.at(word + 1, is: $0) }
  }

  /// Whether a bracket is no call and no index.
  private func isPattern(_ open: Int) -> Bool {
    if open == 0 || source.tokens[open].isFirstOnLine || source.endsCondition(open - 1) {
      return true
    }
    let words = ["const", "let", "var", "val", "else", "do"]
    return source.kind(open - 1) == .mark
      ? !source.at(open - 1, is: ")") && !source.at(open - 1, is: "]")
      : words.contains { source.at(open - 1, is: $0) }
  }
}
