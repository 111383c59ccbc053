public import ArgumentParser

/// `pushwright review approve`: marks locales as reviewed.
public struct ReviewApproveCommand: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "approve",
    abstract: "Mark locales as reviewed, as they are shown now.",
    discussion: """
      A locale whose text crashes the app, is garbled or is left out on a device is approved only \
      if --locale names it. Exits 0 if every locale is reviewed now, and 1 if one isn't. The \
      reviewer is [reviewer] in your configuration, or git's user.name and user.email.
      """)

  @OptionGroup public var marked: MarkedLocales

  @Flag(help: "Override the rejections of the locales that --locale names; they stay on record.")
  public var replace = false

  public init() {}

  public func validate() throws {
    guard !replace || !marked.locale.isEmpty else {
      throw ValidationError(
        "--replace overrides the rejections of the locales that you name: add --locale.")
    }
  }

  public func run() async throws { try await MarkRun.run(.approve, marked, replaces: replace) }
}
