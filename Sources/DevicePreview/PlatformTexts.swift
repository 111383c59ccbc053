internal import PushMessages
internal import Resolver

/// Which literals, keys and arguments reach a platform.
struct PlatformTexts {
  var title: TextRequest
  /// Apple's second line; other platforms have none.
  var subtitle = TextRequest()
  var body: TextRequest

  init(_ message: ReceivedMessage, platform: Platform) {
    let notification: FieldPath = "notification"
    let alert: FieldPath = "payload.aps.alert"
    switch platform {
    case .android:
      title = message.request(notification, "title", "title_loc_key", "title_loc_args")
      body = message.request(notification, "body", "body_loc_key", "body_loc_args")
    case .apple:
      title = message.request(alert, "title", "title-loc-key", "title-loc-args")
      subtitle = message.request(alert, "subtitle", "subtitle-loc-key", "subtitle-loc-args")
      body = message.request(alert, "body", "loc-key", "loc-args")
      // A plain alert is short for its body.
      body.literal = body.literal ?? message.text(at: alert)
    case .web:
      title = TextRequest(literal: message.text(at: notification.appending("title")))
      body = TextRequest(literal: message.text(at: notification.appending("body")))
    }
  }
}

extension ReceivedMessage {
  /// The question to the resolver.
  fileprivate func request(
    _ place: FieldPath, _ literal: String, _ key: String, _ arguments: String
  ) -> TextRequest {
    var request = TextRequest(
      literal: text(at: place.appending(literal)), key: text(at: place.appending(key)))
    if case .list(let values)? = self[place.appending(arguments)]?.value {
      request.arguments = values.map(TextRequest.Argument.init)
    }
    return request
  }
}

extension TextRequest {
  /// Whether the message asks for no such text.
  var isEmpty: Bool { literal == nil && key == nil }
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
