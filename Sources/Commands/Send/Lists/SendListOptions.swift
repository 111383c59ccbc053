public import ArgumentParser
internal import FCMClient

/// What `send` is asked to do with a list of recipients.
public struct SendListOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "Send to each registration of this file, one a line or CSV with a header; - reads standard input.",
      valueName: "file"), completion: .file())
  public var to: String?

  @Option(
    help: ArgumentHelp(
      "The CSV column with the registrations; without it, the one called token or fid.",
      valueName: "name"))
  public var column: String?

  @Option(
    help: ArgumentHelp(
      """
      The CSV column with each recipient's locale: fr-CA gets DRAFT.fr-CA.json, or DRAFT.fr.json, or DRAFT.json.
      """, valueName: "name"))
  public var localeColumn: String?

  @Option(
    help: ArgumentHelp(
      "At most so many messages a minute; 570000 without it.", valueName: "number"))
  public var rate: Int?

  @Flag(help: "Leave out lines of the list that hold no registration.")
  public var skipMalformed = false

  @Option(
    help: ArgumentHelp(
      "Go on with a list that stopped, by its number in the history.", valueName: "id"))
  public var resume: Int64?

  @Flag(help: "With --resume, also send to recipients who may have got the message already.")
  public var includeUnknown = false

  @Option(
    help: ArgumentHelp(
      "Write the result of each recipient to this new file, as JSON lines.", valueName: "file"),
    completion: .file())
  public var results: String?

  @Option(
    help: ArgumentHelp(
      "Write the registrations that FCM reports as UNREGISTERED to this new file.",
      valueName: "file"), completion: .file())
  public var dead: String?

  @Flag(help: "Don't show progress.")
  public var quiet = false

  @Flag(help: .hidden)
  public var fromComposer = false

  @Flag(help: .hidden)
  public var emulated = false

  public init() {}

  public func validate() throws {
    guard to != nil else {
      let others: [(String, Bool)] = [
        ("column", column != nil), ("locale-column", localeColumn != nil), ("rate", rate != nil),
        ("skip-malformed", skipMalformed),
        ("resume", resume != nil), ("include-unknown", includeUnknown),
        ("results", results != nil), ("dead", dead != nil), ("quiet", quiet),
      ]
      guard let (name, _) = others.first(where: \.1) else { return }
      throw ValidationError("--\(name) is for a list: name its file with --to.")
    }
    if let rate, !(1...600_000).contains(rate) {
      throw ValidationError("--rate must be from 1 to 600000 messages a minute, FCM's quota.")
    }
    guard !includeUnknown || resume != nil else {
      throw ValidationError("--include-unknown is for a list that goes on: add --resume.")
    }
    if let resume, resume < 1 { throw ValidationError("--resume must be a number of the history.") }
    guard results == nil || results != dead else {
      throw ValidationError("--results and --dead must be two files.")
    }
  }

  /// Messages a minute.
  var perMinute: Int { rate ?? SendRate.standardPerMinute }
}
