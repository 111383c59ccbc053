internal import PushMessages

/// Works out what an expression is, as far as the file says it.
///
/// Variables are followed, texts put together and whole numbers calculated. What stays a name, a call or code isn't in
/// the file.
struct CodeEvaluator {
  typealias Finding = JSONReader.Finding

  var scope: CodeScope
  /// The first word behind the message before this one.
  var floor = 0
  /// The word by which the message is sent or complete: what happens to its parts behind it changes nothing.
  var limit = Int.max
  /// Whether the message's own variable is sent, and not only a part of another message.
  var isMessageSent = false
  /// Whether a value is copied where it is used, so that later changes to its variable don't reach it.
  private(set) var isCopied = false
  /// What was put in and what happens only under a condition, with offsets of the file.
  private(set) var notes: [Finding] = []
  /// Why the value looked for last isn't known, where more can be said than that.
  private(set) var reason: Reason?
  /// Where the expression is whose value is looked for.
  private var asked = 0..<0
  /// The assignments whose values were put in, by their words.
  var used: Set<Int> = []
  private var depth = 0
  private var nesting = 0
  private var followed = 0

  /// Expressions in expressions and members behind members, deeper than any program's.
  private static let maximumNesting = 100
  /// A chain of variables longer than any program's.
  private static let maximumDepth = 20
  /// A guard against a file whose variables double each other.
  private static let maximumFollowed = 5000
  private static let maximumLength = 1_000_000

  struct Reason {
    var sentence: String
    /// The code that a variable gets.
    var code: String?
    /// UTF-8 offsets of the expression whose value was looked for.
    var range: Range<Int>?
  }

  init(_ scope: CodeScope) {
    self.scope = scope
  }

  var source: CodeTokens { scope.source }
  var language: CodeLanguage { source.language }

  mutating func value(of expression: CodeExpression) -> CodeExpression {
    // A member may be said by itself: `{data: message.data}` in `message`.
    guard nesting < Self.maximumNesting else { return expression }
    // What a variable was replaced by has the variable's place, and its reason.
    if nesting == 0, reason?.range != expression.range {
      reason = nil
      asked = expression.range
    }
    nesting += 1
    defer { nesting -= 1 }
    switch expression.kind {
    case .text, .number, .boolean, .null, .list, .object, .code: return expression
    case .name(let name): return named(name, expression)
    case .sum(let terms): return sum(terms, expression)
    case .product(let factors): return product(factors, expression)
    case .filled(let parts): return filled(parts, expression)
    case .chain(let base, let steps): return called(base, steps, expression)
    }
  }

  /// The value at its place in the text, whatever happens to its variable later.
  mutating func copied(_ expression: CodeExpression) -> CodeExpression {
    let outer = isCopied
    isCopied = true
    defer { isCopied = outer }
    return value(of: expression)
  }

  mutating func text(of expression: CodeExpression) -> String? { value(of: expression).text }

  /// A whole number, in the range of 64 bits.
  mutating func integer(of expression: CodeExpression) -> Int? {
    guard case .number(let text) = value(of: expression).kind else { return nil }
    return Int(text)
  }

  mutating func elements(of expression: CodeExpression) -> [CodeExpression]? {
    let list = value(of: expression)
    switch list.kind {
    case .list(let elements): return elements
    // `{"a", "b"}` of Java and C# has elements only.
    case .object(let object):
      guard let members = object.members ?? (object.isList ? [] : nil),
        members.allSatisfy({ $0.key == .none }), !members.isEmpty || object.arguments.isEmpty
      else { return nil }
      return members.map(\.value)
    default: return nil
    }
  }

  mutating func note(_ finding: Finding) {
    guard !notes.contains(finding) else { return }
    notes.appendLimited(finding)
  }

  /// The first reason of a value is the one that is told.
  private mutating func explain(_ sentence: String, code: String? = nil) {
    reason = reason ?? Reason(sentence: sentence, code: code, range: asked)
  }

  /// Says what a variable gets, for a use that can't take it.
  private mutating func explain(_ name: String, _ found: CodeExpression, _ known: CodeExpression) {
    switch known.kind {
    case .code, .name, .chain, .sum, .product, .filled: break
    case .text, .number, .boolean, .null, .list, .object: return
    }
    let line = source.line(of: source.index(at: found.range.lowerBound))
    let code = source.excerpt(found.range)
    explain(
      "‘\(name)’ gets ‘\(code)’ in line \(line), whose value isn't in the text", code: code)
  }

