internal import PushMessages
internal import Resolver

extension NotificationPreviewer {
  /// The channel in which Android shows a message; `nil` if the app's sources don't tell.
  func channel(of received: ReceivedMessage, on device: Device) -> NotificationCard.Channel? {
    let id = received.text(at: .channel).flatMap { $0.isEmpty ? nil : $0 }
    if let id {
      if let channel = behavior.channels[id] { return named(channel, id, on: device) }
      guard behavior.knowsAllChannels else { return nil }
    }
    var channel = defaultChannel(on: device)
    channel?.missing = id
    return channel
  }

  /// Where Android shows a message that names no channel, or none that the app makes.
  private func defaultChannel(on device: Device) -> NotificationCard.Channel? {
    switch behavior.defaultChannel {
    case .unknown: return nil
    case .none: return .fallback
    case .named(let id):
      guard let channel = behavior.channels[id] else {
        return behavior.knowsAllChannels ? .fallback : nil
      }
      return named(channel, id, on: device)
    }
  }

  private func named(
    _ channel: AppBehavior.Channel, _ id: String, on device: Device
  ) -> NotificationCard.Channel {
    let name: String? =
      switch channel.title {
      case .text(let text): text
      case .key(let key):
        resolver.resolve(TextRequest(literal: nil, key: key, arguments: nil), on: device)
          .outcome.text
      case nil: nil
      }
    return NotificationCard.Channel(name: name ?? id, importance: channel.importance)
  }

  /// What isn't known of a notification whose texts are in the sources; lower-case, without a full stop.
  func unknownPart(_ received: ReceivedMessage, on platform: Platform) -> String? {
    interception(received, on: platform) ?? doubtfulText(received, on: platform)
  }

  /// That a text may not be in the app's releases; `nil` if all are.
  private func doubtfulText(_ received: ReceivedMessage, on platform: Platform) -> String? {
    guard platform == .android, let table = resolver.strings.android else { return nil }
    for text in [received.title, received.body] where text.literal?.isEmpty ?? true {
      guard let key = text.key, case .doubted(let reason) = table.shrinking(of: key) else {
        continue
      }
      return reason
    }
    return nil
  }

  /// Why it isn't known what appears although the texts are: code of the app takes the message; `nil` if none is known to.
  private func interception(_ received: ReceivedMessage, on platform: Platform) -> String? {
    guard platform == .android, received.hasNotification, let place = behavior.interceptor else {
      return nil
    }
    return "the app handles messages itself (\(place)); this is how FCM's SDK would show it"
  }

  /// What the app's own extension may do to the message; `nil` if it gets none, or is known to do nothing.
  func rewriting(_ received: ReceivedMessage, on platform: Platform) -> String? {
    guard platform == .apple, received.hasNotification,
      received[.mutableContent]?.value == .number("1"), let rewriter = behavior.rewriter
    else { return nil }
    return "as sent; the app's extension \(rewriter) may change it"
  }
}
