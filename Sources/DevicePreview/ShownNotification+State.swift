internal import Resolver

extension ShownNotification {
  /// As it is in another state of the device; made from what is shown with the app in the background.
  ///
  /// Only ``DeviceState/foreground`` changes the texts: then FCM leaves everything to the app.
  public func seen(in state: DeviceState) -> ShownNotification {
    guard state != .resting else { return self }
    return state == .foreground ? inForeground : moved(to: state)
  }

  /// The same texts on another surface.
  private func moved(to state: DeviceState) -> ShownNotification {
    let promise = promise?.moved(on: device.platform, to: state)
    guard let card else { return changed(card: nil, promise: promise) }
    let surface = NotificationCard.Surface(
      device.platform, in: state, hasImage: card.image != nil)
    guard surface != nil else {
      if let channel = card.channel, let importance = channel.importance {
        return popped(card, channel, importance, promise)
      }
      return changed(
        card: nil, promise: promise, verdict: .unknown,
        unknownPart: "whether this channel's notifications appear over the screen; those of "
          + "FCM's fallback channel don't")
    }
    return changed(card: card.moved(on: device.platform, to: state), promise: promise)
  }

  /// Whether Android shows it over the screen is up to its channel.
  private func popped(
    _ card: NotificationCard, _ channel: NotificationCard.Channel, _ importance: ChannelImportance,
    _ promise: NotificationCard?
  ) -> ShownNotification {
    guard importance.popsUp else {
      return changed(
        card: nil, promise: nil, verdict: .nothing,
        absence: "its channel \(channel.name) doesn't appear over the screen "
          + "(importance \(importance.rawValue)); the panel has it")
    }
    return changed(
      card: card, promise: promise,
      handling: "as the app makes the channel \(channel.name); users may change it")
  }

  private func changed(
    card: NotificationCard?, promise: NotificationCard?, verdict: Verdict? = nil,
    absence: String? = nil, unknownPart: String? = nil, handling: String? = nil
  ) -> ShownNotification {
    ShownNotification(
      ownTexts { $0 }, on: device, absence: absence ?? self.absence,
      verdict: verdict ?? self.verdict, isShown: isShown && absence == nil,
      unknownPart: unknownPart ?? self.unknownPart, caveat: caveat,
      handling: handling ?? self.handling, card: card, promise: promise)
  }

  /// FCM shows nothing while the app is on the screen; the texts are not even looked up.
  private var inForeground: ShownNotification {
    // Without a notification the state makes no difference.
    guard absence == nil else { return self }
    let (verdict, absence, unknownPart): (Verdict, String?, String?) =
      switch device.platform {
      case .android:
        (
          .nothing,
          "FCM leaves the message to the app in the foreground: its onMessageReceived decides", nil
        )
      case .web:
        (
          .nothing,
          "the SDK leaves the message to the page that is visible: its onMessage decides", nil
        )
      case .apple:
        (.unknown, nil, "what appears while the app is in the foreground is up to the app")
      }
    return ShownNotification(
      ownTexts(\.withoutDevice), on: device, absence: absence, verdict: verdict, isShown: false,
      unknownPart: unknownPart ?? self.unknownPart,
      caveat: caveat.map { _ in Self.foregroundCaveat }, card: nil, promise: nil)
  }

  /// What Google documents of `android_v2`, whose SDK no one has seen.
  private static let foregroundCaveat =
    "not verified for newer apps: they show android_v2 in the foreground too, unless they mute it"

  private func ownTexts(_ change: (Resolution) -> Resolution) -> ShownTexts {
    ShownTexts(
      title: change(title), subtitle: change(subtitle), body: change(body),
      asksForTitle: asksForTitle, asksForSubtitle: asksForSubtitle, asksForBody: asksForBody,
      frozen: frozenTexts, lacked: lackedLines)
  }
}

extension NotificationCard {
  fileprivate func moved(on platform: Platform, to state: DeviceState) -> NotificationCard {
    var card = self
    card.surface = Surface(platform, in: state, hasImage: image != nil) ?? surface
    return card
  }
}

extension Resolution {
  /// What was promised, and nothing of a device.
  fileprivate var withoutDevice: Resolution {
    Resolution(documented: documented, outcome: .unknown)
  }
}
