extension CodeTokens {
  /// What a function of the text does with a value that it gets.
  enum Effect {
    /// It only reads it.
    case reading
    /// It gives the value back as it is.
    case giving
    /// It may change it, or send more than it.
    case changing
  }

  /// What the functions of the text by the name before a call's bracket do with the argument that has a word in it; `nil` if
  /// the text has none.
  func effect(of bracket: Int, on word: Int, depth: Int = 0) -> Effect? {
    let place = (bracket..<word).count { at($0, is: ",") && self.bracket(around: $0) == bracket }
    let named = functions[text(bracket - 1)] ?? []
    let all = named.filter { $0 != bracket - 1 && canBeCalled($0, by: bracket, place) }
    guard !all.isEmpty else { return nil }
    guard depth < Self.maximumCalls, all.count <= Self.maximumDefinitions else { return .changing }
    let isNamed = at(word - 1, is: "=") || at(word - 1, is: ":")
    let keyword = isNamed && isName(word - 2) ? text(word - 2) : nil
    let found = all.map { function in
      effects.of(
        FunctionEffects.Argument(function: function, place: place, keyword: keyword, depth: depth)
      ) {
        effect(ofFunction: function, place, keyword, depth)
      }
    }
    return found.contains(.changing) ? .changing : found.contains(.giving) ? .giving : .reading
  }

  /// Whether a call can be one of a function of the file with the same name: Go's have as many parameters as arguments,
  /// and a method that calls another object's method doesn't call itself.
  private func canBeCalled(_ function: Int, by bracket: Int, _ place: Int) -> Bool {
    guard let open = parameters(of: function) else { return true }
    if language == .go, parameter(place, nil, in: open) == nil { return false }
    let owner = beginning(of: bracket - 1)
    let isOfOther = bracket - 1 - owner >= 4
    return !isOfOther || !body(behind: partner(of: open) ?? open).contains(bracket)
  }

  private func effect(
    ofFunction name: Int, _ place: Int, _ keyword: String?, _ depth: Int
  ) -> Effect {
    guard let open = parameters(of: name), let parameter = parameter(place, keyword, in: open)
    else {
      return .changing
    }
    let body = body(behind: partner(of: open) ?? open)
    let value = text(parameter)
    let isVariadic = at(parameter - 1, is: "...") || at(parameter - 1, is: "*")
    var isGiven = false
    var mentions = 0
    for index in body.prefix(Self.maximumBody) {
      guard isName(index), at(index, is: value), !at(index - 1, is: "."), !isKey(index) else {
        continue
      }
      mentions += 1
      guard mentions <= Self.maximumMentions else { return .changing }
      if at(index - 1, is: "...") || at(index - 1, is: "**") || at(index - 1, is: "*") {
        guard isVariadic || language == .go else { return .changing }
      }
      switch use(ofName: index, .alias, depth: depth + 1) {
      case .reading, .sending: break
      case .returning: isGiven = true
      case .alias, .held, .change, .assignment, .call, .unclear, .rest: return .changing
      }
    }
    guard body.count <= Self.maximumBody else { return .changing }
    return isGiven ? .giving : .reading
  }

  /// Functions that call each other, deeper than is followed.
  private static let maximumCalls = 3
  /// More functions of one name than a file has.
  private static let maximumDefinitions = 8
  /// More words than a helper has, and more places that name what it gets.
  private static let maximumBody = 2000
  private static let maximumMentions = 20

  /// Whether the functions of the text by a name, if there are any, make nothing new of what they get.
  func isPassingOn(_ name: String) -> Bool {
    (functions[name] ?? []).allSatisfy { place in
      guard let open = parameters(of: place) else { return false }
      let body = body(behind: partner(of: open) ?? open)
      return body.count <= Self.maximumBody
        && body.allSatisfy { word in
          guard kind(word) == .name || kind(word) == .mark else { return false }
          return !at(word, is: "+") && (!at(word, is: "(") || at(word - 1, is: "new"))
        }
    }
  }

  /// The places that define functions, by their names.
  static func functions(in source: CodeTokens) -> [String: [Int]] {
    var functions: [String: [Int]] = [:]
    for index in source.tokens.indices where source.isName(index) {
      guard source.parameters(of: index) != nil else { continue }
      functions[source.text(index), default: []].append(index)
    }
    return functions
  }

  /// The parentheses of the function that a word names where it is defined, or its only parameter; `nil` elsewhere.
  private func parameters(of name: Int) -> Int? {
    if at(name + 1, is: "=") || at(name + 1, is: ":=") || at(name + 1, is: ":") && language == .node
    {
      return assigned(behind: name + 1)
    }
    guard at(name + 1, is: "("), let close = partner(of: name + 1) else { return nil }
    if ["def", "function", "func", "fun"].contains(where: { at(name - 1, is: $0) }) {
      return name + 1
    }
    switch language {
    case .python: return nil
    case .go:
      guard at(name - 1, is: ")"), let open = partner(of: name - 1), at(open - 1, is: "func") else {
        return nil
      }
      return name + 1
    case .node:
      let isMethod =
        tokens[name].isFirstOnLine || Self.methodWords.contains { at(name - 1, is: $0) }
      guard isMethod, !isConditionWord(text(name)), !at(name, is: "function") else { return nil }
      return isBody(behind: close + 1) ? name + 1 : nil
    case .java, .csharp:
      let isTyped =
        name > 0 && (kind(name - 1) == .name || [">", "]", "?"].contains { at(name - 1, is: $0) })
      let isCall = Self.callWords.contains { at(name - 1, is: $0) } || isConditionWord(text(name))
      guard isTyped, !isCall else { return nil }
      return ["{", "throws", "=>", "where", ":"].contains { at(close + 1, is: $0) } ? name + 1 : nil
    }
  }

