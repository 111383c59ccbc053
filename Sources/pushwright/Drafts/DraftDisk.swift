import ComposerState
import Dispatch
import Synchronization

/// Writes and reads drafts one after the other beside the main thread: a disk that hangs leaves the screen alive.
///
/// Answers come in the order in which they were asked for, so that nothing older than a save follows it.
final class DraftDisk: Sendable {
  /// How a text gets into a file; see ``DraftStore/save(_:to:replacing:evenProtected:)``.
  typealias Store =
    @Sendable (_ text: String, _ path: String, _ known: String?, _ evenProtected: Bool) ->
    SaveOutcome

  private let store: Store
  private let queue: DispatchQueue

  /// `store` may take as long as it likes.
  init(
    store: @escaping Store = { DraftStore.save($0, to: $1, replacing: $2, evenProtected: $3) },
    queue: DispatchQueue = DispatchQueue(label: "pushwright.drafts")
  ) {
    self.store = store
    self.queue = queue
  }

  /// Writes a text after everything that was asked for before.
  func save(
    _ text: String, to path: String, replacing known: String?, evenProtected: Bool = false,
    then tell: @escaping @MainActor @Sendable (SaveOutcome) -> Void
  ) {
    ask({ [store] in store(text, path, known, evenProtected) }, then: tell)
  }

  /// Does something with files after everything that was asked for before.
  func ask<Answer: Sendable>(
    _ work: @escaping @Sendable () -> Answer,
    then tell: @escaping @MainActor @Sendable (Answer) -> Void
  ) {
    queue.async {
      let answer = work()
      // Tasks of the main actor may overtake each other.
      DispatchQueue.main.async { MainActor.assumeIsolated { tell(answer) } }
    }
  }

  /// Does something with files after everything that was asked for before.
  func answer<Answer: Sendable>(_ work: @escaping @Sendable () -> Answer) async -> Answer {
    await withCheckedContinuation { answered in
      queue.async { answered.resume(returning: work()) }
    }
  }

  /// The same for work that asks now and then whether its task still wants it.
  func answer<Answer: Sendable>(
    asking work: @escaping @Sendable (_ isWanted: @escaping @Sendable () -> Bool) -> Answer
  ) async -> Answer {
    let wish = Wish()
    return await withTaskCancellationHandler {
      await answer { work { wish.isWanted.withLock(\.self) } }
    } onCancel: {
      wish.isWanted.withLock { $0 = false }
    }
  }

  private final class Wish: Sendable {
    let isWanted = Mutex(true)
  }
}
