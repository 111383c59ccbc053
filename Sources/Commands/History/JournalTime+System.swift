internal import FoundationEssentials
public import SendJournal

extension JournalTime {
  /// By the system's clock.
  public static var now: JournalTime {
    JournalTime(milliseconds: Int64((Date().timeIntervalSince1970 * 1000).rounded(.down)))
  }
}
