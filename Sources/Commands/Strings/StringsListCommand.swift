internal import AppStrings
public import ArgumentParser
internal import Resolver

/// `pushwright strings list`: print every key, and in how many localizations each platform has it.
public struct StringsListCommand: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Print every key, and how many localizations have it on each platform.")

  @Option(help: "The output format.")
  public var format: ReportFormat = .text

  @OptionGroup public var strings: StringsOptions

  @OptionGroup public var project: ProjectOptions

  public init() {}

  public func run() async throws {
    do throws(CommandFailure) {
      let strings = try await Project.checked(project).strings(required: !strings.noStrings)
      try StandardOutput.write(report(of: strings))
      try strings.checkCompleteness()
    } catch {
      throw error.narrated()
    }
  }

  private func report(of strings: AppStrings) -> String {
    let keys = StringsReport.keys(in: strings.localizations)
    switch format {
    case .text: return StringsReport.text(keys, strings.platforms)
    case .json: return StringsReport.json(keys, strings.platforms)
    }
  }
}
