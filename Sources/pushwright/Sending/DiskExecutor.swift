import Dispatch

/// Runs an actor that waits for the disk on a queue of its own.
///
/// On the threads that all tasks share, each wait would take one of them from the network; there are as many as processors.
final class DiskExecutor: SerialExecutor {
  private let queue: DispatchQueue

  init(label: String) { queue = DispatchQueue(label: label) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
