import PushMessages

extension SendTarget {
  /// What a sender types for a topic or a condition; `nil` for one device and for a list.
  ///
  /// A condition is long and full of quotes, so it goes by its topics: `sports`, `not beta`, `sports and not de`, and for
  /// three or more by the first of them and how many others there are: `sports or 2 more`, `sports and/or 2 more` where the
  /// operators are mixed. The review has all of it.
  public var namedTopics: String? {
    switch target {
    case .token, .installation, nil: nil
    case .topic(let name): name
    case .condition(let text):
      (try? TopicCondition(text)).map { Self.words($0.expression) } ?? "condition"
    }
  }

  private static func words(_ expression: TopicCondition.Expression) -> String {
    let terms = terms(expression, isNegated: false)
    guard let first = terms.first else { return "condition" }
    let name = { (term: Term) in (term.isNegated ? "not " : "") + term.topic }
    guard terms.count > 1 else { return name(first) }
    guard terms.count > 2 else { return "\(name(first)) \(terms[1].joint) \(name(terms[1]))" }
    let joints = Set(terms.dropFirst().map(\.joint))
    let joint = joints.count == 1 ? terms[1].joint : "and/or"
    return "\(name(first)) \(joint) \(terms.count - 1) more"
  }

  private struct Term {
    var topic: String
    var isNegated: Bool
    /// `and` or `or`, which joins it to what is before it; empty for the first.
    var joint = ""
  }

  /// In the condition's order, with `!` moved to the topics themselves.
  private static func terms(
    _ expression: TopicCondition.Expression, isNegated: Bool
  ) -> [Term] {
    switch expression {
    case .topic(let name): [Term(topic: name, isNegated: isNegated)]
    case .not(let inner): terms(inner, isNegated: !isNegated)
    case .and(let left, let right):
      joined(left, right, isNegated ? "or" : "and", isNegated: isNegated)
    case .or(let left, let right):
      joined(left, right, isNegated ? "and" : "or", isNegated: isNegated)
    }
  }

  private static func joined(
    _ left: TopicCondition.Expression, _ right: TopicCondition.Expression, _ joint: String,
    isNegated: Bool
  ) -> [Term] {
    var others = terms(right, isNegated: isNegated)
    if !others.isEmpty { others[0].joint = joint }
    return terms(left, isNegated: isNegated) + others
  }
}
