public import Diagnosis
internal import FoundationEssentials
internal import LocalFiles
internal import SendJournal

extension SendingFacts {
  /// Reads the journal of a project's profile and changes nothing.
  public static func history(of project: Project) -> History {
    guard let path = project.journalPath else { return .homeless }
    let name = ReportPath.relative(path)
    do throws(CommandFailure) {
      try project.checkJournal()
    } catch {
      return .unreadable(path: name, error.sentence)
    }
    do throws(JournalFailure) {
      let history = try SendHistory.opening(path: path, host: JournalAuthor.current.host)
      switch try history.verify() {
      case .intact(let rows, _):
        let mode = (try? FileStatus(of: path))?.mode ?? 0
        return .intact(path: name, rows: rows, isOpenToOthers: mode & 0o077 != 0)
      case .broken(_, let sentence): return .broken(path: name, sentence)
      }
    } catch {
      guard error.kind == .missing else { return .unreadable(path: name, error.sentence) }
      return .none(path: name, canBeMade: canBeMade(path))
    }
  }

  /// Whether the nearest directory above it that is there can be written to.
  private static func canBeMade(_ path: String) -> Bool {
    RealPath.upward(from: RealPath.of(path)).dropFirst().first { LocalFile.kind($0) != nil }
      .map { LocalFile.kind($0) == .directory && !LocalFile.isWriteProtected($0) } ?? false
  }
}
