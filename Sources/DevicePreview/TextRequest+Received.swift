public import PushMessages
public import Resolver

extension TextRequest {
  /// The question to the resolver for a text as a platform receives it.
  public init(_ text: ReceivedMessage.Text) {
    self.init(
      literal: text.literal, key: text.key ?? (text.hasEmptyKey ? "" : nil),
      arguments: text.arguments?.map(Argument.init))
  }
}

extension TextRequest.Argument {
  init(_ value: JSONValue) {
    self =
      switch value {
      case .string(let text): .string(text)
      case .number(let text): .number(text)
      case .boolean(let flag): .boolean(flag)
      case .null: .null
      case .list, .object: .other(JSONText.compact(value))
      }
  }
}
