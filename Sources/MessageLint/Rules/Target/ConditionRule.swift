import PushMessages

/// A condition is a Boolean expression over at most five topics: `'dogs' in topics && ('cats' in topics || 'birds' in topics)`.
///
/// FCM knows `&&`, `||`, `!` and parentheses. The finding is at the character where reading it fails.
enum ConditionRule: LintRule {
  static let id = "condition"
  static let severity = Finding.Severity.error
  static let summary = "The condition can't be read, or has more than five topics."

  static func findings(in subject: LintSubject) -> [Finding] {
    let path: FieldPath = "condition"
    guard let node = subject.document.node(at: path), let text = node.string, !text.isEmpty else {
      return []
    }
    do throws(TopicCondition.Failure) {
      let count = try TopicCondition(text).topicCount
      guard count > TopicCondition.topicLimit else { return [] }
      return [
        finding(
          "the condition has \(count) topics; FCM accepts \(TopicCondition.topicLimit)",
          remedy: "send several messages, or use one topic for all", at: path)
      ]
    } catch {
      let place = subject.document.place(ofScalar: error.offset, in: node)
      var finding = finding(
        "the condition can't be read at character \(error.offset + 1): \(error.sentence)",
        headline: "the condition: \(error.sentence)", at: path)
      finding.position = Finding.Position(line: place.line, column: place.column)
      return [finding]
    }
  }
}
