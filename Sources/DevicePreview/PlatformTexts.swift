internal import PushMessages
internal import Resolver

/// Which literals, keys and arguments reach a platform, after its own block has had its say.
struct PlatformTexts {
  var title: Message.Text
  var body: Message.Text
  /// Whether the platform gets a notification at all, and not data only.
  var hasNotification: Bool

  init(_ message: Message, platform: Platform) {
    let own =
      switch platform {
      case .android: message.android?.notification
      case .apple: message.apple?.alert
      case .web: message.web?.notification
      }
    title = Self.merged(own?.title, with: message.notification?.title)
    body = Self.merged(own?.body, with: message.notification?.body)
    hasNotification = own != nil || message.notification != nil
  }

  /// An empty string counts as absent: the API cannot tell them apart.
  private static func merged(_ own: Message.Text?, with common: Message.Text?) -> Message.Text {
    var text = own ?? Message.Text()
    if text.key?.isEmpty == true { text.key = nil }
    if text.literal?.isEmpty ?? true { text.literal = common?.literal }
    if text.literal?.isEmpty == true { text.literal = nil }
    return text
  }
}

extension Message.Text {
  /// The question to the resolver.
  var request: TextRequest {
    TextRequest(literal: literal, key: key, arguments: arguments?.map(TextRequest.Argument.init))
  }
}

extension TextRequest.Argument {
  init(_ node: JSONNode) {
    self =
      switch node.kind {
      case .string(let text): .string(text)
      case .number(let text): .number(text)
      case .boolean(let flag): .boolean(flag)
      case .null: .null
      case .array, .object: .other(JSONText.compact(node))
      }
  }
}
