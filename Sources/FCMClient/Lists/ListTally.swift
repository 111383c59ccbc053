import PushMessages

/// How many recipients of a list have which outcome, counted step by step.
public struct ListTally: Hashable, Sendable {
  /// Messages that were about to be sent.
  public private(set) var begun = 0
  /// FCM has taken them.
  public private(set) var accepted = 0
  /// FCM has answered UNREGISTERED.
  public private(set) var dead = 0
  /// Refused for other reasons, by FCM's codes.
  public private(set) var refused: [String: Int] = [:]
  /// Begun, but nothing has left, or FCM took nothing for now.
  public private(set) var notSent = 0
  /// Left, without an answer that tells.
  public private(set) var unanswered = 0

  public init() {}

  /// Begun without any outcome: under way, or the program ended before it knew.
  public var open: Int { max(0, begun - accepted - dead - refusals - notSent - unanswered) }
  /// Refused for other reasons than ``dead``.
  public var refusals: Int { refused.values.reduce(0, +) }
  /// Those that may have got the message without anyone knowing, once nothing is under way.
  public var unknown: Int { unanswered + open }

  /// Counts a step; `false` if it isn't one.
  public mutating func add(step json: String) -> Bool {
    guard let step = ReadStep(json) else { return false }
    begun += step.begun.count
    accepted += step.accepted.count
    dead += step.dead.count
    for (code, ranges) in step.refused { refused[code, default: 0] += ranges.count }
    notSent += step.notSent.count
    unanswered += step.unknown.count
    return true
  }

  /// Counts an outcome as it comes.
  public mutating func add(_ outcome: ListOutcome) {
    begun += 1
    switch outcome {
    case .accepted: accepted += 1
    case .dead: dead += 1
    case .refused(let code, _): refused[code, default: 0] += 1
    case .notSent: notSent += 1
    case .unknown: unanswered += 1
    }
  }

  /// Reads what ``json`` has written; `nil` if it isn't that.
  public init?(json: String) {
    guard let node = try? JSONNode(strict: json), node.members != nil else { return nil }
    func count(_ value: JSONNode?) -> Int {
      guard case .number(let digits)? = value?.kind else { return 0 }
      return Int(digits).map { max(0, min($0, 1 << 40)) } ?? 0
    }
    accepted = count(node["sent"])
    dead = count(node["dead"])
    for code in node["refused"]?.members ?? [] { refused[code.key] = count(code.value) }
    notSent = count(node["not_sent"])
    unanswered = count(node["unknown"])
    begun = accepted + dead + refusals + notSent + unanswered
  }

  /// An object with the counts that aren't zero.
  public var json: String {
    var members: [JSONValue.Member] = []
    func add(_ key: String, _ count: Int) {
      if count > 0 { members.append(.init(key, .number("\(count)"))) }
    }
    add("sent", accepted)
    add("dead", dead)
    if !refused.isEmpty {
      let codes = refused.sorted { $0.key < $1.key }
      members.append(
        .init("refused", .object(codes.map { .init($0.key, .number("\($0.value)")) })))
    }
    add("not_sent", notSent)
    add("unknown", unknown)
    return JSONText.compact(.object(members))
  }
}
