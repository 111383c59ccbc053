import PushMessages

/// A step of a list as the history holds it: whose messages are about to be sent, and what became of others.
///
/// Recipients are the numbers of their records in the list. A message leaves only once a step that begins it is on the
/// disk; after a crash it is unknown if no later step has its outcome.
public struct ListStep: Hashable, Sendable {
  /// About to be sent.
  public private(set) var begun: [Int]
  private var accepted: [Int] = []
  private var dead: [Int] = []
  private var refused: [String: [Int]] = [:]
  private var notSent: [Int] = []
  private var unknown: [Int] = []

  public init(begun: [Int], ended: [(number: Int, outcome: ListOutcome)]) {
    self.begun = begun
    for (number, outcome) in ended {
      switch outcome {
      case .accepted: accepted.append(number)
      case .dead: dead.append(number)
      case .refused(let code, _): refused[code, default: []].append(number)
      case .notSent: notSent.append(number)
      case .unknown: unknown.append(number)
      }
    }
  }

  /// Without what it begins, if there was no room for the whole step.
  public var withoutBegun: ListStep {
    var step = self
    step.begun = []
    return step
  }

  /// Whether it says anything of an outcome.
  public var hasOutcomes: Bool {
    !(accepted.isEmpty && dead.isEmpty && refused.isEmpty && notSent.isEmpty && unknown.isEmpty)
  }

  /// An object in one line, without what is empty.
  public var json: String {
    var members: [JSONValue.Member] = []
    func add(_ key: String, _ numbers: [Int]) {
      guard !numbers.isEmpty else { return }
      members.append(.init(key, .string(RecordRanges(numbers).text)))
    }
    add(Self.begunKey, begun)
    add(Self.acceptedKey, accepted)
    add(Self.deadKey, dead)
    if !refused.isEmpty {
      let codes = refused.sorted { $0.key < $1.key }
      members.append(
        .init(
          Self.refusedKey,
          .object(codes.map { .init($0.key, .string(RecordRanges($0.value).text)) })))
    }
    add(Self.notSentKey, notSent)
    add(Self.unknownKey, unknown)
    return JSONText.compact(.object(members))
  }

  static let begunKey = "begun"
  static let acceptedKey = "sent"
  static let deadKey = "dead"
  static let refusedKey = "refused"
  static let notSentKey = "not_sent"
  static let unknownKey = "unknown"
}
