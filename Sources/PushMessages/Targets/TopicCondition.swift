/// A Boolean expression over topics: `'dogs' in topics && ('cats' in topics || 'birds' in topics)`.
///
/// FCM knows `&&`, `||`, `!` and parentheses.
public struct TopicCondition: Hashable, Sendable {
  /// Why a text is no condition.
  public struct Failure: Error, Hashable {
    /// Lower-case, without a full stop.
    public var sentence: String
    /// Where reading cannot go on, counted from 0 in Unicode scalars.
    public var offset: Int
  }

  /// How many different topics FCM takes.
  public static let topicLimit = 5

  /// Those that it names, in its order; one may stand there twice.
  public let topics: [String]

  public init(_ text: String) throws(Failure) {
    var reader = ConditionReader(text)
    topics = try reader.topics()
  }

  /// How many different topics there are.
  public var topicCount: Int { Set(topics).count }
}
