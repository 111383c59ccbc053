import Commands
import FCMClient
import SendJournal
import SendPolicy

/// Lists in the journal.
extension JournalWriter {
  /// A list by the number of any of its runs; `nil` if there is none.
  func list(_ number: Int64) -> Result<PastList?, HistoryFault> {
    do throws(JournalFailure) {
      guard let journal = try opened() else {
        return .failure(HistoryFault(reasonForNone, isBusy: false))
      }
      guard let list = try journal.history.list(IntentID(number), at: .now) else {
        return .success(nil)
      }
      return .success(PastList(runs: list.runs.map(PastSend.init), progress: list.progress))
    } catch {
      return .failure(HistoryFault(shortened(error).description, isBusy: error.kind == .locked))
    }
  }

  /// Blocks until the disk has the intent of a further run, unless another program has begun one since `runs` were read.
  func resume(_ intent: SendIntent, after runs: [Int64]) -> Result<Int64, Refusal> {
    do throws(JournalFailure) {
      guard let journal = try opened() else {
        return .failure(Refusal(sentence: reasonForNone))
      }
      let written = try journal.resume(intent, after: runs.map(IntentID.init), at: .now)
      guard let written else {
        return .failure(Refusal(sentence: "another program goes on with this list"))
      }
      recorded[written.id.number] = written
      return .success(written.id.number)
    } catch {
      return .failure(Refusal(sentence: shortened(error).description))
    }
  }

  /// Settles earlier runs of a list if this one found out the outcome for all recipients that they have left unknown.
  func settleRuns(before number: Int64) {
    guard let journal, let list = try? journal.history.list(IntentID(number), at: .now),
      list.progress.unknown.count == 0
    else { return }
    for run in list.runs where run.id.number != number && run.needsSettling {
      // A person can still do it.
      try? journal.settle(
        run.id, delivered: true,
        note: "list \(number) has sent to its recipients with an unknown outcome again", at: .now)
    }
  }

  /// Blocks until the disk has the step.
  func write(_ step: ListStep, of number: Int64, at now: @Sendable () -> Duration) -> ListRun.Event
  {
    guard let journal, let intent = recorded[number] else {
      return .notWritten("its list isn't known here", hasOutcomes: false, at: now())
    }
    do throws(JournalFailure) {
      switch try journal.write(step, of: intent, at: .now) {
      case .journal: return .written(at: now())
      case .pending(let failure):
        return .notWritten(shortened(failure).description, hasOutcomes: true, at: now())
      }
    } catch {
      return .notWritten(shortened(error).description, hasOutcomes: false, at: now())
    }
  }
}
