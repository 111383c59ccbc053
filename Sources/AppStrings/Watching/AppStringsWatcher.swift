internal import Foundation

/// Tells when string files of an app change on the disk.
///
/// Directories are watched, not files, so an editor that puts a new file in the old one's place is no
/// special case. A directory that does not exist yet is waited for in the nearest one above it that
/// does. Nothing is polled: without events the watcher sleeps.
public final class AppStringsWatcher: Sendable {
  /// Editors write a file in several steps, and git many at once: so long must it be quiet.
  static let quietMilliseconds: Int32 = 50
  /// A directory that never is quiet is reported all the same, after so many waits.
  static let longestBurst = 20

  private let inotify: Inotify

  /// Watches the directories of the sources until ``cancel()`` or the watcher's own end.
  ///
  /// `nil` where there is nothing to watch (a revision and a pack never change), or the system
  /// gives no watcher.
  ///
  /// - Parameters:
  ///   - sources: what happens after this call is told.
  ///   - onChange: called on a thread of the watcher with the paths of changed files and
  ///     directories, as the sources name them; pass them to ``AppStrings/rereading(_:)``.
  public init?(_ sources: AppSources, onChange: @escaping @Sendable (Set<String>) -> Void) {
    guard sources.revision == nil, sources.pack == nil, !sources.directories.isEmpty,
      let inotify = Inotify()
    else { return nil }
    self.inotify = inotify
    let watched = WatchedTree(sources.directories, inotify)
    // The kernel's answer is waited for on a thread of its own, since tasks must not block.
    let thread = Thread {
      var tree = watched
      while let paths = Self.burst(&tree) {
        if !paths.isEmpty { onChange(paths) }
      }
    }
    thread.name = "strings watcher"
    thread.start()
  }

  deinit { inotify.close() }

  /// Ends the watching; a call that has begun is not taken back.
  public func cancel() { inotify.close() }

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
