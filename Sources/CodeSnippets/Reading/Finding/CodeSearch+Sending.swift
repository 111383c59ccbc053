extension CodeSearch {
  /// A variable that is sent and whose message isn't in the text.
  struct SentName: Hashable {
    var name: String
    /// Whether the text gives it a value.
    var isDefined: Bool
    var offset: Int
  }

  /// The first variable that the code gives to a method of the SDK that sends a message.
  static func sentName(in source: CodeTokens) -> SentName? {
    let calls = source.tokens.indices.filter { index in
      source.at(index + 1, is: "(") && source.at(index - 1, is: ".") && source.isName(index)
        && isSending(source.text(index), in: source.language)
    }
    for call in calls.prefix(maximumMessages) {
      var parser = CodeParser(source, at: call + 1)
      // Before the message Go has the context.
      let place = source.language == .go ? 1 : 0
      guard let arguments = parser.arguments(), arguments.count > place,
        case .name(let name) = arguments[place].value.kind
      else { continue }
      let isDefined = source.tokens.indices.contains { index in
        source.at(index, is: name) && index < call
          && (source.at(index + 1, is: "=") || source.at(index + 1, is: ":="))
      }
      return SentName(
        name: name, isDefined: isDefined, offset: arguments[place].value.range.lowerBound)
    }
    return nil
  }

  private static func isSending(_ name: String, in language: CodeLanguage) -> Bool {
    let names =
      switch language {
      case .go: ["Send", "SendDryRun", "SendEachForMulticast", "SendEachForMulticastDryRun"]
      case .csharp: ["SendAsync", "SendEachForMulticastAsync"]
      case .python: ["send", "send_each_for_multicast"]
      case .java: ["send", "sendAsync", "sendEachForMulticast", "sendEachForMulticastAsync"]
      case .node: ["send", "sendEachForMulticast"]
      }
    return names.contains(name)
  }
}