  private static func list(_ lines: [Int]) -> String {
    lines.map(String.init).joined(separator: ", ")
  }

  private mutating func named(_ name: String, _ use: CodeExpression) -> CodeExpression {
    guard depth < Self.maximumDepth, followed < Self.maximumFollowed else { return use }
    depth += 1
    followed += 1
    defer { depth -= 1 }
    switch scope.value(of: name, at: source.index(at: use.range.lowerBound), after: floor) {
    case .unknown: return use
    case .several(let lines):
      explain("‘\(name)’ is set in several places (lines \(Self.list(lines)))")
      return use
    case .elsewhere(let lines):
      let place = lines.count == 1 ? "line \(lines[0]) sets" : "lines \(Self.list(lines)) set"
      explain("‘\(name)’ has no value here: \(place) another variable of that name")
      return use
    case .value(let found, let statement):
      let end = source.index(at: use.range.lowerBound)
      // What a pointer leads to is read when the message is sent.
      if language == .go, source.at(end - 1, is: "&") {
        let later = scope.assignments(to: name, behind: end, before: limit)
        if let first = later.first {
          let line = scope.line(of: statement.index)
          explain("‘\(name)’ is set in several places (lines \(line), \(scope.line(of: first)))")
          return use
        }
      }
      let known = value(of: CodeVariable(name, statement, end: end).changed(found, by: &self))
      explain(name, found, known)
      if case .code = known.kind { return use }
      if case .name = known.kind { return use }
      // A character counts as a number beside another one, which the use doesn't show.
      if isCharacter(found) { return use }
      used.insert(statement.index)
      note(
        .init(
          severity: .repair, sentence: "Pushwright inserted the value of ‘\(name)’ here",
          offset: use.range.lowerBound))
      return CodeExpression(known.kind, use.range)
    }
  }

  private mutating func sum(_ terms: [CodeExpression.Term], _ whole: CodeExpression)
    -> CodeExpression
  {
    var text: String?
    var number: Int? = 0
    for (index, term) in terms.enumerated() {
      let next = index + 1 < terms.count ? terms[index + 1].value : nil
      guard text != nil || !isCharacter(term.value) || index == 0 && next.map(isText) ?? true
      else { return whole }
      switch value(of: term.value).kind {
      case .text(let part) where !term.isSubtracted:
        // `1 + 2 + "a"` is "3a": only numbers of the beginning are added.
        text = (text ?? (index == 0 ? "" : number.map(String.init) ?? "")) + part
        number = nil
      case .number(let part):
        guard let value = Int(part) else { return whole }
        if let known = text {
          guard language != .python, language != .go, !term.isSubtracted else { return whole }
          text = known + part
        } else if let known = number {
          let (result, hasOverflown) =
            term.isSubtracted
            ? known.subtractingReportingOverflow(value) : known.addingReportingOverflow(value)
          number = hasOverflown ? nil : result
        }
      default: return whole
      }
      guard text?.utf8.count ?? 0 <= Self.maximumLength else { return whole }
    }
    if let text { return CodeExpression(.text(text), whole.range) }
    return number.map { CodeExpression(.number(String($0)), whole.range) } ?? whole
  }

  /// Whether a literal is a character of Java or C#, which `+` adds as a number: `'a' + 'b' + "c"` is "195c".
  private func isCharacter(_ expression: CodeExpression) -> Bool {
    guard language == .java || language == .csharp, case .text = expression.kind else {
      return false
    }
    return source.bytes[expression.range.lowerBound] == UInt8(ascii: "'")
  }

  private func isText(_ expression: CodeExpression) -> Bool {
    guard case .text = expression.kind else { return false }
    return !isCharacter(expression)
  }

  private mutating func filled(
    _ parts: [CodeExpression], _ whole: CodeExpression
  ) -> CodeExpression {
    var text = ""
    for part in parts {
      switch value(of: part).kind {
      case .text(let letters): text += letters
      case .number(let digits) where Int(digits) != nil: text += digits
      default: return whole
      }
      guard text.utf8.count <= Self.maximumLength else { return whole }
    }
    return CodeExpression(.text(text), whole.range)
  }

  private mutating func product(
    _ factors: [CodeExpression], _ whole: CodeExpression
  ) -> CodeExpression {
    var result = 1
    for factor in factors {
      guard let number = integer(of: factor) else { return whole }
      let (product, hasOverflown) = result.multipliedReportingOverflow(by: number)
      guard !hasOverflown else { return whole }
      result = product
    }
    return CodeExpression(.number(String(result)), whole.range)
  }
}
