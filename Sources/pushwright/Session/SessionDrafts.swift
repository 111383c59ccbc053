import Commands
import ComposerState
import DevicePreview
import Foundation
import LocalFiles
import MessageLint
import SendPolicy

/// Does for a session what its drafts need of the disk: saving, keeping, listing, opening, and seeing what others do.
@MainActor
final class SessionDrafts {
  /// What was saved in this session, each once.
  private(set) var savedPaths: Set<String> = []
  /// Names this session among those that keep drafts; empty where there is no place to keep any.
  var session: String { kept?.session ?? "" }
  private let keeper: DraftKeeper?
  private var kept: KeptDrafts? { keeper?.drafts }
  private let recent: RecentDrafts?
  /// The demo's files go with it, so nothing of theirs is remembered but unsaved work, without its name.
  private let isDemo: Bool
  private var shelf: DraftShelf
  private let tell: @MainActor (Action) -> Void
  private var watch: DraftWatch?
  private var openPath: String?
  private var listing: Task<Void, Never>?
  /// Waits until another program has closed the draft.
  private var otherWatch: Task<Void, Never>?

  /// `tell` hears what comes of it.
  init(
    _ setup: SessionSetup, tell: @escaping @MainActor (Action) -> Void
  ) {
    keeper = setup.state.map {
      DraftKeeper(drafts: KeptDrafts(state: $0, at: Moment.now.seconds))
    }
    isDemo = setup.demoDirectory != nil
    recent = setup.state.map(RecentDrafts.init)
    shelf = DraftShelf(drafts: setup.draftsDirectory)
    self.tell = tell
  }

  /// The project's drafts are in another directory now; `nil` where there is no project file.
  func use(_ directory: String?) {
    if let directory { shelf.drafts = directory }
  }

  /// Offers what earlier sessions left, of the file that was named or of all.
  ///
  /// Returns whether there is something.
  func offersLeftovers(of path: String?, withDiscarded: Bool = false) -> Bool {
    var left = kept?.recoverable(of: path) ?? []
    // Also without being asked: what is older than a day goes.
    let discarded = kept?.discarded(at: Moment.now.seconds) ?? []
    if withDiscarded { left += discarded }
    guard !left.isEmpty else { return false }
    tell(.recoverable(left, clock: .system(around: Moment.now.seconds)))
    return true
  }

  /// The same when somebody asks for it.
  func findLeftovers() {
    // What was recovered or discarded a moment ago is none any more.
    settle()
    guard !offersLeftovers(of: nil, withDiscarded: true) else { return }
    let sentence = "Nothing to recover: no unsaved work was left, none discarded in the last day"
    tell(.noticed(Notice(.info, sentence)))
  }

  /// The composer's draft has this file now: others see it, and what others do to it is seen.
  func follow(_ path: String?) {
    guard path != openPath else { return }
    let isFirst = openPath == nil && watch == nil
    openPath = path
    watch?.cancel()
    watch = path.flatMap { path in
      DraftWatch(path) { [weak self] text in
        Task { @MainActor in
          // News of a file that is open no more are no news.
          guard let self, self.openPath == path else { return }
          self.tell(.fileChangedOnDisk(text: text))
        }
      } onNotesChange: { [weak self] in
        Task { @MainActor in
          guard let self, self.openPath == path else { return }
          self.readNotes(beside: path)
        }
      }
    }
    if let path, !isDemo { recent?.note(path) }
    otherWatch?.cancel()
    guard let path else {
      _ = kept?.opened(nil, at: Moment.now.seconds)
      return
    }
    guard let other = kept?.opened(path, at: Moment.now.seconds) else {
      if !isFirst { offerLeftoversSoon(of: path) }
      return
    }
    tell(.alsoOpen(by: other.words))
    waitUntilClosed(path)
  }

  /// What a session that is gone left of a draft that was opened a moment ago, unless it is that which was recovered.
  private func offerLeftoversSoon(of path: String) {
    Task { [weak self] in
      guard let self, self.openPath == path else { return }
      self.settle()
      _ = self.offersLeftovers(of: path)
    }
  }

  /// A program that is killed says nothing, so it is looked for: seldom, and only while there is one.
  private func waitUntilClosed(_ path: String) {
    otherWatch = Task { [weak self, kept] in
      repeat {
        try? await Task.sleep(for: .seconds(1))
        guard !Task.isCancelled else { return }
      } while kept?.opener(of: path) != nil
      guard let self, self.openPath == path else { return }
      self.tell(.closedElsewhere)
      _ = self.offersLeftovers(of: path)
    }
  }

  /// Only now, so that nothing older than the program's own last save comes in.
  private func readNotes(beside draft: String) {
    let path = DraftNotes.path(beside: draft)
    let text = DraftPath.text(path)
    // A file that is there and no text is nothing that could be taken.
    guard text != nil || !FileManager.default.fileExists(atPath: path) else { return }
    tell(.notesChangedOnDisk(text: text))
  }

