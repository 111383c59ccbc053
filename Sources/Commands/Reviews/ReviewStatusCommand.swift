public import ArgumentParser

/// `pushwright review status`: what reviewers think of each locale.
public struct ReviewStatusCommand: AsyncParsableCommand, ReportingVerb {
  public static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "List what reviewers think of each locale, and what is required.")

  @OptionGroup public var marked: MarkedLocales

  @Option(help: "The output format.")
  public var format: ReportFormat = .text

  public init() {}

  public func run() async throws { try await printReport() }

  func report() async throws(CommandFailure) -> String {
    let draft = try await marked.reading()
    let rows = try draft.rows(named: marked.locale)
    for orphan in OrphanedReviews.beside(draft.path) {
      Narration.say(orphan.warning(for: draft.path))
    }
    let report = ReviewReport(draft, rows: rows)
    return format == .json ? report.json : report.text
  }
}
