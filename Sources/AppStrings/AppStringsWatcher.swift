internal import FileWatching
internal import StringResources

/// Tells when string files of an app change on the disk.
public final class AppStringsWatcher: Sendable {
  private let watcher: TreeWatcher

  /// Watches the directories of the sources until ``cancel()`` or the watcher's own end.
  ///
  /// `nil` if there is nothing to watch (a revision and a pack never change), or the system
  /// gives no watcher, which is a problem too.
  ///
  /// - Parameters:
  ///   - sources: changes after this call are reported. The call looks for their directories on the disk, which takes
  ///     its time: it is not for a main thread.
  ///   - limit: how many directories it may watch; the kernel has a limit of its own, which all
  ///     programs of a user share.
  ///   - onProblem: called when changes will not be seen, because a limit is reached: once, here or
  ///     on a thread of the watcher.
  ///   - onChange: called on a thread of the watcher with the paths of changed files and
  ///     directories, as the sources name them; pass them to ``AppStrings/rereading(_:)``.
  public init?(
    _ sources: AppSources, limit: Int = .max,
    onProblem: @escaping @Sendable (SourceProblem) -> Void = { _ in },
    onChange: @escaping @Sendable (Set<String>) -> Void
  ) {
    guard sources.revision == nil, sources.pack == nil else { return nil }
    let watcher = TreeWatcher(
      sources.directories, besides: Set(sources.android.map(AndroidLocaleConfigSearch.manifest)),
      limit: limit,
      onProblem: { problem in
        onProblem(
          .whole(problem.directory, .warning, problem.sentence(watching: "the strings")))
      }, onChange: onChange)
    guard let watcher else { return nil }
    self.watcher = watcher
  }

  /// Ends the watching; a call that has begun is not taken back.
  public func cancel() { watcher.cancel() }
}
