/// A message as a local FCM has it, with its result on the devices that it simulates.
public struct InboxMessage: Hashable, Sendable {
  /// How good a result is.
  public enum Level: Hashable, Sendable {
    case good, warning, error
    /// What the device shows isn't known.
    case unknown
    /// The system shows nothing, and that is no fault.
    case plain
  }

  /// The result on one device.
  public struct Result: Hashable, Sendable {
    public let device: String
    public let level: Level
    /// What the device shows, or what else has come of the message.
    public let words: String

    public init(device: String, level: Level, words: String) {
      (self.device, self.level, self.words) = (device, level, words)
    }
  }

  /// Something that lint has against the message.
  public struct Finding: Hashable, Sendable {
    public let rule: String
    public let isError: Bool
    public let sentence: String

    public init(rule: String, isError: Bool, sentence: String) {
      (self.rule, self.isError, self.sentence) = (rule, isError, sentence)
    }
  }

  public let number: Int
  /// `topic news`.
  public let target: String
  public let isDryRun: Bool
  /// In the order of events.
  public let results: [Result]
  public let findings: [Finding]

  public init(
    number: Int, target: String, isDryRun: Bool, results: [Result], findings: [Finding]
  ) {
    self.number = number
    self.target = target
    self.isDryRun = isDryRun
    self.results = results
    self.findings = findings
  }
}
