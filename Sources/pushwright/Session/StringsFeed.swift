import AppStrings
import Commands
import ComposerState
import Dispatch
import Drafts
import MessageLint
import Resolver

/// Reads the app's strings, and again what changes of them on the disk; then what its other sources tell, and the strings
/// of its releases in the field, which never change.
@MainActor
final class StringsFeed {
  /// What a feed tells, each time there is something new.
  enum News {
    case strings(AppStrings, StringsOrigin?)
    /// The state of the app that the strings are of, which git has told later.
    case origin(StringsOrigin)
    /// The releases that could be read, and why others could not.
    case releases([ReleasedStrings], failures: [CommandFailure])
    /// The app has other sources, which are being read.
    case readingSources
    /// What they tell.
    case sources(AppProjects)
    /// Changes on the disk will not all be seen.
    case problem(SourceProblem)
  }

  private let project: Project
  private var tell: (News) -> Void = { _ in }
  private var strings: AppStrings?
  private var origin: StringsOrigin?
  private var watcher: AppStringsWatcher?
  private var reading: Task<Void, Never>?
  private var sources: SourcesFeed?

  init(_ project: Project) {
    self.project = project
  }

  func start(tell: @escaping (News) -> Void) {
    self.tell = tell
    let sources = SourcesFeed(project) { [weak self] in self?.tell($0) }
    self.sources = sources
    reading = Task {
      await watch()
      await sources.prepare()
      let strings = await AppStrings.reading(project.sources)
      guard !Task.isCancelled else { return }
      self.strings = strings
      origin = strings.origin
      tell(.strings(strings, origin))
      sources.start()
      await findOrigin()
      await readReleases()
    }
  }

  /// The search for what to watch asks the disk, so it is beside the main thread: whatever it takes, keys and signals
  /// are heard.
  private func watch() async {
    let watcher = await Self.disk.answer { [project, weak self] in
      AppStringsWatcher(
        project.sources,
        onProblem: { problem in
          Task { @MainActor [weak self] in self?.tell(.problem(problem)) }
        },
        onChange: { paths in
          Task { @MainActor [weak self] in await self?.reread(paths) }
        })
    }
    guard !Task.isCancelled else {
      watcher?.cancel()
      return
    }
    self.watcher = watcher
  }

  private static let disk = DraftDisk(
    queue: DispatchQueue(label: "pushwright.strings", attributes: .concurrent))

  func stop() {
    reading?.cancel()
    sources?.stop()
    watcher?.cancel()
    watcher = nil
  }

  private func reread(_ paths: Set<String>) async {
    // A change before the first reading is over is part of it.
    guard let known = strings else { return }
    let strings = await known.rereading(paths)
    self.strings = strings
    tell(.strings(strings, origin))
    await findOrigin()
  }

  /// Git takes its time; the strings do not wait for it.
  private func findOrigin() async {
    guard let found = await StringsOrigin.finding(for: project.sources), found != origin else {
      return
    }
    origin = found
    tell(.origin(found))
  }

  /// Together, because each of them changes what is the worst.
  private func readReleases() async {
    guard !project.releases.isEmpty else { return }
    let locales = project.settings.locales.compactMap(\.languages.first)
    var releases: [ReleasedStrings] = []
    var failures: [CommandFailure] = []
    for release in project.releases {
      do throws(CommandFailure) {
        releases.append(try await release.strings(wantedBy: locales))
      } catch {
        failures.append(error)
      }
    }
    tell(.releases(releases, failures: failures))
  }
}