  func save(_ text: String, to path: String, replacing known: String?) {
    let outcome = DraftStore.save(text, to: path, replacing: known)
    if case .saved = outcome {
      savedPaths.insert(path)
      if !isDemo { recent?.note(path) }
    }
    tell(.saveFinished(outcome))
    guard path == openPath else { return }
    switch outcome {
    case .changedOnDisk, .nameTaken: tell(.fileChangedOnDisk(text: DraftPath.text(path)))
    case .saved, .failed: break
    }
  }

  func saveNotes(_ text: String, to path: String, replacing known: String?) {
    switch DraftStore.save(text, to: path, replacing: known) {
    case .saved(let text, let path):
      savedPaths.insert(path)
      tell(.notesSaved(.saved(text: text)))
    case .changedOnDisk(let path), .nameTaken(let path, _):
      let outcome = DraftPath.text(path).map { NotesOutcome.changedOnDisk(path: path, text: $0) }
      tell(.notesSaved(outcome ?? .failed("\(path) cannot be read, so the notes were not saved")))
    case .failed(let sentence): tell(.notesSaved(.failed(sentence)))
    }
  }

  func keep(_ draft: KeptDraft, insteadOf other: String?) {
    keeper?.keep(lasting(draft), insteadOf: other) { [weak self] sentence in
      self?.tell(.keepingFailed(sentence))
    }
  }

  func discard(_ draft: KeptDraft, insteadOf other: String) {
    keeper?.discard(lasting(draft), insteadOf: other) { [weak self] sentence in
      self?.tell(.noticed(Notice(.error, "The discarded work could not be kept: \(sentence)")))
    }
  }

  func forget(_ session: String) { keeper?.forget(session) }

  /// Returns when what was kept and forgotten is on the disk: the program is about to stand still.
  func settle() { keeper?.settle() }

  /// Keeps what is not saved before anything is waited for.
  func keepAtOnce(_ draft: KeptDraft?) {
    guard let draft, let sentence = keeper?.keepAtLast(lasting(draft)) else { return }
    tell(.keepingFailed(sentence))
  }

  /// Keeps what is not saved when the program has to go; a sentence for the last words, `nil` where all is saved.
  func rescue(_ draft: KeptDraft?) -> String? {
    guard let draft else {
      forget(session)
      return nil
    }
    let failure = keeper.map { $0.keepAtLast(lasting(draft)) } ?? "there is no state directory"
    return failure.map { "the unsaved draft could not be kept: \($0)" }
      ?? "the unsaved draft is kept: the next start offers it"
  }

  /// The names first, what becomes of each as soon as it is known: not before the app's strings are (`nil`).
  func list(by previewer: NotificationPreviewer?, _ settings: ComposerState.PreviewSettings) {
    listing?.cancel()
    var shelf = shelf
    // Saved under another name a moment ago, a draft is among them.
    shelf.recent = recent?.paths ?? []
    listing = Task { [shelf] in
      let clock = WallClock.system(around: Moment.now.seconds)
      let listings = await Task.detached { shelf.listings() }.value
      guard !Task.isCancelled else { return }
      tell(.draftsListed(listings, clock: clock))
      guard let previewer else { return }
      let judged = await Self.judged(listings, by: previewer, settings)
      if !Task.isCancelled { tell(.draftsListed(judged, clock: clock)) }
    }
  }

  /// Who asks no more is not answered: strings may change while hundreds of drafts are looked at.
  @concurrent
  private static func judged(
    _ listings: [DraftListing], by previewer: NotificationPreviewer,
    _ settings: ComposerState.PreviewSettings
  ) async -> [DraftListing] {
    listings.map { Task.isCancelled ? $0 : $0.judged(by: previewer, settings) }
  }

  /// Where the project's other drafts go; what becomes of them there is not asked.
  func findTargets() {
    let (shelf, path) = (shelf, openPath)
    Task {
      let listings = await Task.detached { shelf.listings(besides: path) }.value
      tell(.targetsFound(listings))
    }
  }

  func open(_ listing: DraftListing) {
    do throws(CommandFailure) {
      let text = try TextFile.read(listing.path, as: .draft)
      let (notes, complaints, _) = DraftNotes.reading(beside: listing.path)
      tell(
        .draftOpened(
          DraftContents(
            path: listing.path, text: text, notes: notes,
            proposedPath: listing.place == .templates
              ? shelf.path(beginningWith: listing) : nil)))
      if let first = complaints.first { tell(.noticed(Notice(.warning, first))) }
    } catch {
      tell(.noticed(Notice(.error, error.sentence)))
    }
  }

  private func lasting(_ draft: KeptDraft) -> KeptDraft {
    var draft = draft
    if isDemo { draft.file = DraftFile() }
    return draft
  }

  func stop() {
    listing?.cancel()
    otherWatch?.cancel()
    watch?.cancel()
    settle()
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
