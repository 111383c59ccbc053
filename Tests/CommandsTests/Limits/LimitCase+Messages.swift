import CodeSnippets

@testable import PushMessages

extension LimitCase {
  static let messages = [
    LimitCase(.messages, "Lists and objects of a message in one another", JSONReader.maximumDepth) {
      depth in
      // The request and the message are two of them.
      let lists =
        String(repeating: "[", count: depth - 2) + String(repeating: "]", count: depth - 2)
      return problems(of: "{\"message\": {\"data\": \(lists)}}")
    },
    LimitCase(.messages, "Values of a message", JSONReader.maximumValues) { count in
      // The request, the message and the list are three of them.
      problems(of: "{\"message\": {\"data\": [\(list(of: "1", count: count - 3))]}}")
    },
    LimitCase(
      .messages, "Parentheses of a condition in one another", ConditionReader.maximumDepth - 1
    ) {
      depth in
      let text = String(repeating: "(", count: depth) + "'a' in topics"
      do throws(TopicCondition.Failure) {
        _ = try TopicCondition(text + String(repeating: ")", count: depth))
        return []
      } catch {
        return [error.sentence]
      }
    },
    LimitCase(.messages, "Messages in a text of code", 200) { count in
      let message = "messaging.send(messaging.Message(topic='n'))\n"
      return MessageImport.reading(String(repeating: message, count: count), snippet: 1)
        .problems.map(\.sentence)
    },
    LimitCase(.messages, "Words, signs and texts of code", 200_000) { count in
      // The message and its call have sixteen.
      let text = "m = messaging.Message(topic='n')\n" + String(repeating: "a\n", count: count - 16)
      return MessageImport.reading(text + "messaging.send(m)\n").problems.map(\.sentence)
    },
  ]

  private static func problems(of text: String) -> [String] {
    Message.reading(MessageDocument(text: text)).problems.map(\.sentence)
  }

  static func list(of text: String, count: Int) -> String {
    Array(repeating: text, count: count).joined(separator: ",")
  }
}
