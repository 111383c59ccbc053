import AppStrings
import Commands
import Dispatch
import FileWatching
import MessageLint
import StringResources

/// Reads what the app's sources tell beside its strings, and again when something in them changes on the disk.
@MainActor
final class SourcesFeed {
  private let project: Project
  private let tell: (StringsFeed.News) -> Void
  private var watchers: [TreeWatcher] = []
  private var folders: [String] = []
  private var watched: [String] = []
  private var reading: Task<Void, Never>?
  /// What was read last; `nil` before that.
  private var known: AppProjects?
  /// Whether something has changed since the reading that goes on began.
  private var isStale = false
  private var isStopped = false

  init(_ project: Project, tell: @escaping (StringsFeed.News) -> Void) {
    (self.project, self.tell) = (project, tell)
  }

  /// Finds out whether there are any sources, which is told at once, because sends wait for what they say.
  func prepare() async {
    let folders = await Self.disk.answer { [project] in project.sourceFolders() }
    guard !isStopped, !folders.isEmpty || project.sources.revision != nil else { return }
    self.folders = folders
    tell(.readingSources)
  }

  func start() {
    guard reading == nil, !isStopped else {
      isStale = true
      return
    }
    reading = Task { [weak self, project, folders] in
      await self?.watch(folders)
      let apps = await project.appProjects()
      await self?.take(apps)
    }
  }

  func stop() {
    isStopped = true
    reading?.cancel()
    for watcher in watchers { watcher.cancel() }
    watchers = []
  }

  private func take(_ apps: AppProjects) async {
    reading = nil
    guard !isStopped else { return }
    // Most changes of code say nothing of what messages name.
    if apps != known {
      known = apps
      tell(.sources(apps))
    }
    let folders = await Self.disk.answer { [project] in project.sourceFolders(of: apps) }
    if !isStopped { await watch(folders) }
    guard isStale else { return }
    isStale = false
    start()
  }

  /// Watches those folders that aren't watched yet; the search for what is below them is beside the main thread.
  private func watch(_ folders: [String]) async {
    let new = folders.filter { !watched.contains($0) }
    guard !new.isEmpty else { return }
    watched += new
    let watcher = await Self.disk.answer { [weak self] in
      TreeWatcher(
        new, passingOver: Project.foldersWithoutSources, depth: 24, limit: Self.mostFolders,
        onProblem: { problem in
          let sentence = problem.sentence(watching: "the app's sources")
          let told = SourceProblem(
            path: problem.directory, FileProblem(.warning, sentence, line: 0))
          Task { @MainActor [weak self] in self?.tell(.problem(told)) }
        },
        onChange: { paths in
          guard paths.contains(where: Project.isSource) else { return }
          Task { @MainActor [weak self] in self?.start() }
        })
    }
    guard let watcher else { return }
    isStopped ? watcher.cancel() : watchers.append(watcher)
  }

  /// The kernel gives all programs of a user some ten thousands together.
  private nonisolated static let mostFolders = 10_000

  private static let disk = DraftDisk(
    queue: DispatchQueue(label: "pushwright.sources", attributes: .concurrent))
}
