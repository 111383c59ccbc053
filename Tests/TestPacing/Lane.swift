internal import Dispatch

/// A thread for tests that compute, one after another.
final class Lane: TaskExecutor {
  private let queue = DispatchQueue(label: "a test that computes")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
