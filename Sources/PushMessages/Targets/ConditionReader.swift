/// Reads the expression of a condition, and says at which character it cannot go on.
struct ConditionReader {
  typealias Failure = TopicCondition.Failure
  typealias Expression = TopicCondition.Expression

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var depth = 0

  /// Deeper than five topics need; a guard against a text that would exhaust the stack.
  static let maximumDepth = 64
  /// FCM takes five; a longer chain is a tree as deep as it is long.
  private static let maximumTopics = 1000
  private var topics = 0
  /// Whether `&&` follows `||` without parentheses, which most languages read in another order than FCM.
  private(set) var mixesOperators = false

  /// What a part of the condition says, as FCM reads it and as most languages do.
  private struct Reading {
    var fcm: Expression
    var usual: Expression

    init(_ fcm: Expression, usual: Expression) { (self.fcm, self.usual) = (fcm, usual) }
  }

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// The whole text as one expression.
  mutating func condition() throws(Failure) -> (fcm: Expression, usual: Expression) {
    let condition = try expression()
    skipSpace()
    guard position == scalars.count else {
      throw failure(
        peek == ")" ? "this parenthesis closes nothing" : "&& or || is expected here")
    }
    return (condition.fcm, condition.usual)
  }

  private mutating func expression() throws(Failure) -> Reading {
    let first = try term()
    var expression = first.fcm
    // Most languages bind && more tightly: what || has in front of it waits for what follows.
    var (waiting, factor): (Expression?, Expression) = (nil, first.usual)
    var hasOr = false
    while true {
      skipSpace()
      let operators = ["&&", "||"]
      guard let found = operators.first(where: { takes($0) }) else {
        if peek == "&" || peek == "|" { throw failure("write the operator twice: && or ||") }
        return Reading(expression, usual: waiting.map { .or($0, factor) } ?? factor)
      }
      if found == "||" { hasOr = true } else if hasOr { mixesOperators = true }
      let next = try term(after: found)
      if found == "&&" {
        expression = .and(expression, next.fcm)
        factor = .and(factor, next.usual)
      } else {
        expression = .or(expression, next.fcm)
        (waiting, factor) = (waiting.map { .or($0, factor) } ?? factor, next.usual)
      }
    }
  }

  /// `mark` is what asks for it, if anything does.
  private mutating func term(after mark: String? = nil) throws(Failure) -> Reading {
    skipSpace()
    guard depth < Self.maximumDepth else { throw failure("the condition is nested too deeply") }
    depth += 1
    defer { depth -= 1 }
    if takes("!") {
      let inner = try term(after: "!")
      return Reading(.not(inner.fcm), usual: .not(inner.usual))
    }
    guard takes("(") else {
      topics += 1
      guard topics <= Self.maximumTopics else { throw failure("FCM accepts five topics at most") }
      let name = try topic(after: mark)
      return Reading(.topic(name), usual: .topic(name))
    }
    let start = position - 1
    let inner = try expression()
    guard takes(")") else {
      throw Failure(sentence: "this parenthesis isn't closed", offset: start)
    }
    return inner
  }

  private mutating func topic(after mark: String?) throws(Failure) -> String {
    guard let quote = peek else {
      throw failure(
        mark.map { "a topic is missing after \($0)" } ?? "a topic is expected: 'news' in topics")
    }
    guard quote == "'" || quote == "\"" else {
      throw failure("a topic in quotes is expected: 'news' in topics")
    }
    let start = position
    position += 1
    var name = String.UnicodeScalarView()
    while let scalar = peek, scalar != quote {
      guard TopicName.allows(Character(scalar)) else {
        throw failure("a topic has only letters, digits and - _ . ~ %")
      }
      name.append(scalar)
      position += 1
    }
    guard takes(String(quote)) else {
      throw Failure(sentence: "this quote isn't closed", offset: start)
    }
    guard !name.isEmpty else { throw Failure(sentence: "the topic has no name", offset: start) }
    try word("in")
    try word("topics")
    return String(name)
  }

  private mutating func word(_ word: String) throws(Failure) {
    skipSpace()
    guard takes(word) else { throw failure("‘\(word)’ is expected here: 'news' in topics") }
  }

  private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func takes(_ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    guard scalars[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  private mutating func skipSpace() {
    while let scalar = peek, scalar == " " || ("\t"..."\r").contains(scalar) { position += 1 }
  }

  private func failure(_ sentence: String) -> Failure {
    Failure(sentence: sentence, offset: position)
  }
}
