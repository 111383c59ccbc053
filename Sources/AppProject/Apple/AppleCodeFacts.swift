/// What an app's code tells about its notifications.
public struct AppleCodeFacts: Hashable, Sendable {
  /// Those that code registers, in the order of their names.
  public var categories: [NamedPlace] = []
  /// Where code registers one whose name no source spells out.
  public var computedCategories: [SourcePlace] = []
  /// Types of Live Activities, in the order of their names.
  public var activities: [NamedPlace] = []
  /// Where code loads FCM's image: Firebase's helper, or `fcm_options`.
  public var imageLoader: SourcePlace?
  /// Where code attaches something to a notification.
  public var attachment: SourcePlace?
  /// Where code asks users whether the app may notify them.
  public var authorization: SourcePlace?
  /// Where code decides what is shown while the app is open.
  public var presentation: SourcePlace?
  /// Where the notification service extension sets a message's text, sound or badge.
  public var rewriting: SourcePlace?
  /// Where code puts sounds where notifications find them.
  public var soundFolder: SourcePlace?

  public init() {}
}
