import Commands
import FCMClient
import Foundation
import SendJournal
import SendPolicy

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

  /// Blocks until the disk has it; why not where the journal does not take it.
  func settle(_ id: Int64, delivered isDelivered: Bool, note: String) -> String? {
    do throws(JournalFailure) {
      guard let journal = try opened() else { return reasonForNone }
      try journal.settle(IntentID(id), delivered: isDelivered, note: note, at: .now)
      return nil
    } catch {
      return error.description
    }
  }

  /// Why nothing can be recorded, and whether another program holds the journal; `nil` where it is ready.
  func obstacle() -> (sentence: String, isBusy: Bool)? {
    do throws(JournalFailure) {
      return try opened() == nil ? (reasonForNone, false) : nil
    } catch {
      return (error.description, error.kind == .locked)
    }
  }

  /// What a review and a dry-run's standing need to know; what is `nil` is not asked for.
  struct Question {
    var project: ProjectID?
    var payloadHash: String?
    var target: String?
  }

  /// Every row of exactly this message, the sends to this target, and the project's newest sends, which may have been of
  /// the same message in another form; each once.
  func past(_ question: Question) -> [PastSend] {
    guard let project = question.project else { return [] }
    var queries = [JournalQuery(kinds: [.send], project: project, limit: Self.longest)]
    if let hash = question.payloadHash {
      queries.append(JournalQuery(project: project, payloadHash: hash, limit: Self.longest))
    }
    if let target = question.target {
      queries.append(
        JournalQuery(kinds: [.send], project: project, target: target, limit: Self.longest))
    }
    var seen: Set<Int64> = []
    return queries.flatMap(records).filter { seen.insert($0.id).inserted }
  }

  /// The newest sends of any kind; none where there is no journal yet.
  func newest() throws(JournalFailure) -> [PastSend] {
    let history: SendHistory
    if let journal {
      history = journal.history
    } else {
      guard let path, FileManager.default.fileExists(atPath: path) else { return [] }
      history = try SendHistory.opening(path: path, host: JournalAuthor.current.host)
    }
    return try history.records(matching: JournalQuery(limit: Self.longest), at: .now)
      .map(PastSend.init)
  }

  private static let longest = 200

  private func records(_ query: JournalQuery) -> [PastSend] {
    guard let journal else { return [] }
    return ((try? journal.history.records(matching: query, at: .now)) ?? []).map(PastSend.init)
  }

  private func opened() throws(JournalFailure) -> SendJournal? {
    guard journal == nil, let path else { return journal }
    journal = try SendJournal.opening(path: path, author: .current)
    return journal
  }
}
