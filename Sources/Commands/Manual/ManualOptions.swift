public import ArgumentParser

/// What `manual` is asked to do: a verb for those who make packages, which `--help` hides.
public struct ManualOptions: ParsableArguments, Sendable {
  @Argument(help: "The page to print. Without one, the names of all pages.")
  public var page: String?

  public init() {}

  /// Prints the page, or the list; `help` is ArgumentParser's description of the program.
  ///
  /// - Throws: ``CommandFailure`` if there is no such page, or it can't be written.
  public func run(help: String) throws(CommandFailure) {
    guard let pages = try? ManualPage.all(help: help, day: ProgramVersion.day) else {
      throw CommandFailure(.unreadableInput, "couldn't read the description of the verbs")
    }
    guard let page else {
      return try StandardOutput.write(pages.map { $0.fileName + "\n" }.joined())
    }
    guard let found = pages.first(where: { $0.fileName == page }) else {
      throw CommandFailure(
        .usage, "the manual has no page ‘\(page)’: pushwright manual lists its pages")
    }
    try StandardOutput.write(found.source)
  }
}
