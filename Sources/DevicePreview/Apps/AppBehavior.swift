/// What an app's sources tell about its notifications beside their texts.
public struct AppBehavior: Hashable, Sendable {
  /// A notification channel of the Android app.
  public struct Channel: Hashable, Sendable {
    /// What users see as its name.
    public enum Title: Hashable, Sendable {
      case text(String)
      /// A key of the app's strings.
      case key(String)
    }

    public var title: Title?
    /// `nil` if the sources don't spell it out.
    public var importance: ChannelImportance?

    public init(title: Title? = nil, importance: ChannelImportance? = nil) {
      (self.title, self.importance) = (title, importance)
    }
  }

  /// The channel of messages that name none.
  public enum DefaultChannel: Hashable, Sendable {
    case unknown
    /// The app names none: FCM makes one.
    case none
    case named(String)
  }

  /// What becomes of a message's image on Apple devices, which an extension of the app has to load.
  public enum ImageLoading: Hashable, Sendable {
    case unknown
    /// By the extension of this name.
    case loaded(String)
    /// Nothing in the app loads it.
    case missing
  }

  /// By their ids.
  public var channels: [String: Channel] = [:]
  /// Whether the app has no other channels.
  public var knowsAllChannels = false
  public var defaultChannel = DefaultChannel.unknown
  /// Where code of the Android app takes messages away from FCM's SDK; `nil` if none is known to.
  public var interceptor: String?
  /// The extension of the Apple app that may change a message before it is shown, and where it does.
  public var rewriter: String?
  public var appleImage = ImageLoading.unknown

  public init() {}
}
