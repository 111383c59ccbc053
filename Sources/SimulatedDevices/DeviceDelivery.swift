/// The result of one message on one device, or of a change of the device on a message that waited for it.
public struct DeviceDelivery: Hashable, Sendable {
  /// In the words of FCM's delivery data.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    case delivered
    /// The device can't be reached; the message waits.
    case pending
    /// A newer message has taken its place.
    case collapsed
    case droppedTooManyPendingMessages
    case droppedTtlExpired
    case droppedDeviceInactive
    case droppedAppForceStopped
  }

  /// Why a message that was delivered came late; in the words of FCM's delivery data.
  public enum Delay: String, Hashable, Sendable, CaseIterable {
    case deliveredNoDelay
    case delayedDeviceOffline
    case delayedDeviceDoze
  }

  /// What has become of a delivered message on the device.
  public enum Handling: String, Hashable, Sendable, CaseIterable {
    /// The system shows a notification, as far as its texts can be shown.
    case shown
    /// The app's process ends while it puts the texts together; only who knows the texts can tell.
    case crashed
    /// The app gets it, and decides.
    case handedToApp = "handed-to-app"
    /// Whether the app ever gets it isn't known.
    case notKnown = "not-known"
    /// The user doesn't let the app show anything, or not in this channel.
    case hidden
    /// The app hears that messages were lost (`onDeletedMessages`).
    case deletedMessages = "deleted-messages"
  }

  /// The number of the message; 0 for news about lost ones.
  public var message: Int
  /// The device's name.
  public var device: String
  public var outcome: Outcome
  public var delay: Delay?
  public var handling: Handling?
  /// The message whose notification this one has replaced on the screen.
  public var replaces: Int?
  /// In seconds since 1970.
  public var time: Int

  public init(
    _ message: Int, _ device: String, _ outcome: Outcome, delay: Delay? = nil,
    handling: Handling? = nil, replaces: Int? = nil, at time: Int
  ) {
    self.message = message
    self.device = device
    self.outcome = outcome
    self.delay = delay
    self.handling = handling
    self.replaces = replaces
    self.time = time
  }
}
