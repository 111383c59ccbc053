public import Resolver

/// What one device shows for a message.
public struct ShownNotification: Hashable, Sendable {
  public var device: Device
  public var title: Resolution
  /// Apple's second line; left out on other platforms.
  public var subtitle: Resolution
  public var body: Resolution
  /// Whether the message asks for a title, a subtitle and a body on this platform at all.
  public var asksForTitle: Bool
  public var asksForSubtitle: Bool
  public var asksForBody: Bool
  /// `false` when a text crashes the app, when no notification appears, or when we know of none of its texts.
  public var isShown: Bool
  /// Why nothing appears although nothing crashes; lower-case, without a full stop.
  public var absence: String?
  public var verdict: Verdict
  /// What appears in the device's own frame; `nil` where nothing does.
  public var card: NotificationCard?
  /// What the FCM documentation promises, where the device does something else.
  public var promise: NotificationCard?

  /// Title and body with their names, in the order in which they are read, and between them a subtitle that is asked for.
  public var texts: [(name: String, resolution: Resolution)] {
    [("title", title)] + (asksForSubtitle ? [("subtitle", subtitle)] : []) + [("body", body)]
  }
}
