internal import Synchronization

/// Takes note of the files that couldn't be read, from several tasks at once.
///
/// Those who read an app's sources give one along, because the rest of the sources may not even say that there is an app.
public final class UnreadSources: Sendable {
  private struct State {
    var top = ""
    var sources: [String: UnreadSource] = [:]
  }

  private let state = Mutex(State())

  public init() {}

  /// All of them, in the order of their paths.
  public var all: [UnreadSource] {
    state.withLock { state in
      state.sources.sorted { $0.key < $1.key }.map { path, source in
        var source = source
        let place = [state.top, path].filter { !$0.isEmpty }.joined(separator: "/")
        source.path = place.isEmpty ? "." : place
        return source
      }
    }
  }

  /// Says which folder all paths are in; empty for the working directory.
  public func place(in top: String) { state.withLock { $0.top = top } }

  func note(_ sources: [UnreadSource]) {
    for source in sources { note(source) }
  }

  /// Its path is relative to the top of the sources.
  func note(_ source: UnreadSource) {
    state.withLock { $0.sources[source.path] = $0.sources[source.path] ?? source }
  }
}
