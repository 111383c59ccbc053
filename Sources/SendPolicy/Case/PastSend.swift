public import FCMClient

/// A send as the journal remembers it.
public struct PastSend: Hashable, Sendable {
  /// What a user found out about a send whose outcome was unknown.
  public struct Settlement: Hashable, Sendable {
    /// Whether devices have got the message.
    public var isDelivered: Bool
    /// How they know.
    public var note: String
    /// `mia@ops`.
    public var author: String
    /// Seconds since 1970.
    public var at: Int

    public init(isDelivered: Bool, note: String, author: String, at: Int) {
      self.isDelivered = isDelivered
      self.note = note
      self.author = author
      self.at = at
    }
  }

  /// The journal's number for it.
  public var id: Int64
  /// Seconds since 1970.
  public var at: Int
  public var intent: SendIntent {
    didSet {
      content = Self.content(of: intent)
      list = Self.list(of: intent)
    }
  }
  /// Read once, because a review compares hundreds of them at each key.
  private(set) var content: SentContent?
  /// Which list it was; `nil` for other sends.
  private(set) var list: SendList?
  /// `nil` if the program ended before it was known; then it is as unknown as a time-out.
  public var outcome: SendOutcome?
  /// Who has sent it, `mia@ops`; empty if unknown.
  public var author: String
  public var settlement: Settlement?
  /// Whether a process of this machine may still be about it.
  public var isRunning: Bool

  /// A row of the journal.
  public init(
    id: Int64, at: Int, intent: SendIntent, outcome: SendOutcome?, author: String = "",
    settlement: Settlement? = nil, isRunning: Bool = false
  ) {
    self.id = id
    self.at = at
    self.intent = intent
    content = Self.content(of: intent)
    list = Self.list(of: intent)
    self.outcome = outcome
    self.author = author
    self.settlement = settlement
    self.isRunning = isRunning
  }

  /// What a message says; a change of a topic says nothing, and a list something else to each recipient.
  private static func content(of intent: SendIntent) -> SentContent? {
    if intent.kind.isOfMessage { return SentContent(payload: intent.payload) }
    return intent.kind == .list ? SentContent(listPayload: intent.payload) : nil
  }

  private static func list(of intent: SendIntent) -> SendList? {
    intent.kind == .list ? SendList(payload: intent.payload) : nil
  }

  /// Whether a device may have got it although the outcome is unknown.
  public var isUnknown: Bool { state == .unknown }

  /// Whether it is a list that ended before all recipients had their turn.
  public var isStopped: Bool {
    guard intent.kind == .list, case .accepted(let words) = outcome else { return false }
    return words.hasPrefix(ListEnd.stopped)
  }

  /// Whether it is a change of topics that FCM made for some registrations, and refused for others.
  public var isPartlyDone: Bool {
    guard intent.kind.isOfTopic, case .refused(_, let words) = outcome else { return false }
    return words.first?.isNumber == true && words.first != "0"
  }

  /// Whether it is a run of a list that may have left recipients to whom it is still to be sent.
  ///
  /// One that the program didn't end itself has, whatever was found out about those that were under way; and those that
  /// haven't got it are among them.
  var isUnfinishedRun: Bool {
    guard intent.kind == .list else { return false }
    return switch outcome {
    case nil: true
    case .accepted(let words): words.hasPrefix(ListEnd.stopped)
    case .unknown(let words): state != .delivered || words.hasPrefix(ListEnd.stopped)
    case .refused, .notSent, .sentDespiteDryRun: false
    }
  }

  /// Whether it is a list of which someone found out about those that were unknown, and only about those.
  public var isSettledList: Bool {
    intent.kind == .list && (state == .delivered || state == .notDelivered)
  }

  /// Whether it may have reached a device.
  public var mayHaveArrived: Bool {
    switch state {
    case .delivered, .unknown: true
    case .accepted, .inProgress: [.send, .test, .list].contains(intent.kind)
    // Of a list only the messages without an answer were settled; the others have arrived.
    case .notDelivered: intent.kind == .list
    case .refused, .notSent, .unanswered: false
    }
  }
}
