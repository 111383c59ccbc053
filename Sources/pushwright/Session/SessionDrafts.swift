import Commands
import ComposerState
import DevicePreview
import Foundation
import MessageLint
import SendPolicy

/// Does for a session what its drafts need of the disk: saving, keeping, listing, opening, and seeing what others do.
@MainActor
final class SessionDrafts {
  /// What was saved in this session.
  private(set) var savedPaths: [String] = []
  /// Names this session among those that keep drafts; empty where there is no place to keep any.
  var session: String { kept?.session ?? "" }
  private let kept: KeptDrafts?
  private let recent: RecentDrafts?
  private let shelf: DraftShelf
  private let settings: ComposerState.PreviewSettings
  private let tell: @MainActor (Action) -> Void
  private var watch: DraftWatch?
  private var openPath: String?
  private var listing: Task<Void, Never>?

  /// `tell` hears what comes of it.
  init(
    _ setup: SessionSetup, tell: @escaping @MainActor (Action) -> Void
  ) {
    kept = setup.state.map { KeptDrafts(state: $0, at: Moment.now.seconds) }
    recent = setup.state.map(RecentDrafts.init)
    shelf = DraftShelf(drafts: setup.draftsDirectory, recent: recent?.paths ?? [])
    settings = setup.project.settings
    self.tell = tell
  }

  /// What earlier sessions left, of the file that was named or of all.
  func lookAround(of path: String?) {
    guard let kept else { return }
    let left = kept.recoverable(of: path)
    guard !left.isEmpty else { return }
    tell(.recoverable(left, clock: .system(around: Moment.now.seconds)))
  }

  /// The composer's draft has this file now: others see it, and what others do to it is seen.
  func follow(_ path: String?) {
    guard path != openPath else { return }
    openPath = path
    watch?.cancel()
    watch = path.flatMap { path in
      DraftWatch(path) { [weak self] text in
        Task { @MainActor in self?.tell(.fileChangedOnDisk(text: text)) }
      }
    }
    if let path { recent?.note(path) }
    guard let other = kept?.opened(path, at: Moment.now.seconds) else { return }
    tell(.alsoOpen(by: other.words))
  }

  func save(_ text: String, to path: String, replacing known: String?) {
    let outcome = DraftStore.save(text, to: path, replacing: known)
    if case .saved = outcome { savedPaths.append(path) }
    tell(.saveFinished(outcome))
  }

  func keep(_ draft: KeptDraft, insteadOf other: String?) {
    guard let kept else { return }
    if let sentence = kept.keep(draft, insteadOf: other) { tell(.keepingFailed(sentence)) }
  }

  func forget(_ session: String) { kept?.forget(session) }

  /// The names first, what becomes of each as soon as it is known.
  func list(by previewer: NotificationPreviewer) {
    listing?.cancel()
    let (shelf, settings) = (shelf, settings)
    listing = Task {
      let clock = WallClock.system(around: Moment.now.seconds)
      let listings = await Task.detached { shelf.listings() }.value
      tell(.draftsListed(listings, clock: clock))
      let judged = await Task.detached { listings.map { $0.judged(by: previewer, settings) } }.value
      if !Task.isCancelled { tell(.draftsListed(judged, clock: clock)) }
    }
  }

  func open(_ listing: DraftListing) {
    do throws(CommandFailure) {
      let text = try TextFile.read(listing.path)
      let (notes, complaints) = DraftNotes.reading(beside: listing.path)
      tell(
        .draftOpened(
          DraftContents(
            path: listing.path, text: text,
            suppressions: settings.suppressions + notes.suppressions,
            proposedPath: listing.place == .templates
              ? shelf.path(beginningWith: listing) : nil)))
      if let first = complaints.first { tell(.noticed(Notice(.warning, first))) }
    } catch {
      tell(.noticed(Notice(.error, error.sentence)))
    }
  }

  func stop() {
    listing?.cancel()
    watch?.cancel()
    kept?.closed()
  }
}

extension SessionMark {
  /// `process 4711 on ops since 10:12`.
  fileprivate var words: String {
    let now = Moment.now.seconds
    let time = WallClock.system(around: now).shortText(since, now: now)
    return "process \(process) on \(host) since \(time)"
  }
}
