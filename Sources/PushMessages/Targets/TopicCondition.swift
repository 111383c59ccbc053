/// A Boolean expression over topics: `'dogs' in topics && ('cats' in topics || 'birds' in topics)`.
///
/// FCM knows `&&`, `||`, `!` and parentheses, and evaluates what isn't in parentheses from left to right.
public struct TopicCondition: Hashable, Sendable {
  /// Why a text isn't a condition.
  public struct Failure: Error, Hashable {
    /// Lower-case, without a full stop.
    public var sentence: String
    /// Where reading cannot go on, counted from 0 in Unicode scalars.
    public var offset: Int
  }

  /// What a device's topics are asked.
  public indirect enum Expression: Hashable, Sendable {
    case topic(String)
    case not(Expression)
    case and(Expression, Expression)
    case or(Expression, Expression)

    /// The topics named, in order; one may stand there twice.
    public var topics: [String] {
      switch self {
      case .topic(let name): [name]
      case .not(let expression): expression.topics
      case .and(let left, let right), .or(let left, let right): left.topics + right.topics
      }
    }

    /// With parentheses around every part of another operator, so that it is read in one way only.
    public var text: String { text(within: nil) }

    private func text(within joint: String?) -> String {
      switch self {
      case .topic(let name): return "'\(name)' in topics"
      case .not(.topic(let name)): return "!('\(name)' in topics)"
      case .not(let inner): return "!(\(inner.text))"
      case .and(let left, let right): return Self.joined(left, "&&", right, within: joint)
      case .or(let left, let right): return Self.joined(left, "||", right, within: joint)
      }
    }

    private static func joined(
      _ left: Expression, _ joint: String, _ right: Expression, within outer: String?
    ) -> String {
      let text = "\(left.text(within: joint)) \(joint) \(right.text(within: joint))"
      return outer == nil || outer == joint ? text : "(\(text))"
    }

    /// Whether a device that has subscribed to exactly these topics gets the message.
    public func holds(for subscribed: Set<String>) -> Bool {
      switch self {
      case .topic(let name): subscribed.contains(name)
      case .not(let expression): !expression.holds(for: subscribed)
      case .and(let left, let right): left.holds(for: subscribed) && right.holds(for: subscribed)
      case .or(let left, let right): left.holds(for: subscribed) || right.holds(for: subscribed)
      }
    }
  }

  /// How many different topics FCM takes.
  public static let topicLimit = 5

  public let expression: Expression
  /// What most languages would make of the text, which bind `&&` more tightly; the same unless ``mixesOperators``.
  public let usualExpression: Expression
  /// Whether `&&` follows `||` without parentheses: FCM reads `a || b && c` as `(a || b) && c`, and most languages don't.
  public let mixesOperators: Bool

  public init(_ text: String) throws(Failure) {
    var reader = ConditionReader(text)
    (expression, usualExpression) = try reader.condition()
    mixesOperators = reader.mixesOperators
  }

  /// Those that it names, in its order; one may stand there twice.
  public var topics: [String] { expression.topics }

  /// How many different topics there are.
  public var topicCount: Int { Set(topics).count }
}
