internal import Synchronization

/// Takes note of the files that couldn't be read, from several tasks at once.
///
/// Those who read an app's sources give one along, because the rest of the sources may not even say that there is an app.
public final class UnreadSources: Sendable {
  private struct State {
    var top = ""
    var reasons: [String: String] = [:]
  }

  private let state = Mutex(State())

  public init() {}

  /// All of them, in the order of their paths.
  public var all: [UnreadSource] {
    state.withLock { state in
      state.reasons.sorted { $0.key < $1.key }.map { path, reason in
        UnreadSource([state.top, path].filter { !$0.isEmpty }.joined(separator: "/"), reason)
      }
    }
  }

  /// Says which folder all paths are in; empty for the working directory.
  public func place(in top: String) { state.withLock { $0.top = top } }

  func note(_ sources: [UnreadSource]) {
    for source in sources { note(source.path, source.reason) }
  }

  /// `path` is relative to the top of the sources.
  func note(_ path: String, _ reason: String) {
    state.withLock { $0.reasons[path] = $0.reasons[path] ?? reason }
  }
}
