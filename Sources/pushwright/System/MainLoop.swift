internal import CMainQueue

/// The main thread: it waits for the terminal and for the main queue at once.
///
/// A dispatch source would wake two threads for each key, one that waits and the one that it notifies.
/// `dispatchMain()` would give the main thread up.
@MainActor
final class MainLoop {
  static let shared = MainLoop()

  private var input: (descriptor: Int32, arrived: @MainActor () -> Void)?

  private init() {}

  /// Calls the closure whenever the descriptor has something to read, or has come to its end.
  func watch(_ descriptor: Int32, _ arrived: @escaping @MainActor () -> Void) {
    input = (descriptor, arrived)
  }

  func stopWatching() { input = nil }

  /// Serves the main actor for as long as the process lives.
  func run() -> Never {
    let work = _dispatch_get_main_queue_handle_4CF()
    while true {
      // A negative descriptor is passed over.
      var entries = [
        pollfd(fd: input?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: work, events: Int16(POLLIN), revents: 0),
      ]
      guard unsafe poll(&entries, 2, -1) > 0 else { continue }
      if entries[0].revents != 0 { input?.arrived() }
      if entries[1].revents != 0 { serve(work) }
    }
  }

  private func serve(_ work: Int32) {
    var count: UInt64 = 0
    _ = unsafe read(work, &count, MemoryLayout.size(ofValue: count))
    _dispatch_main_queue_callback_4CF(nil)
  }
}
