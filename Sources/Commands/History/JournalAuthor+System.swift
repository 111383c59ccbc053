internal import FoundationEssentials
public import SendJournal

extension JournalAuthor {
  /// Who runs this process, as the system says.
  public static var current: JournalAuthor {
    let process = ProcessInfo.processInfo
    return JournalAuthor(user: process.userName, host: process.hostName)
  }
}

extension JournalTime {
  /// By the system's clock.
  public static var now: JournalTime {
    JournalTime(milliseconds: Int64((Date().timeIntervalSince1970 * 1000).rounded(.down)))
  }
}
