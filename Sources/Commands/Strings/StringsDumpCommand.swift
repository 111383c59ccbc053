internal import AppStrings
public import ArgumentParser
internal import Resolver

/// `pushwright strings dump`: print what Android devices find for every key, locale by locale.
public struct StringsDumpCommand: AsyncParsableCommand, ReportingVerb {
  public static let configuration = CommandConfiguration(
    commandName: "dump",
    abstract: "Print what Android devices find for every key, locale by locale.",
    discussion: """
      One line a key: locale, key, directory, text, with tabs between. Without --locale: every \
      locale that the app has, and some that show how others fall back.
      """)

  @Option(help: ArgumentHelp("A device's language, such as fr-CA; several times for several."))
  public var locale: [String] = []

  @Option(help: "How to print it.")
  public var format: DumpFormat = .tsv

  @OptionGroup public var project: ProjectOptions

  public init() {}

  public func run() async throws { try await printReport() }

  func report() async throws(CommandFailure) -> String {
    let strings = try await Project.checked(project).strings()
    guard let table = strings.localizations.android else {
      throw CommandFailure(.configuration, "no Android strings are known: name them with --android")
    }
    return AndroidDump(table).text(locales: locale)
  }
}
