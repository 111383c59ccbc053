internal import Foundation

/// Tells when files in directories, and below them, change on the disk.
///
/// Directories are watched, not files, so an editor that puts a new file in the old one's place isn't a
/// special case. A directory that does not exist yet is waited for in the nearest one above it that
/// does. Nothing is polled: without events the watcher sleeps.
public final class TreeWatcher: Sendable {
  /// Editors write a file in several steps, and git many at once: so long must it be quiet.
  static let quietMilliseconds: Int32 = 50
  /// A directory that never is quiet is reported all the same, after so many waits.
  static let longestBurst = 20

  private let inotify: Inotify

  /// Watches the directories until ``cancel()`` or the watcher's own end.
  ///
  /// `nil` if there is nothing to watch, or the system gives no watcher, which is a problem too.
  ///
  /// - Parameters:
  ///   - directories: changes there after this call are reported. The call looks for those below them, which takes its
  ///     time: it is not for a main thread.
  ///   - files: others in the directories above that count too.
  ///   - passedOver: the names of directories that don't count, with all that is below them; hidden ones never do.
  ///   - depth: how many levels below its directories it looks.
  ///   - limit: how many directories it may watch; the kernel has a limit of its own, which all
  ///     programs of a user share.
  ///   - onProblem: called when changes will not be seen, because a limit is reached: once, here or
  ///     on a thread of the watcher.
  ///   - onChange: called on a thread of the watcher with the paths of changed files and
  ///     directories, as they were named.
  public init?(
    _ directories: [String], besides files: Set<String> = [],
    passingOver passedOver: Set<String> = [], depth: Int = 8, limit: Int = .max,
    onProblem: @escaping @Sendable (WatchProblem) -> Void = { _ in },
    onChange: @escaping @Sendable (Set<String>) -> Void
  ) {
    guard let first = directories.first else { return nil }
    guard let inotify = Inotify() else {
      onProblem(
        WatchProblem(directory: first, reason: .limitReached(setting: "max_user_instances")))
      return nil
    }
    self.inotify = inotify
    let watched = WatchedTree(
      directories, besides: files, passingOver: passedOver, depth: depth, inotify, limit: limit)
    // The kernel's answer is waited for on a thread of its own, since tasks must not block.
    let thread = Thread {
      var tree = watched
      var hasReported = false
      while true {
        if let problem = Self.problem(of: tree), !hasReported {
          hasReported = true
          onProblem(problem)
        }
        guard let paths = Self.burst(&tree) else { return }
        if !paths.isEmpty { onChange(paths) }
      }
    }
    thread.name = "file watcher"
    thread.start()
  }

  deinit { inotify.close() }

  /// Ends the watching; a call that has begun is not taken back.
  public func cancel() { inotify.close() }

  private static func problem(of tree: WatchedTree) -> WatchProblem? {
    if let directory = tree.unwatched {
      return WatchProblem(
        directory: directory, reason: .limitReached(setting: "max_user_watches"))
    }
    return tree.excessive.map { WatchProblem(directory: $0, reason: .tooLarge) }
  }

  /// Waits for a change and then for the silence behind it; `nil` at the end.
  private static func burst(_ tree: inout WatchedTree) -> Set<String>? {
    guard let first = tree.inotify.events(milliseconds: nil) else { return nil }
    var paths = tree.paths(of: first)
    for _ in 0..<longestBurst {
      guard let more = tree.inotify.events(milliseconds: quietMilliseconds) else { return nil }
      if more.isEmpty { break }
      paths.formUnion(tree.paths(of: more))
    }
    return paths
  }
}
