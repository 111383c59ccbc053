/// What waits for one device, and what is on its screen.
public struct DeviceMailbox: Hashable, Sendable {
  /// A message that waits.
  public struct Waiting: Hashable, Sendable {
    public var message: Int
    public var terms: DeliveryTerms
    /// Whether the device sleeps, or else isn't connected.
    public var isForDoze: Bool

    public init(message: Int, terms: DeliveryTerms, isForDoze: Bool) {
      self.message = message
      self.terms = terms
      self.isForDoze = isForDoze
    }
  }

  /// A notification on the screen.
  public struct Notice: Hashable, Sendable {
    public var message: Int
    public var tag: String?

    public init(message: Int, tag: String?) {
      self.message = message
      self.tag = tag
    }
  }

  /// FCM keeps so many messages without a key for an app on a device.
  static let mostWaiting = 100
  /// And so many different keys.
  static let mostKeys = 4
  /// Android shows no more notifications of an app.
  static let mostNotices = 50

  public private(set) var waiting: [Waiting] = []
  public private(set) var notices: [Notice] = []
  /// Whether the app has still to hear that messages were lost.
  public internal(set) var owesNews = false

  /// A mailbox of an earlier run.
  public init(waiting: [Waiting] = [], notices: [Notice] = [], owesNews: Bool = false) {
    self.waiting = waiting
    self.notices = notices.suffix(Self.mostNotices)
    self.owesNews = owesNews
  }

  /// Stores a message; gives those that no longer wait because of it, with the reason.
  mutating func store(_ new: Waiting) -> [(message: Int, outcome: DeviceDelivery.Outcome)] {
    var gone: [(message: Int, outcome: DeviceDelivery.Outcome)] = []
    if let key = new.terms.collapseKey {
      gone = remove { $0.terms.collapseKey == key }.map { ($0.message, .collapsed) }
      let keys = Set(waiting.compactMap(\.terms.collapseKey))
      // FCM doesn't say which keys it keeps: here they are the newest ones.
      if keys.count == Self.mostKeys,
        let first = waiting.first(where: { $0.terms.collapseKey != nil })
      {
        let oldest = first.terms.collapseKey
        gone += remove { $0.terms.collapseKey == oldest }.map { ($0.message, .collapsed) }
      }
    } else if waiting.count(where: { $0.terms.collapseKey == nil }) == Self.mostWaiting {
      gone = remove { _ in true }.map { ($0.message, .droppedTooManyPendingMessages) }
      owesNews = true
    }
    waiting.append(new)
    return gone
  }

  /// Takes out those whose time is over.
  mutating func expire(at now: Int) -> [Int] {
    remove { ($0.terms.expiry ?? now) <= now }.map(\.message)
  }

  /// Takes out those that the device can get.
  mutating func take(where canGet: (Waiting) -> Bool) -> [Waiting] { remove(where: canGet) }

  /// Puts a notification on the screen; gives the message whose notification it replaces.
  mutating func show(_ message: Int, tag: String?) -> Int? {
    var replaced: Int?
    if let tag, let index = notices.firstIndex(where: { $0.tag == tag }) {
      replaced = notices.remove(at: index).message
    }
    notices.append(Notice(message: message, tag: tag))
    if notices.count > Self.mostNotices { notices.removeFirst() }
    return replaced
  }

  private mutating func remove(where isGone: (Waiting) -> Bool) -> [Waiting] {
    let gone = waiting.filter(isGone)
    if !gone.isEmpty { waiting.removeAll(where: isGone) }
    return gone
  }
}
