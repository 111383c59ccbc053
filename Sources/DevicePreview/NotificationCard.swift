/// A notification as a device draws it, before a screen decides on widths.
public struct NotificationCard: Hashable, Sendable {
  public var surface: Surface
  public var appName: String
  /// What stands in the title's place; `nil` if the device leaves it out.
  public var title: String?
  public var subtitle: String?
  public var body: String?
  /// `#rrggbb` as the message has it.
  public var color: String?
  public var icon: String?
  /// The image's URL, where this device would try to load one.
  public var image: String?
  /// The extension of the Apple app that loads the image; `nil` if it isn't known to.
  public var imageLoader: String?
  /// What a tap does, as the message says it: an intent action on Android, a link in a browser.
  public var tap: String?
  /// Apple's category; the buttons that it stands for are in the app.
  public var category: String?
  /// The titles of the buttons that the message brings along, which browsers alone take.
  public var actions: [String] = []

  /// The channel in which Android shows it; `nil` if that isn't known.
  public var channel: Channel?

  /// A notification channel as its user sees it.
  public struct Channel: Hashable, Sendable {
    public var name: String
    /// `nil` if the app's sources don't spell it out.
    public var importance: ChannelImportance?
    /// The one that the message names and the app doesn't make; `nil` if the app makes it, or the message names none.
    public var missing: String?

    public init(name: String, importance: ChannelImportance?) {
      (self.name, self.importance) = (name, importance)
    }

    /// The one that FCM makes where the app has none for a message.
    static let fallback = Channel(name: "Miscellaneous", importance: .standard)

    /// `Orders (HIGH: pops up)`, `Miscellaneous (DEFAULT: sounds, no heads-up) instead of offer`.
    public var words: String {
      name + (importance.map { " (\($0.words))" } ?? "")
        + (missing.map { " instead of \($0)" } ?? "")
    }
  }

  public init(surface: Surface, appName: String, title: String?, body: String?) {
    self.surface = surface
    self.appName = appName
    self.title = title
    self.body = body
  }
}
