import PushMessages

extension Linter {
  /// `target`: FCM wants exactly one of token, fid, topic and condition, and a topic of its alphabet.
  static func targetFindings(in subject: LintSubject) -> [Finding] {
    let targets = subject.message.targets
    guard targets.count == 1, let target = targets.first else {
      let names = targets.map(\.fieldName).joined(separator: " and ")
      return [
        Finding(
          rule: "target", .error, targets.isEmpty ? .noTarget : .severalTargets(names),
          path: targets.first.map { FieldPath([.key($0.fieldName)]) } ?? "topic")
      ]
    }
    guard case .topic(let topic) = target else { return [] }
    if topic.hasPrefix("/topics/") {
      return [Finding(rule: "target", .error, .topicPrefix, path: "topic")]
    }
    guard topic.isEmpty || !topic.utf8.allSatisfy(isTopicByte) else { return [] }
    return [Finding(rule: "target", .error, .topicAlphabet, path: "topic")]
  }

  private static func isTopicByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_.~%".utf8.contains(byte)
    }
  }
}

extension Finding.Text {
  fileprivate static let noTarget: Self =
    "the message goes nowhere yet: set a topic, a token or a condition"
  fileprivate static let topicPrefix: Self = "FCM v1 wants the topic's name without /topics/"
  fileprivate static let topicAlphabet: Self =
    "a topic is made of letters, digits and - _ . ~ % only"

  fileprivate static func severalTargets(_ names: String) -> Self {
    "FCM takes one target, the message sets \(names)"
  }
}
