public import ArgumentParser

/// What `lint` is asked to do.
public struct LintOptions: ParsableArguments, Sendable {
  @Argument(help: "The drafts: bodies of FCM v1 requests; - reads standard input.")
  public var drafts: [String] = []

  @OptionGroup public var locales: LocaleOptions

  @Option(help: "How to print it.")
  public var format: LintFormat = .text

  @Option(help: "Exit 1 from this severity on.")
  public var failOn: FailureThreshold = .error

  @Flag(help: "Check as just before sending: also what is past by now, or cannot be called back.")
  public var sending = false

  @Flag(help: "Ask the servers of the images whether they give an image, and how large it is.")
  public var online = false

  @Flag(help: "Print the rules instead, as text or JSON.")
  public var rules = false

  @OptionGroup public var project: ProjectOptions

  public init() {}

  public func validate() throws {
    guard rules else {
      guard !drafts.isEmpty else { throw ValidationError("Name at least one draft.") }
      return
    }
    guard drafts.isEmpty else { throw ValidationError("--rules is about no draft.") }
    guard format == .text || format == .json else {
      throw ValidationError("The rules are printed as text or json.")
    }
  }
}
