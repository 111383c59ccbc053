public import PushMessages
public import Resolver

extension NotificationPreviewer {
  /// The lines that a notification has on other platforms, and on this one not.
  ///
  /// A platform that shows no notification lacks none, and platforms that the project does not look at don't count.
  public func lackedLines(
    of message: EffectiveMessage, on platform: Platform
  ) -> [ShownNotification.LackedLine] {
    guard platforms.contains(platform),
      let own = NotificationLines(of: message, on: platform, appName: appName)
    else { return [] }
    // Asked for each device at each key, and mostly every platform has every line.
    guard !own.hasAll else { return [] }
    let others = Platform.allCases.filter { $0 != platform && platforms.contains($0) }
      .compactMap { NotificationLines(of: message, on: $0, appName: appName) }
    return ["title", "body"].compactMap { name -> ShownNotification.LackedLine? in
      let showing = others.filter { own.lacks(name, beside: $0) }.map(\.platform)
      return showing.isEmpty ? nil : ShownNotification.LackedLine(name: name, platforms: showing)
    }
  }
}

/// Which lines a message asks for on one platform that gets a notification.
private struct NotificationLines {
  let platform: Platform
  private let asked: (title: Bool, subtitle: Bool, body: Bool)
  /// The title is only the app's name.
  private let isNamedAsApp: Bool

  /// `nil` if no notification appears.
  init?(of message: EffectiveMessage, on platform: Platform, appName: String) {
    let received = message[platform]
    guard received.hasNotification else { return nil }
    asked = received.askedTexts
    // Android alone posts a notification without words.
    guard asked.title || asked.body || platform == .android else { return nil }
    self.platform = platform
    isNamedAsApp = received.title.key == nil && received.title.literal == appName
  }

  var hasAll: Bool { asked.title && asked.body }

  func lacks(_ name: String, beside other: NotificationLines) -> Bool {
    guard name == "title" else {
      // A subtitle may say what others have in their body.
      return other.asked.body && !asked.body && !asked.subtitle
    }
    // A browser's notification needs a title, and an iPhone puts the app's name if there is none.
    return other.asked.title && !asked.title && other.platform != .web
      && !(platform == .apple && other.isNamedAsApp)
  }
}
