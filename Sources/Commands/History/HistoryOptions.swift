public import ArgumentParser
internal import FoundationEssentials
internal import SendJournal

/// Which journal the verbs of `history` work on.
public struct HistoryOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "The history's file. Default: the profile's, or your own.", valueName: "file"),
    completion: .file())
  public var journal: String?

  @Option(
    help: ArgumentHelp(
      "The project file or its directory. Default: the nearest pushwright.toml, here or above.",
      valueName: "path"), completion: .projectFile)
  public var project: String?

  @Option(
    help: ArgumentHelp(
      "The profile whose history to read; list shows only its sends.", valueName: "name"),
    completion: .profiles)
  public var profile: String?

  public init() {}

  /// The journal to read; `nil` if nothing was sent yet and no option names a file.
  func history() throws(CommandFailure) -> SendHistory? {
    let path = try path()
    do throws(JournalFailure) {
      return try SendHistory.opening(path: path, host: JournalAuthor.current.host)
    } catch {
      guard error.kind == .missing, journal == nil else { throw CommandFailure(error) }
      Narration.say(error.description)
      return nil
    }
  }

  /// The same, where an answer needs one.
  func requiredHistory() throws(CommandFailure) -> SendHistory {
    let path = try path()
    do throws(JournalFailure) {
      return try SendHistory.opening(path: path, host: JournalAuthor.current.host)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// The journal to write; one that is not there is not begun.
  func writableJournal() throws(CommandFailure) -> SendJournal {
    let path = try path()
    do throws(JournalFailure) {
      _ = try SendHistory.opening(path: path, host: JournalAuthor.current.host)
      return try SendJournal.opening(path: path, author: .current)
    } catch {
      throw CommandFailure(error)
    }
  }
}
