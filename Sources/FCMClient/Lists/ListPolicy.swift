/// How a list is sent: how many messages at a time, and what ends it.
public struct ListPolicy: Hashable, Sendable {
  /// Messages that are begun and have no outcome in the history yet; after a crash at most so many are unknown.
  public var window: Int
  /// A step of the history waits for so many messages that begin or end.
  public var batch: Int
  /// What is there is written after that time, however little it is.
  public var interval: Duration
  /// How often one message is tried where nothing can have been taken.
  public var attempts: Int
  /// How often in a row the whole list waits without a message that was taken in between.
  public var pauses: Int
  /// A longer wait ends the run: the user decides then.
  public var longestPause: Duration
  /// If so many of the first messages are refused and none is taken, the message is wrong and not the recipients.
  public var refusals: Int
  /// If so many messages in a row have no answer, the list waits.
  public var silences: Int
  /// How long one message may take.
  public var deadline: Duration

  public init(
    window: Int, batch: Int, interval: Duration = .milliseconds(25), attempts: Int = 4,
    pauses: Int = 5, longestPause: Duration = .seconds(600), refusals: Int = 50,
    silences: Int = 20, deadline: Duration = .seconds(30)
  ) {
    self.window = window
    self.batch = batch
    self.interval = interval
    self.attempts = attempts
    self.pauses = pauses
    self.longestPause = longestPause
    self.refusals = refusals
    self.silences = silences
    self.deadline = deadline
  }

  /// As many connections as most systems let a program have by default, less what else is open.
  public static let standard = ListPolicy(window: 400, batch: 100)

  /// FCM asks for 10 s at least before another attempt, and for a minute where a quota is used up and it names no time.
  func pause(number: Int, least: Int, retryAfter: Duration?, chance: Double) -> Duration {
    let named = retryAfter.flatMap { $0 < .seconds(1) ? nil : $0 }
    let wait = named ?? .seconds(least << min(number, 4))
    return wait + wait * (chance / 10)
  }
}
