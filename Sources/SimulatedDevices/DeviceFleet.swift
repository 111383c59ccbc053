public import PushMessages
internal import Resolver

/// The simulated devices of an emulator, and how messages come to them: as FCM documents it, with a clock that is given.
///
/// What the documents leave open is decided here, and said where it is: which collapse keys are kept, that Doze lasts until
/// it is ended, and that a message without a collapse key is never collapsed.
public struct DeviceFleet: Hashable, Sendable {
  /// Why a device can't be added.
  public enum Failure: Error, Hashable, Sendable {
    case nameTaken
    case registrationTaken
    case tooMany
  }

  /// Why FCM refuses a message to a registration.
  public enum Refusal: Hashable, Sendable {
    case unregistered
    case senderIDMismatch
  }

  /// A message on its way.
  public struct Sent: Sendable {
    public var number: Int
    public var project: String
    /// The value of `message`, with the names of FCM's schema.
    public var message: JSONNode

    public init(number: Int, project: String, message: JSONNode) {
      self.number = number
      self.project = project
      self.message = message
    }
  }

  /// A device with all that is known of it, for another run.
  public struct Kept: Hashable, Sendable {
    public var device: SimulatedDevice
    public var mailbox: DeviceMailbox
    /// In seconds since 1970.
    public var lastContact: Int

    public init(_ device: SimulatedDevice, mailbox: DeviceMailbox, lastContact: Int) {
      self.device = device
      self.mailbox = mailbox
      self.lastContact = lastContact
    }
  }

  /// How many devices there may be.
  public static let mostDevices = 1000
  private static let mostRetired = 100_000
  /// FCM counts a device as inactive after a month without contact, and Android's registrations end after 270 days.
  private static let inactivity = 30 * 86_400
  private static let registrationLife = 270 * 86_400

  public private(set) var devices: [SimulatedDevice] = []
  private var mailboxes: [String: DeviceMailbox] = [:]
  private var lastContact: [String: Int] = [:]
  /// Registrations of devices that are gone.
  public private(set) var retired: Set<String> = []

  public init() {}

  public subscript(name: String) -> SimulatedDevice? { devices.first { $0.name == name } }

  public mutating func add(_ device: SimulatedDevice, at now: Int) throws(Failure) {
    guard devices.count < Self.mostDevices else { throw .tooMany }
    guard self[device.name] == nil else { throw .nameTaken }
    let registrations = [device.token, device.installation].compactMap(\.self)
    guard !devices.contains(where: { registrations.contains(where: $0.isReached(by:)) }) else {
      throw .registrationTaken
    }
    devices.append(device)
    mailboxes[device.name] = DeviceMailbox()
    lastContact[device.name] = now
    retired.subtract(registrations)
  }

  /// Every device with all that is known of it.
  public var kept: [Kept] {
    devices.map { device in
      Kept(
        device, mailbox: mailboxes[device.name] ?? DeviceMailbox(),
        lastContact: lastContact[device.name] ?? 0)
    }
  }

  /// Adds a device of an earlier run.
  public mutating func restore(_ kept: Kept) throws(Failure) {
    try add(kept.device, at: kept.lastContact)
    mailboxes[kept.device.name] = kept.mailbox
  }

  /// Registrations of devices that were gone in an earlier run.
  public mutating func retire(_ registrations: some Sequence<String>) {
    for registration in registrations where retired.count < Self.mostRetired {
      retired.insert(registration)
    }
  }

  /// The app is removed from the device: its registrations are unknown from now on, and what waits is lost.
  public mutating func remove(_ name: String) -> SimulatedDevice? {
    guard let index = devices.firstIndex(where: { $0.name == name }) else { return nil }
    let device = devices.remove(at: index)
    mailboxes[name] = nil
    lastContact[name] = nil
    if retired.count < Self.mostRetired {
      retired.formUnion([device.token, device.installation].compactMap(\.self))
    }
    return device
  }

  /// Changes a device's state; gives what came through because of it.
  public mutating func change(
    _ name: String, at now: Int, _ change: (inout SimulatedDevice) -> Void
  ) -> [DeviceDelivery] {
    guard let index = devices.firstIndex(where: { $0.name == name }) else { return [] }
    let expired = advance(to: now)
    let before = devices[index]
    change(&devices[index])
    // These are who it is.
    (devices[index].name, devices[index].platform) = (before.name, before.platform)
    if before.isOnline, !devices[index].isOnline { lastContact[name] = now }
    return expired + deliverWaiting(to: devices[index], at: now)
  }

