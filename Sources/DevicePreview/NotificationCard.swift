/// A notification as a device draws it, before a screen decides on widths.
public struct NotificationCard: Hashable, Sendable {
  public enum Surface: Hashable, Sendable {
    /// A row of Android's notification panel: one line of title, one of text.
    case androidCollapsed
    /// iPhone's lock screen: one line of title, up to four of text.
    case iPhoneLockScreen
    /// A browser's notification.
    case web

    /// Lines of the body before the device cuts it off.
    public var bodyLines: Int {
      switch self {
      case .androidCollapsed: 1
      case .iPhoneLockScreen: 4
      case .web: 4
      }
    }
  }

  public var surface: Surface
  public var appName: String
  /// What stands in the title's place; `nil` where the device leaves it out.
  public var title: String?
  public var subtitle: String?
  public var body: String?
  /// `#rrggbb` as the message has it.
  public var color: String?
  public var icon: String?
  /// The image's URL, where this device would try to load one.
  public var image: String?

  public init(surface: Surface, appName: String, title: String?, body: String?) {
    self.surface = surface
    self.appName = appName
    self.title = title
    self.body = body
  }
}
