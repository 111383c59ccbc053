public import ArgumentParser

/// What `lint` is asked to do.
public struct LintOptions: ParsableArguments, Sendable {
  /// How `lint` prints what it found.
  public enum Format: String, ExpressibleByArgument, CaseIterable, Sendable {
    case text
    case json
    /// SARIF 2.1.0, for code scanning.
    case sarif
    /// For the test reports of CI systems.
    case junit
    /// GitHub's workflow commands, which become annotations of a pull request.
    case github
    /// GitLab's Code Quality report, which merge requests show.
    case gitlab
  }

  @Argument(
    help: ArgumentHelp(
      """
      Drafts, bodies of FCM v1 requests, or directories of drafts; - reads standard input. \
      Default: the project's drafts.
      """), completion: .drafts)
  public var drafts: [String] = []

  @OptionGroup public var locales: LocaleOptions

  @Option(help: "The output format.")
  public var format: Format = .text

  @Option(help: "Exit 1 for findings of this severity or worse.")
  public var failOn: FailureThreshold = .error

  @Flag(
    help:
      "Also check what matters just before sending: times in the past, and sends that can't be replaced."
  )
  public var sending = false

  @Option(
    defaultAsFlag: .ofProject,
    help: ArgumentHelp(
      """
      Demand reviews: all (of every locale), changed (of every text: locales that show the same need one \
      mark), or a percentage such as 80%; none demands nothing. Default: what \
      the profile or [review] in the project file requires. Without a value (name the drafts before \
      it) the same, or else all.
      """, valueName: "all|changed|N%|none"), completion: .list(["all", "changed", "none"]))
  public var requireReviewed: RequiredReviews?

  @Flag(help: "Ask the images' servers whether they return an image, and how large it is.")
  public var online = false

  @Option(
    help: ArgumentHelp(
      "Accept the findings in this file, written by --write-baseline.", valueName: "file"),
    completion: .file())
  public var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write all findings into this new file instead of reporting them.", valueName: "file"),
    completion: .file())
  public var writeBaseline: String?

  @Flag(help: "Let --write-baseline replace an existing file.")
  public var force = false

  @Flag(
    name: .shortAndLong,
    help: ArgumentHelp(
      """
      Print only findings that reach --fail-on, and no summary; on standard error only what \
      fails and which files were passed over. json, sarif, junit and gitlab stay whole.
      """))
  public var quiet = false

  @Flag(help: "Print the rules instead, with the project's severities, as text or JSON.")
  public var rules = false

  @OptionGroup public var strings: StringsOptions

  @OptionGroup public var project: ProjectOptions

  public init() {}

  public func validate() throws {
    guard baseline == nil || writeBaseline == nil else {
      throw ValidationError("--write-baseline writes all findings: leave --baseline out.")
    }
    guard !force || writeBaseline != nil else {
      throw ValidationError("--force works only with --write-baseline: leave it out.")
    }
    // What isn't a demand is taken for a draft; no one calls one so.
    if requireReviewed == .ofProject,
      let word = drafts.first(where: { $0.wholeMatch(of: /[0-9]+%?/) != nil })
    {
      throw ValidationError(
        "‘\(word)’ isn't a demand for reviews: use all, changed, none, or a percentage from 1 to 100."
      )
    }
    guard rules else { return }
    guard drafts.isEmpty else {
      throw ValidationError("--rules doesn't read drafts: leave them out.")
    }
    guard baseline == nil, writeBaseline == nil else {
      throw ValidationError("--rules doesn't read a baseline: leave it out.")
    }
    guard format == .text || format == .json else {
      throw ValidationError("--rules prints text or json: choose one of these formats.")
    }
  }
}
