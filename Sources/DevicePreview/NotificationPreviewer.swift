public import PushMessages
public import Resolver

/// Puts a message before a device and tells what appears, with the app in the background.
public struct NotificationPreviewer: Sendable {
  public var resolver: StringResolver
  /// The app's name as its notifications carry it.
  public var appName: String
  /// The releases in the field: of each text the worst is shown, with where it is so.
  public var releases: [ReleasedStrings]
  /// Those that the project looks at: what only another one shows is lacked by none of them.
  public var platforms: Set<Platform>
  /// What the app's sources tell about its notifications.
  public var behavior: AppBehavior
  /// Those in which the app has texts, by platform.
  let languages: [Platform: Set<String>]

  public init(
    strings: AppLocalizations, appName: String, releases: [ReleasedStrings] = [],
    platforms: Set<Platform> = Set(Platform.allCases), behavior: AppBehavior = AppBehavior()
  ) {
    self.behavior = behavior
    self.platforms = platforms
    resolver = StringResolver(strings: strings)
    self.appName = appName
    self.releases = releases
    languages = Dictionary(
      uniqueKeysWithValues: Platform.allCases.map { ($0, strings.languages(on: $0)) })
  }

  /// What was shown before on the same device, of the same strings, need not be given: it only saves time.
  public func notification(
    for message: EffectiveMessage, on device: Device,
    keeping kept: KeptTexts? = nil, of older: ShownNotification? = nil
  ) -> ShownNotification {
    let received = message[device.platform]
    func text(
      _ text: ReceivedMessage.Text, isKept: Bool?, _ known: Resolution?
    ) -> Resolution {
      if isKept == true, let known { return known }
      return resolve(text, on: device)
    }
    let asked = received.askedTexts
    let texts = ShownTexts(
      title: text(received.title, isKept: kept?.title, older?.title),
      subtitle: text(received.subtitle, isKept: kept?.subtitle, older?.subtitle),
      body: text(received.body, isKept: kept?.body, older?.body),
      asksForTitle: asked.title, asksForSubtitle: asked.subtitle, asksForBody: asked.body,
      frozen: frozenTexts(of: received, on: device),
      lacked: lackedLines(of: message, on: device.platform))
    let absence = absence(of: texts, received, on: device)
    let unknownPart = absence == nil ? unknownPart(received, on: device.platform) : nil
    let verdict = [
      texts.verdict ?? .incomplete, unknownPart == nil ? .fine : .unknown,
      absence == nil ? .fine : .nothing,
      // No browser looks for a translation: there a literal is the only way.
      device.platform == .web ? .fine : texts.frozenVerdict,
      texts.lacked.isEmpty || absence != nil ? .fine : .lacksLine,
    ].reduce(.fine, max)
    let isShown = verdict != .crashes && absence == nil && texts.isKnown
    let isPromised = texts.title.documented != nil || texts.body.documented != nil
    return ShownNotification(
      texts, on: device, absence: absence, verdict: verdict, isShown: isShown,
      unknownPart: unknownPart, caveat: received.caveat,
      handling: rewriting(received, on: device.platform),
      card: isShown || verdict == .unknown
        ? card(received, texts, on: device) { $0.outcome.text } : nil,
      promise: isPromised && !(isShown && texts.isAsPromised)
        ? card(received, texts, on: device) { $0.documented } : nil)
  }

  /// The result of a text in the app under development, or in a release with a worse result.
  private func resolve(_ text: ReceivedMessage.Text, on device: Device) -> Resolution {
    let request = TextRequest(text)
    let present = resolver.resolve(request, on: device)
    // Without a key the app's strings are not asked.
    guard !releases.isEmpty, request.key != nil else { return present }
    let released = ReleaseResolutions(request, on: device, releases: releases)
    return released.worst(than: present) ?? present
  }

