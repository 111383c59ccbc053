import Commands
import FCMClient
import SendJournal

/// The journal of a session, opened when the first request is about to leave.
actor JournalKeeper {
  private let path: String?
  private let reasonForNone: String
  private var journal: SendJournal?
  private var recorded: [Int64: RecordedIntent] = [:]

  /// Without a path there is a sentence why.
  init(path: String?, reasonForNone: String) {
    self.path = path
    self.reasonForNone = reasonForNone
  }

  /// Blocks until the disk has the intent.
  func write(_ intent: SendIntent) -> SendAttempt.Event {
    do throws(JournalFailure) {
      guard let journal = try opened() else { return .intentNotWritten(reasonForNone) }
      let written = try journal.write(intent, at: .now)
      recorded[written.id.number] = written
      return .intentWritten(id: written.id.number)
    } catch {
      return .intentNotWritten(error.description)
    }
  }

  func write(_ outcome: SendOutcome, of intent: WrittenIntent) -> SendAttempt.Event {
    guard let journal, let written = recorded.removeValue(forKey: intent.id) else {
      return .outcomeNotRecorded("its intent is not known here")
    }
    do throws(JournalFailure) {
      switch try journal.write(outcome, of: written, at: .now) {
      case .journal: return .outcomeRecorded
      case .pending(let failure): return .outcomeNotRecorded(failure.description)
      }
    } catch {
      return .outcomeNotRecorded(error.description)
    }
  }

  private func opened() throws(JournalFailure) -> SendJournal? {
    guard journal == nil, let path else { return journal }
    journal = try SendJournal.opening(path: path, author: .current)
    return journal
  }
}
