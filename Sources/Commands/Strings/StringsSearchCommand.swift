internal import AppStrings
public import ArgumentParser
internal import Resolver

/// `pushwright strings search`: print the texts whose key or text holds a piece of text.
public struct StringsSearchCommand: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Print the keys and texts that contain the given text.",
    discussion: """
      Ignores case, and searches the texts of plurals too. Exits 1 if it finds nothing.
      """)

  @Argument(help: "The text to look for in keys and in texts of every language.")
  public var text: String

  @Option(help: "The output format.")
  public var format: ReportFormat = .text

  @OptionGroup public var strings: StringsOptions

  @OptionGroup public var project: ProjectOptions

  public init() {}

  public func run() async throws {
    let found: [LocalizedText]
    do throws(CommandFailure) {
      let strings = try await Project.checked(project).strings(required: !strings.noStrings)
      found = LocalizedText.holding(text, LocalizedText.all(in: strings.localizations))
      try StandardOutput.write(report(of: found))
      // What it doesn't find may be in what couldn't be read.
      try strings.checkCompleteness()
    } catch {
      throw error.narrated()
    }
    guard !found.isEmpty else {
      Narration.say("no key or text contains ‘\(text)’")
      throw ExitCode.failure
    }
  }

  private func report(of found: [LocalizedText]) -> String {
    switch format {
    case .text: StringsReport.text(found)
    case .json: StringsReport.json(found)
    }
  }
}
