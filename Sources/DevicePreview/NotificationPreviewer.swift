public import PushMessages
public import Resolver

/// Puts a message before a device and tells what appears, with the app in the background.
public struct NotificationPreviewer: Sendable {
  public var resolver: StringResolver
  /// The app's name as its notifications carry it.
  public var appName: String
  /// The releases in the field: of each text the worst is shown, with where it is so.
  public var releases: [ReleasedStrings]

  public init(strings: AppLocalizations, appName: String, releases: [ReleasedStrings] = []) {
    resolver = StringResolver(strings: strings)
    self.appName = appName
    self.releases = releases
  }

  public func notification(for message: Message, on device: Device) -> ShownNotification {
    let texts = PlatformTexts(message, platform: device.platform)
    let title = worst(texts.title.request, on: device)
    let body = worst(texts.body.request, on: device)
    var shown = ShownNotification(
      device: device, title: title, body: body, asksForTitle: !texts.title.isEmpty,
      asksForBody: !texts.body.isEmpty, isShown: false, verdict: .fine)
    shown.absence = absence(texts, title: title, body: body, platform: device.platform)
    shown.verdict = verdict(of: shown)
    shown.isShown = shown.verdict != .crashes && shown.absence == nil && isKnown(shown)
    if shown.isShown || shown.verdict == .unknown {
      shown.card = card(message, device, title: title.outcome.text, body: body.outcome.text)
    }
    let promised = (title: title.documented, body: body.documented)
    let isKept =
      shown.isShown && promised.title == title.outcome.text && promised.body == body.outcome.text
    if !isKept, promised.title != nil || promised.body != nil {
      shown.promise = card(message, device, title: promised.title, body: promised.body)
    }
    return shown
  }

  /// What becomes of a text in the app as it is worked on, or in a release that does worse with it.
  private func worst(_ request: TextRequest, on device: Device) -> Resolution {
    let present = resolver.resolve(request, on: device)
    // Without a key the app's strings are not asked.
    guard !releases.isEmpty, request.key != nil else { return present }
    let released = ReleaseResolutions(request, on: device, releases: releases)
    return released.worst(than: present) ?? present
  }

  /// Why no notification appears; `nil` where one does, or where the app crashes first.
  private func absence(
    _ texts: PlatformTexts, title: Resolution, body: Resolution, platform: Platform
  ) -> String? {
    let isEmpty = title.outcome == .omitted && body.outcome == .omitted
    switch platform {
    case .android:
      // With both texts left out Android still posts an icon without words.
      return texts.hasNotification ? nil : "the message has no notification for Android"
    case .apple:
      guard texts.hasNotification else { return "the message has no alert for Apple" }
      return isEmpty ? "the alert has neither title nor body" : nil
    case .web:
      return isEmpty ? "the message has no title or body for the web" : nil
    }
  }

  private func verdict(of shown: ShownNotification) -> Verdict {
    var verdicts: [Verdict] = []
    if shown.asksForTitle { verdicts.append(Verdict(shown.title.outcome)) }
    if shown.asksForBody { verdicts.append(Verdict(shown.body.outcome)) }
    if shown.absence != nil { verdicts.append(.nothing) }
    if verdicts.isEmpty { verdicts.append(.incomplete) }
    return verdicts.max() ?? .fine
  }

  /// Whether anything that appears is known: one text is enough.
  private func isKnown(_ shown: ShownNotification) -> Bool {
    let asked = [(shown.asksForTitle, shown.title), (shown.asksForBody, shown.body)]
    let outcomes = asked.compactMap { $0 ? $1.outcome : nil }
    return outcomes.isEmpty || outcomes.contains { $0 != .unknown }
  }

  private func card(
    _ message: Message, _ device: Device, title: String?, body: String?
  ) -> NotificationCard {
    switch device.platform {
    case .android:
      var card = NotificationCard(
        surface: .androidCollapsed, appName: appName, title: title, body: body)
      card.icon = message.android?.icon
      card.color = message.android?.color
      card.image = message.android?.notification?.image ?? message.notification?.image
      return card
    case .apple:
      // Without a title an iPhone puts the app's name there.
      let heading = title.flatMap { $0.isEmpty ? nil : $0 } ?? appName
      var card = NotificationCard(
        surface: .iPhoneLockScreen, appName: appName, title: heading, body: body)
      card.subtitle = subtitle(message, device)
      let image = message.apple?.image ?? message.notification?.image
      card.image = message.apple?.isMutable == true ? image : nil
      return card
    case .web:
      var card = NotificationCard(surface: .web, appName: appName, title: title, body: body)
      card.icon = message.web?.icon
      card.image = message.web?.notification?.image ?? message.notification?.image
      return card
    }
  }

  private func subtitle(_ message: Message, _ device: Device) -> String? {
    guard let subtitle = message.apple?.subtitle, !subtitle.isEmpty else { return nil }
    return resolver.resolve(subtitle.request, on: device).outcome.text
  }
}
