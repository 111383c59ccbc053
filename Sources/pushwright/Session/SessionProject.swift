import AppStrings
import Commands
import ComposerState
import Drafts
import FileWatching
import Foundation
import Workspace

/// The project as a session uses it, and its file, which may change meanwhile.
@MainActor
final class SessionProject {
  /// What is in use.
  private(set) var project: Project
  /// The last good reading, until it is used.
  private var newest: (number: Int, project: Project)?
  private var count = 0
  /// The last report about the file, so that it isn't repeated.
  private var problem: String?
  private let options: ProjectOptions
  private let isFound: Bool
  private let hasToken: (String) -> Bool
  private let tell: @MainActor (Action) -> Void
  private var watch: ProjectWatch?
  /// Where `config trust`, in another window, records what the user allows.
  private let trusted: String?
  private var trustWatch: FolderWatcher?

  /// From ``follow()`` on `tell` hears what the file says.
  init(
    _ setup: SessionSetup, tell: @escaping @MainActor (Action) -> Void
  ) {
    project = setup.project
    var options = setup.options
    // Another file further up would be another project.
    options.project = project.path ?? ProjectFile.name
    isFound = project.isFound
    self.options = options
    let environment = setup.environment
    hasToken = { environment[$0]?.isEmpty == false }
    problem = project.profile.refusal
    trusted = TrustStore(environment: environment).path
    self.tell = tell
  }

  func follow() {
    watch = options.project.flatMap { path in
      ProjectWatch(path) { [weak self] in
        Task { @MainActor in self?.reread() }
      }
    }
    // What was written between the first reading and the watch has told no one; the first paint doesn't wait for it.
    Task { @MainActor [weak self] in
      try? await Task.sleep(for: .milliseconds(200))
      self?.catchUp()
    }
    guard isFound, let trusted else { return }
    let folder = URL(filePath: trusted).deletingLastPathComponent().path(percentEncoded: false)
    trustWatch = FolderWatcher(folder) { [weak self] paths in
      guard paths.contain(trusted) else { return }
      Task { @MainActor in self?.reread() }
    }
  }

  func stop() {
    watch?.cancel()
    trustWatch?.cancel()
  }

  /// The composer uses a reading from now on, or another profile.
  func use(_ number: Int? = nil, profile: ProfileChoice) {
    if let newest, newest.number == number {
      project = newest.project
      self.newest = nil
    }
    project.profile = profile
  }

  private func catchUp() {
    guard let read = try? Project(options, isFound: isFound), read.file != project.file else {
      return
    }
    reread()
  }

  private func reread() {
    watch?.follow()
    if let phrase = project.disappearance { return say(gone: phrase) }
    let read: Project
    do throws(CommandFailure) {
      read = try Project(options, isFound: isFound)
    } catch {
      return say(broken: error.sentence)
    }
    if let sentence = read.profile.refusal { return say(broken: sentence) }
    let errors = read.problems.filter { $0.severity == .error }
    if let first = errors.first {
      let more = errors.count > 1 ? " (+\(errors.count - 1) more)" : ""
      return say(broken: "\(first)\(more)")
    }
    let known = newest?.project ?? project
    // A file written anew with the same text isn't a change, least of all for an open review.
    guard problem != nil || read.file != known.file || read.problems != known.problems else {
      return
    }
    problem = nil
    count += 1
    newest = (count, read)
    tell(.projectRead(reading(of: read, after: known)))
  }

  private func say(broken sentence: String) {
    guard sentence != problem else { return }
    problem = sentence
    tell(.projectBroken(sentence))
  }

  private func say(gone phrase: String) {
    guard phrase != problem else { return }
    problem = phrase
    tell(.projectGone(phrase))
  }

  private func reading(of read: Project, after known: Project) -> ProjectReading {
    let empty = ProjectFile(path: read.file?.path ?? "")
    let changes = (known.file ?? empty).changes(in: read.file ?? empty)
    return ProjectReading(
      number: count, settings: read.settings, profiles: read.profiles(hasToken: hasToken),
      standardProfile: ProfileSummary(read.profile, hasToken: hasToken),
      readsStrings: read.readsOtherStrings(than: project), changes: changes,
      warnings: read.problems.map(\.description))
  }
}

extension Project {
  /// What of each profile the composer shows.
  ///
  /// `hasToken` tells whether an environment variable holds a token.
  func profiles(hasToken: (String) -> Bool) -> [ProfileSummary] {
    (file?.profiles ?? []).map { ProfileSummary(.chosen($0), hasToken: hasToken) }
  }

  /// Whether the strings come from somewhere else; releases are read with the pseudo-locales that are previewed.
  func readsOtherStrings(than other: Project) -> Bool {
    sources != other.sources || releases != other.releases
      || (!releases.isEmpty && settings.locales != other.settings.locales)
  }
}
