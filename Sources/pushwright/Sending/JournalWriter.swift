import Commands
import FCMClient
import Foundation
import SendJournal
import SendPolicy

/// The journal of a session, opened when the first request is about to leave.
actor JournalWriter {
  private let path: String?
  let reasonForNone: String
  /// What failures call `~`; `nil` if paths are named in full.
  private let home: String?
  private(set) var journal: SendJournal?
  var recorded: [Int64: RecordedIntent] = [:]
  private let disk = DiskExecutor(label: "pushwright.journal")

  nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe disk.asUnownedSerialExecutor() }

  /// Without a path there is a sentence why.
  init(path: String?, reasonForNone: String, home: String? = nil) {
    self.path = path
    self.reasonForNone = reasonForNone
    self.home = home
  }

  func shortened(_ failure: JournalFailure) -> JournalFailure {
    failure.shortened(inHome: home)
  }

  /// Blocks until the disk has the intent; refuses what another program has sent since the review.
  func write(_ intent: SendIntent, agreed: RepeatConsent) -> SendAttempt.Event {
    do throws(JournalFailure) {
      guard let journal = try opened() else { return .intentNotWritten(reasonForNone) }
      let question = Question(
        project: intent.project, payloadHash: intent.payloadHash, target: intent.target)
      let queries = intent.kind == .send || intent.kind == .list ? question.queries : []
      let result = try journal.write(intent, at: .now, after: queries) { records in
        SendRules.refusal(
          ofRepeating: intent, after: records.map(PastSend.init), agreed: agreed
        ).map { SendFailure.sentBefore($0.sentence, remedy: $0.remedy) }
      }
      switch result {
      case .success(let written):
        recorded[written.id.number] = written
        return .intentWritten(id: written.id.number)
      case .failure(let failure): return .intentRefused(failure)
      }
    } catch {
      return .intentNotWritten(shortened(error).description)
    }
  }

  /// `results` is JSON about the registrations of a topic's change.
  func write(
    _ outcome: SendOutcome, results: String? = nil, of intent: WrittenIntent
  ) -> SendAttempt.Event {
    write(outcome, results: results, of: intent.id)
  }

  /// The same of an intent by its number.
  func write(
    _ outcome: SendOutcome, results: String? = nil, of number: Int64
  ) -> SendAttempt.Event {
    guard let journal, let written = recorded.removeValue(forKey: number) else {
      return .outcomeNotRecorded("its intent isn't known here")
    }
    do throws(JournalFailure) {
      switch try journal.write(outcome, results: results, of: written, at: .now) {
      case .journal: return .outcomeRecorded
      case .pending(let failure): return .outcomeNotRecorded(failure.description)
      }
    } catch {
      return .outcomeNotRecorded(shortened(error).description)
    }
  }

  /// Blocks until the disk has it; why not where the journal does not take it.
  func settle(_ id: Int64, delivered isDelivered: Bool, note: String) -> String? {
    do throws(JournalFailure) {
      guard let journal = try opened() else { return reasonForNone }
      try journal.settle(IntentID(id), delivered: isDelivered, note: note, at: .now)
      return nil
    } catch {
      return shortened(error).description
    }
  }

  /// What a review and a dry-run's standing need to know; what is `nil` is not asked for.
  struct Question {
    var project: ProjectID?
    var payloadHash: String?
    var target: String?

    /// Every row of exactly this message, the sends to this target, the project's newest sends, which may have been of the
    /// same message in another form, and the newest tests with any profile.
    fileprivate var queries: [JournalQuery] {
      guard let project else { return [] }
      var queries = [
        JournalQuery(kinds: [.send, .list], project: project, limit: longest),
        JournalQuery(kinds: [.test], limit: longest),
      ]
      if let payloadHash {
        queries.append(JournalQuery(project: project, payloadHash: payloadHash, limit: longest))
      }
      if let target {
        queries.append(
          JournalQuery(kinds: [.send, .list], project: project, target: target, limit: longest))
      }
      return queries
    }
  }

  /// What the journal holds about a question, once it is ready to take a record.
  func memory(of question: Question) -> JournalMemory {
    memory { () throws(JournalFailure) in
      try opened()?.history.records(matchingAny: question.queries, at: .now)
    }
  }

  /// The newest sends of any kind; none if no journal exists yet.
  func newest() -> JournalMemory {
    memory { () throws(JournalFailure) in
      let query = JournalQuery(limit: longest)
      if let journal { return try journal.history.records(matching: query, at: .now) }
      guard let path else { return nil }
      guard FileManager.default.fileExists(atPath: path) else { return [] }
      return try SendHistory.opening(path: path, host: JournalAuthor.current.host)
        .records(matching: query, at: .now)
    }
  }

  private func memory(
    _ read: () throws(JournalFailure) -> [SendRecord]?
  ) -> JournalMemory {
    do throws(JournalFailure) {
      guard let records = try read() else { return .unavailable(reasonForNone, isBusy: false) }
      return .sends(records.map(PastSend.init))
    } catch {
      return .unavailable(shortened(error).description, isBusy: error.kind == .locked)
    }
  }

  func opened() throws(JournalFailure) -> SendJournal? {
    guard journal == nil, let path else { return journal }
    journal = try SendJournal.opening(path: path, author: .current)
    return journal
  }
}

/// How many sends a question brings at most.
private let longest = 200