  private static let methodWords = [
    "{", "}", ";", ",", "async", "static", "public", "private", "protected", "override", "*", "#",
  ]

  private static let callWords = ["return", "await", "new", "throw", "else", "in", "is", "case"]

  /// `= async (message) => …`, `= function (message) {`, `= message => …`, `= lambda message: …`, `:= func(m …) {`.
  private func assigned(behind sign: Int) -> Int? {
    var word = sign + 1
    while at(word, is: "async") || at(word, is: "function") || at(word, is: "func") { word += 1 }
    let isWord = word > sign + 1 && !at(word - 1, is: "async")
    if at(word, is: "lambda"), isName(word + 1) { return word + 1 }
    if isName(word), at(word + 1, is: "=>") || at(word + 1, is: "->") { return word }
    if isWord, isName(word) { word += 1 }
    guard at(word, is: "("), let close = partner(of: word) else { return nil }
    return isWord || isArrow(behind: close + 1) ? word : nil
  }

  private func isArrow(behind word: Int) -> Bool {
    if at(word, is: "=>") || at(word, is: "->") { return true }
    guard language == .node, at(word, is: ":") else { return false }
    return type(behind: word).map { at($0, is: "=>") } ?? false
  }

  private func isBody(behind word: Int) -> Bool {
    at(word, is: "{") || at(word, is: ":") && type(behind: word).map { at($0, is: "{") } ?? false
  }

  /// The first word behind the type that TypeScript says after a colon.
  private func type(behind colon: Int) -> Int? {
    (colon + 1..<min(count, colon + 20)).first { word in
      ["{", "=>", ";", "=", ")"].contains { at(word, is: $0) }
    }
  }

  private func body(behind close: Int) -> Range<Int> {
    if language == .python {
      let own = indentation(of: close)
      let end = (close + 1..<count).first { index in
        tokens[index].isFirstOnLine && tokens[index].line > tokens[close].line
          && indentation(of: index) <= own && bracket(around: index) == nil
      }
      return close + 1..<max(close + 1, end ?? count)
    }
    var word = close + 1
    while word < count, word - close < 20, !at(word, is: "{"), !at(word, is: "=>"),
      !at(word, is: "=")
    {
      word += 1
    }
    if at(word, is: "{"), let end = partner(of: word) { return word..<end }
    var parser = CodeParser(self, at: word + 1)
    if at(word + 1, is: "{"), let end = partner(of: word + 1) { return word + 1..<end }
    _ = parser.expression()
    return min(word, count)..<max(min(word, count), parser.index)
  }

  /// The name of the parameter at a place; `nil` if it has none.
  fileprivate func parameter(_ place: Int, _ keyword: String?, in open: Int) -> Int? {
    guard let close = partner(of: open) else { return place == 0 && isName(open) ? open : nil }
    var items: [[Int]] = [[]]
    var angles = 0
    for index in open + 1..<max(open + 1, close) {
      if at(index, is: "<") { angles += 1 }
      if at(index, is: ">") { angles -= 1 }
      if at(index, is: ">>") { angles -= 2 }
      if at(index, is: ","), bracket(around: index) == open, angles <= 0 {
        items.append([])
      } else {
        items[items.count - 1].append(index)
      }
    }
    if let first = items.first?.first, at(first, is: "self") || at(first, is: "cls") {
      items.removeFirst()
    }
    if let keyword, let word = items.joined().first(where: { at($0, is: keyword) }) { return word }
    // The last parameter may take all arguments from there on.
    if let last = items.last, place >= items.count - 1, let first = last.first,
      ["...", "*", "**", "params"].contains(where: { at(first, is: $0) })
        || isVariadic(last, in: open)
    {
      return last.last { isName($0) && (language != .go || $0 == first) }
    }
    guard place < items.count else { return nil }
    let words = items[place].drop(while: isModifier).prefix { !at($0, is: "=") }
    guard let first = words.first, let last = words.last else { return nil }
    let isTypeFirst =
      (language == .java || language == .csharp) && !words.contains { at($0, is: ":") }
    let name = isTypeFirst ? last : first
    return isName(name) ? name : nil
  }

  private func isVariadic(_ words: [Int], in open: Int) -> Bool {
    words.contains { at($0, is: "...") && bracket(around: $0) == open }
  }

  private func isModifier(_ word: Int) -> Bool {
    let modifiers = ["private", "public", "protected", "readonly", "final", "in", "ref", "this"]
    return isName(word + 1) && modifiers.contains { at(word, is: $0) }
  }
}
