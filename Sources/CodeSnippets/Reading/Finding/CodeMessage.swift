/// A message that source code builds, where it stands.
struct CodeMessage: Hashable {
  /// A call of a method for the legacy API, which Node.js had until 2024: `sendToTopic('news', payload, options)`.
  struct LegacyCall: Hashable {
    /// What the first argument is in the legacy API: `to`, `topic` or `condition`.
    var targetKey: String
    var target: CodeExpression
    var options: CodeExpression?

    private static let targetKeys = [
      "sendToDevice": "to", "sendToDeviceGroup": "to", "sendToTopic": "topic",
      "sendToCondition": "condition",
    ]

    /// `nil` if no such method has that name, or it gets other arguments.
    init?(_ name: String, _ arguments: [CodeMember]) {
      guard let key = Self.targetKeys[name], (2...3).contains(arguments.count),
        arguments.allSatisfy({ $0.key == .none })
      else { return nil }
      targetKey = key
      target = arguments[0].value
      options = arguments.count > 2 ? arguments[2].value : nil
    }
  }

  /// The object that is the message, or the variable with it.
  var expression: CodeExpression
  /// Its first word.
  var index: Int
  /// The word behind it.
  var end: Int
  /// The name of a variable that is declared without a value; `nil` for a message that is one.
  var declaration: Int?
  /// Whether it is JSON that the program writes itself, with the API's own names.
  var isRequest = false
  /// `nil` for messages of HTTP v1.
  var call: LegacyCall?
}