  /// Why no notification appears; `nil` if one does, or where the app crashes first.
  private func absence(
    of texts: ShownTexts, _ received: ReceivedMessage, on device: Device
  ) -> String? {
    let hasNotification = received.hasNotification
    let isEmpty = texts.title.outcome == .omitted && texts.body.outcome == .omitted
    switch device.platform {
    case .android:
      if hasNotification {
        if texts.isBlank {
          return "every text is left out, and Android posts an icon without words"
        }
        // Where settings alone are given, an icon without words is what the message wants.
        return received.hasNotificationPart ? nil : "the notification is empty"
      }
      switch received.translation {
      case .backgroundSync: return "a background_sync: FCM shows nothing; the app gets it"
      case .dataMessage:
        return "use_as_v1_data_message: older apps get data; their onMessageReceived decides"
      case .notification, nil: break
      }
      return received.hasData
        ? "a data message: FCM shows nothing; the app's onMessageReceived gets it"
        : "the message has no notification for Android"
    case .apple:
      guard hasNotification else { return "the message has no alert for Apple" }
      if texts.isBlank { return "every text of the alert is left out" }
      return isEmpty ? "the alert has neither title nor body" : nil
    case .web:
      return isEmpty ? "the message has no title or body for the web" : nil
    }
  }

  private func card(
    _ received: ReceivedMessage, _ texts: ShownTexts, on device: Device,
    text: (Resolution) -> String?
  ) -> NotificationCard {
    let title = text(texts.title)
    let body = text(texts.body)
    switch device.platform {
    case .android:
      var card = NotificationCard(
        surface: .androidCollapsed, appName: appName, title: title, body: body)
      card.icon = received.text(at: .icon)
      card.color = received.text(at: .color)
      card.image = received.text(at: .image)
      card.tap = received.text(at: .clickAction)
      card.channel = channel(of: received, on: device)
      return card
    case .apple:
      // Without a title an iPhone puts the app's name there.
      let heading = title.flatMap { $0.isEmpty ? nil : $0 } ?? appName
      var card = NotificationCard(
        surface: .iPhoneLockScreen, appName: appName, title: heading, body: body)
      card.subtitle = texts.asksForSubtitle ? text(texts.subtitle) : nil
      let isMutable = received[.mutableContent]?.value == .number("1")
      card.image =
        isMutable && behavior.appleImage != .missing ? received.text(at: .appleImage) : nil
      if card.image != nil, case .loaded(let name) = behavior.appleImage { card.imageLoader = name }
      card.category = received.text(at: .category)
      return card
    case .web:
      var card = NotificationCard(surface: .web, appName: appName, title: title, body: body)
      card.icon = received.text(at: .icon)
      card.image = received.text(at: .image)
      card.tap = received.text(at: .link)
      card.actions = received.buttons
      return card
    }
  }
}

extension ReceivedMessage {
  /// Which texts the message asks for: those that are set, and those of an empty key.
  ///
  /// Some messages leave one text out with an empty literal. If nothing else is set, its author meant a text.
  var askedTexts: (title: Bool, subtitle: Bool, body: Bool) {
    let isSilent = title.isEmpty && subtitle.isEmpty && body.isEmpty
    func isAsked(_ text: Text) -> Bool {
      !text.isEmpty || text.hasEmptyKey || isSilent && text.hasEmptyLiteral
    }
    return (isAsked(title), isAsked(subtitle), isAsked(body))
  }

  /// FCM translates `android_v2` for older apps; no SDK that reads it itself is published.
  fileprivate var caveat: String? {
    translation.map { _ in
      "not verified for newer apps: this is how older apps show android_v2"
    }
  }

  /// Whether the app gets values of its own.
  fileprivate var hasData: Bool {
    entries.contains { $0.place.components.first == .key("data") && $0.place.components.count > 1 }
  }

  /// The titles of a browser's buttons; an action without a title isn't a button.
  fileprivate var buttons: [String] {
    guard case .list(let actions)? = self[.actions]?.value else { return [] }
    return actions.compactMap { action in
      guard case .object(let members) = action,
        case .string(let title)? = members.last(where: { $0.key == "title" })?.value, !title.isEmpty
      else { return nil }
      return title
    }
  }
}
