internal import FoundationEssentials
public import SendJournal

extension JournalAuthor {
  /// Who runs this process, as the system says.
  public static var current: JournalAuthor {
    let process = ProcessInfo.processInfo
    return JournalAuthor(user: process.userName, host: process.hostName)
  }
}