  /// What waits for a device, by the messages' numbers in their order.
  public func waiting(for name: String) -> [Int] {
    mailboxes[name]?.waiting.map(\.message) ?? []
  }

  /// The messages whose notifications are on a device's screen, oldest first.
  public func notices(on name: String) -> [Int] {
    mailboxes[name]?.notices.map(\.message) ?? []
  }

  /// The name under which topics know a registration: of a device with two, they are one.
  public func topicName(of registration: String) -> String {
    devices.first { $0.isReached(by: registration) }?.token ?? registration
  }

  /// Why FCM refuses a message to a registration; `nil` if it doesn't, also for one that no device has.
  public func refusal(
    of registration: String, project: String, at now: Int
  ) -> Refusal? {
    guard let device = devices.first(where: { $0.isReached(by: registration) }) else {
      return retired.contains(registration) ? .unregistered : nil
    }
    if let own = device.project, own != project { return .senderIDMismatch }
    let contact = device.isOnline ? now : lastContact[device.name] ?? now
    return device.platform == .android && now - contact > Self.registrationLife
      ? .unregistered : nil
  }

  /// Sends a message to those of the devices that it is for.
  ///
  /// `subscriptions` are the topics of a device by its token, beside
  /// its own.
  public mutating func send(
    _ sent: Sent, at now: Int, subscriptions: (_ token: String) -> Set<String> = { _ in [] }
  ) -> [DeviceDelivery] {
    let expired = advance(to: now)
    let receivers = devices.filter { device in
      (device.project ?? sent.project) == sent.project
        && sent.isFor(device, with: device.topics.union(subscriptions(device.token)))
    }
    return expired + receivers.flatMap { send(sent, to: $0, at: now) }
  }

  /// Lets time pass: what waits for too long is lost.
  public mutating func advance(to now: Int) -> [DeviceDelivery] {
    devices.flatMap { device in
      (mailboxes[device.name]?.expire(at: now) ?? []).map {
        DeviceDelivery($0, device.name, .droppedTtlExpired, at: now)
      }
    }
  }

  private mutating func send(
    _ sent: Sent, to device: SimulatedDevice, at now: Int
  ) -> [DeviceDelivery] {
    let terms = DeliveryTerms(sent.message, on: device.platform, at: now)
    if device.isReachable(urgently: terms.isUrgent) {
      return [deliver(sent.number, terms, to: device, .deliveredNoDelay, at: now)]
    }
    func dropped(_ outcome: DeviceDelivery.Outcome) -> [DeviceDelivery] {
      [DeviceDelivery(sent.number, device.name, outcome, at: now)]
    }
    if !device.isOnline, now - (lastContact[device.name] ?? now) > Self.inactivity {
      mailboxes[device.name]?.owesNews = true
      return dropped(.droppedDeviceInactive)
    }
    guard (terms.expiry ?? now) > now else { return dropped(.droppedTtlExpired) }
    let waiting = DeviceMailbox.Waiting(
      message: sent.number, terms: terms, isForDoze: device.isOnline)
    let gone = mailboxes[device.name]?.store(waiting) ?? []
    return gone.map { DeviceDelivery($0.message, device.name, $0.outcome, at: now) }
      + dropped(.pending)
  }

  private mutating func deliverWaiting(
    to device: SimulatedDevice, at now: Int
  ) -> [DeviceDelivery] {
    let ready =
      mailboxes[device.name]?.take { device.isReachable(urgently: $0.terms.isUrgent) } ?? []
    var deliveries = ready.map { waiting in
      deliver(
        waiting.message, waiting.terms, to: device,
        waiting.isForDoze ? .delayedDeviceDoze : .delayedDeviceOffline, at: now)
    }
    if device.isOnline, mailboxes[device.name]?.owesNews == true {
      mailboxes[device.name]?.owesNews = false
      if device.platform == .android, device.app != .forceStopped {
        deliveries.append(
          DeviceDelivery(0, device.name, .delivered, handling: .deletedMessages, at: now))
      }
    }
    return deliveries
  }

  private mutating func deliver(
    _ message: Int, _ terms: DeliveryTerms, to device: SimulatedDevice,
    _ delay: DeviceDelivery.Delay, at now: Int
  ) -> DeviceDelivery {
    lastContact[device.name] = now
    guard let handling = terms.handling(on: device) else {
      return DeviceDelivery(message, device.name, .droppedAppForceStopped, at: now)
    }
    let replaced =
      handling == .shown ? mailboxes[device.name]?.show(message, tag: terms.tag) : nil
    return DeviceDelivery(
      message, device.name, .delivered, delay: delay, handling: handling,
      replaces: replaced ?? nil, at: now)
  }
}
