public import ArgumentParser
internal import Drafts
internal import PushMessages

/// What `send` is asked to do.
public struct SendOptions: ParsableArguments, Sendable {
  @Argument(
    help: "The draft: the body of an FCM v1 request; - reads standard input.", completion: .drafts)
  public var draft: String

  @Flag(help: "Let FCM check the message without delivering it.")
  public var dryRun = false

  @Option(
    help: ArgumentHelp(
      "Send to this test target of the profile instead of the draft's target.", valueName: "name"),
    completion: .testTargets)
  public var test: String?

  @Option(
    help: ArgumentHelp(
      "Send without asking. As a check, name the profile and the target (see above).",
      valueName: "profile/target"))
  public var confirm: String?

  @Flag(
    help:
      "Send even if people may get it twice, or an earlier send's outcome is unknown (see above)."
  )
  public var again = false

  @Option(
    help: ArgumentHelp(
      "Why to send despite lint errors, in at least two words or ten letters; kept in the history.",
      valueName: "sentence"))
  public var reason: String?

  @Option(
    help: ArgumentHelp(
      "Send to the device with this installation ID instead of the draft's target.", valueName: "id"
    ))
  public var fid: String?

  @Option(
    help: ArgumentHelp(
      "Send to the device with this registration token instead of the draft's target.",
      valueName: "token"))
  public var token: String?

  @Option(
    help: ArgumentHelp("Send to this topic instead of the draft's target.", valueName: "name"),
    completion: .topics)
  public var topic: String?

  @Option(
    help: ArgumentHelp(
      "Send on this condition instead of the draft's target.", valueName: "expression"))
  public var condition: String?

  @Option(
    help: ArgumentHelp(
      "Wait up to this long and try again if FCM asks to retry later or can't be reached.",
      valueName: "seconds"))
  public var wait = 0

  @OptionGroup public var list: SendListOptions

  @OptionGroup public var strings: StringsOptions

  @OptionGroup public var project: ProjectOptions

  public init() {}

  public func validate() throws {
    guard targets.count < 2 else {
      throw ValidationError(
        "A message has one target: use only one of --fid, --token, --topic and --condition.")
    }
    if test != nil, let target = targets.first {
      throw ValidationError("--test sets the target: leave --\(target.field) out.")
    }
    guard test == nil || confirm == nil else {
      throw ValidationError(
        "--confirm is for the draft's own target, but a test goes to a test device: leave it out.")
    }
    guard !dryRun || (test == nil && confirm == nil && reason == nil && !again) else {
      throw ValidationError(
        "A dry run reaches no device: leave --test, --confirm, --again and --reason out.")
    }
    guard !again || test == nil else {
      throw ValidationError("You can repeat a test freely: leave --again out.")
    }
    try validateList()
    guard (0...3600).contains(wait) else {
      throw ValidationError("--wait must be from 0 to 3600 seconds.")
    }
  }

  private func validateList() throws {
    guard list.to != nil else { return }
    if let target = targets.first {
      throw ValidationError("--to names the recipients: leave --\(target.field) out.")
    }
    guard test == nil else {
      throw ValidationError("--to names the recipients: leave --test out.")
    }
    guard wait == 0 else {
      throw ValidationError("A list waits by itself if FCM asks for it: leave --wait out.")
    }
    guard draft != "-" || list.localeColumn == nil else {
      throw ValidationError(
        "The drafts for languages are beside the draft: name its file, or leave --locale-column out."
      )
    }
    guard draft != "-" || list.to != "-" else {
      throw ValidationError("Standard input can't be both the draft and the list.")
    }
    guard !dryRun || (list.resume == nil && list.results == nil && list.dead == nil) else {
      throw ValidationError(
        "A dry run sends to no one: leave --resume, --results and --dead out.")
    }
  }

  /// What can't be asked of a list, once the draft's notes have named it.
  func checkList() throws(CommandFailure) {
    do {
      try validateList()
    } catch {
      throw CommandFailure(.usage, "\(error)")
    }
  }

  /// The target in the place of the draft's own; `nil` if none is named.
  var target: SendTargetOption? { targets.first }

  private var targets: [SendTargetOption] {
    zip(Message.Target.fieldNames, [fid, token, topic, condition]).compactMap {
      field, text in text.map { SendTargetOption(field: field, text: $0) }
    }
  }

  /// The list that the notes beside the draft name, unless the command line says where the message goes.
  ///
  /// Relative to the project.
  public var ownList: String? {
    guard list.to == nil, test == nil, targets.isEmpty, draft != "-" else { return nil }
    return DraftNotes.reading(beside: draft).notes.list
  }
}
