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
  /// Values that were put in, and which other code may replace, with the offsets of their uses.
  private(set) var doubts: [(name: String, line: Int, offset: Int)] = []
  /// Until where what happens to an object is in it, whichever of its names is followed; `nil` where its use says that.
  var place: Int?
  /// The type, by its brace or header, of which the name that is looked for is a member.
  var memberOwner: Int?
  /// Whether the code names that type, and not only an object of it: `Config.TOPIC`.
  var isOwnerNamed = false
  /// Why the value looked for last isn't known, where more can be said than that.
  private(set) var reason: Reason?
  /// Where the expression is whose value is looked for.
  private var asked = 0..<0
  /// The assignments whose values were put in, by their words.
  var used: Set<Int> = []
  /// Where the values that were put in stand.
  private(set) var parts: [Range<Int>] = []
  private var depth = 0
  private var nesting = 0
  private var followed = 0

  /// Expressions in expressions and members behind members, deeper than any program's.
  private static let maximumNesting = 100
  /// A chain of variables longer than any program's.
  private static let maximumDepth = 20
  /// A guard against a file whose variables double each other.
  private static let maximumFollowed = 5000
  static let maximumLength = 1_000_000

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
    case .text, .number, .boolean, .null, .undefined, .list, .object, .code: return expression
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

  /// The same for what is put into another object there, whatever place it is looked at from.
  mutating func copiedHere(_ expression: CodeExpression) -> CodeExpression {
    let outer = place
    place = nil
    defer { place = outer }
    return copied(expression)
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
      guard language != .node, let members = object.members ?? (object.isList ? [] : nil),
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
    case .text, .number, .boolean, .null, .undefined, .list, .object: return
    }
    let line = source.line(of: source.index(at: found.range.lowerBound))
    let code = source.excerpt(found.range)
    explain(
      "‘\(name)’ gets ‘\(code)’ in line \(line), whose value isn't in the text", code: code)
  }

  private static func list(_ lines: [Int]) -> String {
    let all = Set(lines).sorted()
    return (all.count == 1 ? "line " : "lines ") + all.map(String.init).joined(separator: ", ")
  }

  private mutating func named(_ name: String, _ use: CodeExpression) -> CodeExpression {
    guard depth < Self.maximumDepth, followed < Self.maximumFollowed else { return use }
    depth += 1
    followed += 1
    defer { depth -= 1 }
    let owner = memberOwner
    let isMember = owner != nil
    let isOfNamedType = isMember && isOwnerNamed
    memberOwner = nil
    let place = source.index(at: use.range.lowerBound)
    switch scope.value(of: name, at: place, after: floor, in: owner) {
    case .unknown: return use
    case .several(let lines):
      explain("‘\(name)’ is set in several places (\(Self.list(lines)))")
      return use
    case .elsewhere(let lines):
      let others = Self.list(lines) + (Set(lines).count == 1 ? " sets" : " set")
      explain("‘\(name)’ has no value here: \(others) another variable of that name")
      return use
    case .value(let found, let statement, let isSure):
      if isMember, scope.isOfEnum(statement) {
        explain("‘\(source.excerpt(use.range))’ is a member of an enum")
        return use
      }
      let end = max(place, self.place ?? 0)
      // What a pointer leads to is read when the message is sent.
      if language == .go, source.at(end - 1, is: "&") {
        let later = scope.assignments(to: name, behind: end, before: limit)
        if let first = later.first {
          let line = scope.line(of: statement.index)
          let places = Self.list([line, scope.line(of: first)])
          explain("‘\(name)’ is set in several places (\(places))")
          return use
        }
      }
      let known = known(name, found, statement, end)
      explain(name, found, known)
      if case .code = known.kind { return use }
      if case .name = known.kind { return use }
      // A character counts as a number beside another one, which the use doesn't show.
      if isCharacter(found) { return use }
      used.insert(statement.index)
      parts.append(found.range)
      let isUnsure = !isSure || isMember && !scope.isConstant(statement)
      let isFixed =
        isMember && scope.isEnumerated(statement)
        || isOfNamedType && scope.isClassConstant(statement)
      if isUnsure, !isFixed {
        doubts.append((name, scope.line(of: statement.index), use.range.lowerBound))
      }
      note(
        .init(
          severity: .repair, sentence: "Pushwright inserted the value of ‘\(name)’ here",
          offset: use.range.lowerBound))
      return CodeExpression(known.kind, use.range)
    }
  }

  /// What a variable holds at the end of what happens to it there.
  private mutating func known(
    _ name: String, _ found: CodeExpression, _ statement: CodeStatement, _ end: Int
  ) -> CodeExpression {
    let outer = place
    place = nil
    let first = isStructCopy(found) ? copied(found) : found
    let changed = CodeVariable(name, statement, end: end).changed(first, by: &self)
    place = outer
    return value(of: changed)
  }

  /// Whether an assignment of Go copies another variable's value: `n2 := n`, where `n` is no pointer and no map.
  private mutating func isStructCopy(_ found: CodeExpression) -> Bool {
    guard language == .go, case .name(let name) = found.kind else { return false }
    let start = source.index(at: found.range.lowerBound)
    guard !source.at(start - 1, is: "&"),
      case .value(let value, _, _) = scope.value(of: name, at: start),
      let object = value.object, object.type != "map"
    else { return false }
    return !source.at(source.index(at: value.range.lowerBound) - 1, is: "&")
      && !source.at(source.index(at: value.range.lowerBound), is: "&")
  }
}
