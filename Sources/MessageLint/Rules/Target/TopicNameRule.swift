import PushMessages

/// A topic's name is made of letters, digits and `-_.~%`, without `/topics/` before it.
enum TopicNameRule: LintRule {
  static let id = "topic-name"
  static let severity = Finding.Severity.error
  static let summary = "The topic has a name that FCM doesn't accept."

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let topic = subject.document.string(at: "topic"), !topic.isEmpty else { return [] }
    guard !topic.hasPrefix(TopicName.prefix) else {
      let name = String(topic.dropFirst(TopicName.prefix.count))
      let fix = Fix("write \(name)", .set("topic", .string(name)))
      return [
        finding(
          "FCM v1 expects the topic's name without /topics/", remedy: "\(fix.title)", at: "topic",
          fix: fix)
      ]
    }
    guard let wrong = topic.first(where: { !TopicName.allows($0) }) else { return [] }
    return [
      finding(
        "a topic has only letters, digits and - _ . ~ %, not ‘\(String(wrong))’",
        headline: "a topic has only letters, digits and - _ . ~ %", at: "topic")
    ]
  }
}
