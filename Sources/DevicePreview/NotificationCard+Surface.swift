public import Resolver

extension NotificationCard {
  /// A place of a device where notifications are drawn, with the room that texts have there.
  public enum Surface: Hashable, Sendable, CaseIterable {
    /// A row of Android's notification panel: one line of title, one of text.
    case androidCollapsed
    /// The same row, opened: FCM posts every body as a long text.
    case androidBigText
    /// The row opened where an image has been loaded: it takes the place of the long text.
    case androidBigPicture
    /// iPhone's lock screen: one line of title, up to four of text.
    case iPhoneLockScreen
    /// Over what is on an iPhone's screen.
    case iPhoneBanner
    /// A notification that is held, or pulled down.
    case iPhoneExpanded
    /// Chrome's notification on Linux as it appears.
    case web
    /// The same, opened.
    case webExpanded

    /// Where a platform draws in a state; `nil` if it draws nothing, or if that is unknown.
    public init?(_ platform: Platform, in state: DeviceState, hasImage: Bool) {
      switch (platform, state) {
      case (.android, .resting): self = .androidCollapsed
      case (.android, .expanded): self = hasImage ? .androidBigPicture : .androidBigText
      case (.apple, .resting): self = .iPhoneLockScreen
      case (.apple, .banner): self = .iPhoneBanner
      case (.apple, .expanded): self = .iPhoneExpanded
      case (.web, .resting), (.web, .banner): self = .web
      case (.web, .expanded): self = .webExpanded
      case (_, .foreground), (.android, .banner): return nil
      }
    }

    /// Lines of the title before the device cuts it off.
    public var titleLines: Int {
      switch self {
      case .web, .webExpanded: 2
      default: 1
      }
    }

    /// Lines of the body before the device cuts it off; `nil` if it shows all of it.
    public var bodyLines: Int? {
      switch self {
      case .androidCollapsed, .androidBigPicture, .web: 1
      case .androidBigText: 12
      case .iPhoneLockScreen, .webExpanded: 4
      case .iPhoneBanner: 2
      case .iPhoneExpanded: nil
      }
    }

    /// Whether an image has its own space here, and isn't a thumbnail.
    public var showsImageLarge: Bool {
      switch self {
      case .androidBigPicture, .iPhoneExpanded, .webExpanded: true
      default: false
      }
    }

    /// What of this place is not known; a sentence without a full stop, lower-case.
    public var remark: String? {
      switch self {
      case .androidBigText:
        "Android 5 to 9 show 12 lines; newer versions limit the height (unknown)"
      case .web, .webExpanded:
        "as in Chrome on Linux; other browsers and systems aren't verified"
      default: nil
      }
    }
  }
}
