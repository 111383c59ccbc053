public import ArgumentParser

/// The draft whose translations are marked, and the locales.
public struct MarkedLocales: ParsableArguments, Sendable {
  @Argument(help: "The draft: the body of an FCM v1 request.", completion: .drafts)
  public var draft: String

  @Option(
    help: ArgumentHelp(
      "A locale of the preview, such as fr-CA; repeatable. Default: all of them.",
      valueName: "locale"), completion: .locales)
  public var locale: [String] = []

  @OptionGroup public var strings: StringsOptions

  @OptionGroup public var project: ProjectOptions

  public init() {}

  func reading() async throws(CommandFailure) -> ReviewedDraft {
    try await ReviewedDraft.reading(draft, project, strings)
  }
}
