public import ArgumentParser
internal import PushMessages

/// What `send` is asked to do.
public struct SendOptions: ParsableArguments, Sendable {
  @Argument(help: "The draft: the body of an FCM v1 request; - reads standard input.")
  public var draft: String

  @Flag(help: "FCM checks the message and delivers nothing.")
  public var dryRun = false

  @Option(
    help: ArgumentHelp(
      "Send it to this test target of the profile instead of the draft's own.", valueName: "name"))
  public var test: String?

  @Option(
    help: ArgumentHelp(
      "Send without asking: names what is meant, as a check; for a condition its topics, as below.",
      valueName: "profile/target"))
  public var confirm: String?

  @Flag(
    help:
      "Send it although people may get it twice: see below, and a send to the target without an outcome."
  )
  public var again = false

  @Option(
    help: ArgumentHelp(
      "Why it is sent in spite of errors that lint finds, in at least two words or ten letters; kept in the history.",
      valueName: "sentence"))
  public var reason: String?

  @Option(
    help: ArgumentHelp(
      "Send to the device with this installation ID, whatever the draft says.", valueName: "id"))
  public var fid: String?

  @Option(
    help: ArgumentHelp(
      "Send to the device with this registration token, whatever the draft says.",
      valueName: "token"))
  public var token: String?

  @Option(help: ArgumentHelp("Send to this topic, whatever the draft says.", valueName: "name"))
  public var topic: String?

  @Option(
    help: ArgumentHelp("Send on this condition, whatever the draft says.", valueName: "expression"))
  public var condition: String?

  @Option(
    help: ArgumentHelp(
      "Where FCM asks to come back later, or cannot be reached, wait that long at most and try again.",
      valueName: "seconds"))
  public var wait = 0

  @OptionGroup public var strings: StringsOptions

  @OptionGroup public var project: ProjectOptions

  public init() {}

  public func validate() throws {
    guard targets.count < 2 else {
      throw ValidationError(
        "A message has one target: name only one of --fid, --token, --topic and --condition.")
    }
    if test != nil, let target = targets.first {
      throw ValidationError("--test says where it goes: leave --\(target.field) out.")
    }
    guard !dryRun || (test == nil && confirm == nil && reason == nil && !again) else {
      throw ValidationError(
        "A dry-run reaches no device: leave --test, --confirm, --again and --reason out.")
    }
    guard !again || test == nil else {
      throw ValidationError("A test may be sent as often as you like: leave --again out.")
    }
    guard (0...3600).contains(wait) else {
      throw ValidationError("--wait is from 0 to 3600 seconds.")
    }
  }

  /// The target in the place of the draft's own; `nil` where none is named.
  var target: SendTargetOption? { targets.first }

  private var targets: [SendTargetOption] {
    zip(Message.Target.fieldNames, [fid, token, topic, condition]).compactMap {
      field, text in text.map { SendTargetOption(field: field, text: $0) }
    }
  }
}
