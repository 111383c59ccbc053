internal import Resolver

extension ShownNotification {
  /// As it is in another state of the device; made from what is shown with the app in the background.
  ///
  /// Only ``DeviceState/foreground`` changes the verdict: then FCM leaves everything to the app.
  public func seen(in state: DeviceState) -> ShownNotification {
    guard state != .resting else { return self }
    return state == .foreground ? inForeground : moved(to: state)
  }

  /// The same texts on another surface.
  private func moved(to state: DeviceState) -> ShownNotification {
    var shown = self
    shown.promise?.move(on: device.platform, to: state)
    guard let card else { return shown }
    guard
      let surface = NotificationCard.Surface(
        device.platform, in: state, hasImage: card.image != nil)
    else {
      shown.card = nil
      shown.unknownPart =
        "whether this channel's notifications appear over the screen is not known; "
        + "those of FCM's own fallback channel do not"
      return shown
    }
    shown.card?.surface = surface
    return shown
  }

  /// FCM shows nothing while the app is on the screen; the texts are not even looked up.
  private var inForeground: ShownNotification {
    // Without a notification the state makes no difference.
    guard absence == nil else { return self }
    var shown = self
    (shown.title, shown.subtitle, shown.body) = (
      title.withoutDevice, subtitle.withoutDevice, body.withoutDevice
    )
    (shown.card, shown.promise, shown.isShown) = (nil, nil, false)
    switch device.platform {
    case .android:
      shown.verdict = .nothing
      shown.absence =
        "FCM leaves the message to the app in the foreground: its onMessageReceived decides"
    case .web:
      shown.verdict = .nothing
      shown.absence =
        "the SDK leaves the message to the page that is visible: its onMessage decides"
    case .apple:
      shown.verdict = .unknown
      shown.unknownPart = "what appears while the app is in the foreground is up to the app"
    }
    return shown
  }
}

extension NotificationCard {
  fileprivate mutating func move(on platform: Platform, to state: DeviceState) {
    let surface = Surface(platform, in: state, hasImage: image != nil)
    self.surface = surface ?? self.surface
  }
}

extension Resolution {
  /// What was promised, and nothing of a device.
  fileprivate var withoutDevice: Resolution {
    Resolution(documented: documented, outcome: .unknown)
  }
}
