import ComposerState
import Dispatch
import Synchronization

/// Keeps unsaved drafts one after another beside the main thread: a slow disk doesn't hold up typing.
///
/// What waits for a slow disk does not pile up: a draft that waits gives way to the next one.
final class Autosaver: Sendable {
  let drafts: AutosavedDrafts
  private let queue: DispatchQueue
  /// Whether the session is over: nothing is written behind the last of it.
  private let isClosed = Mutex(false)
  /// What is not begun, the oldest first.
  private let waiting = Mutex<[Job]>([])

  private typealias Failed = @MainActor @Sendable (String) -> Void

  private enum Job {
    /// A draft, and the sessions that it takes the place of.
    case keep(AutosavedDraft, others: [String], Failed)
    case discard(AutosavedDraft, other: String, Failed)
    case forget(String)
  }

  /// `queue` works through what is asked for, one after another.
  init(
    drafts: AutosavedDrafts, queue: DispatchQueue = DispatchQueue(label: "pushwright.kept-drafts")
  ) {
    self.drafts = drafts
    self.queue = queue
  }

  /// Keeps a draft soon, instead of one that still waits; what else was asked for before comes first.
  ///
  /// `failed` hears why it could not, as a sentence without a full stop.
  func keep(
    _ draft: AutosavedDraft, insteadOf other: String? = nil,
    failed: @escaping @MainActor @Sendable (String) -> Void
  ) {
    let others = takeOvertaken() + [other].compactMap(\.self)
    add(.keep(draft, others: others, failed))
  }

  /// Puts work aside that was given up, after what was asked for before.
  func discard(
    _ draft: AutosavedDraft, insteadOf other: String,
    failed: @escaping @MainActor @Sendable (String) -> Void
  ) {
    add(.discard(draft, other: other, failed))
  }

  func forget(_ session: String) { add(.forget(session)) }

  /// Keeps a draft before it returns: the program goes.
  ///
  /// A disk that does not answer cannot hold it up forever.
  func keepAtLast(_ draft: AutosavedDraft, within patience: DispatchTimeInterval = .seconds(5))
    -> String?
  {
    let others = takeOvertaken()
    let answer = AwaitedAnswer<String?>()
    queue.async { [drafts] in answer.give(drafts.keep(draft, insteadOf: others)) }
    return answer.wait(patience) ?? "\(drafts.folder.path) doesn't answer"
  }

  /// Asks what is kept, after everything that was asked for before.
  func ask<Answer: Sendable>(_ question: @escaping @Sendable (AutosavedDrafts) -> Answer) async
    -> Answer
  {
    await withCheckedContinuation { answered in
      queue.async { [drafts] in answered.resume(returning: question(drafts)) }
    }
  }

  /// Tells others what is open, as ``AutosavedDrafts/opened(_:at:)`` does.
  ///
  /// A session that is over tells nothing.
  func opened(_ path: String?, at seconds: Int) async -> DraftLock? {
    await withCheckedContinuation { answered in
      queue.async { [self] in
        let isOver = isClosed.withLock(\.self)
        answered.resume(returning: isOver ? nil : drafts.opened(path, at: seconds))
      }
    }
  }

  /// Ends the session after everything that was asked for, or when a disk has not answered for a while.
  func close(within patience: DispatchTimeInterval = .seconds(2)) {
    let answer = AwaitedAnswer<Bool>()
    queue.async { [self] in
      isClosed.withLock { $0 = true }
      drafts.closed()
      answer.give(true)
    }
    _ = answer.wait(patience)
  }

  /// Returns when everything that was asked for is done, or when a disk has not answered for a while.
  func settle(within patience: DispatchTimeInterval = .seconds(2)) {
    let answer = AwaitedAnswer<Bool>()
    queue.async { answer.give(true) }
    _ = answer.wait(patience)
  }

  /// Removes the draft that would be written right before the next one; returns whose place it was to take.
  private func takeOvertaken() -> [String] {
    waiting.withLock { jobs in
      guard case .keep(_, let others, _) = jobs.last else { return [] }
      jobs.removeLast()
      return others
    }
  }

  private func add(_ job: Job) {
    waiting.withLock { $0.append(job) }
    queue.async { self.takeNext() }
  }

  /// A draft that was overtaken leaves a turn at which there may be nothing to do.
  private func takeNext() {
    let next = waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    switch next {
    case .keep(let draft, let others, let failed):
      tell(drafts.keep(draft, insteadOf: others), to: failed)
    case .discard(let draft, let other, let failed):
      tell(drafts.discard(draft, insteadOf: other), to: failed)
    case .forget(let session): drafts.forget(session)
    case nil: break
    }
  }

  private func tell(_ failure: String?, to failed: @escaping Failed) {
    guard let failure else { return }
    Task { @MainActor in failed(failure) }
  }
}
