internal import AppStrings
public import ArgumentParser
internal import Resolver

/// `pushwright strings search`: print the texts whose key or text holds a piece of text.
public struct StringsSearchCommand: AsyncParsableCommand, ReportingVerb {
  public static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Print the texts whose key or text holds a piece of text.",
    discussion: """
      Upper and lower case are the same.
      """)

  @Argument(help: "What to look for, in keys and texts of every language.")
  public var text: String

  @Option(help: "How to print it.")
  public var format: PreviewFormat = .text

  @OptionGroup public var strings: StringsOptions

  @OptionGroup public var project: ProjectOptions

  public init() {}

  public func run() async throws { try await printReport() }

  func report() async throws(CommandFailure) -> String {
    let strings = try await Project.checked(project).strings(required: !strings.noStrings)
    let texts = LocalizedText.all(in: strings.localizations)
    let found = LocalizedText.holding(text, texts)
    switch format {
    case .text: return StringsReport.text(found)
    case .json: return StringsReport.json(found)
    }
  }
}
