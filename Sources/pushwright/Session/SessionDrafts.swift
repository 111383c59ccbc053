import Commands
import ComposerState
import DevicePreview
import Dispatch
import Drafts
import Foundation
import LocalFiles
import MessageLint
import SendPolicy

/// Does for a session what its drafts need of the disk: saving, keeping, listing, opening, and seeing what others do.
@MainActor
final class SessionDrafts {
  /// What was saved in this session, each once.
  private(set) var savedPaths: Set<String> = []
  /// Names this session among those that keep drafts; empty if no place can keep any.
  var session: String { kept?.session ?? "" }
  let keeper: Autosaver?
  var kept: AutosavedDrafts? { keeper?.drafts }
  let disk: DraftDisk
  /// For work in the background: a list whose folder hangs doesn't hold up a save.
  let shelves = DraftDisk()
  /// For files that are named in the place of a token: they may lie anywhere.
  let targets = DraftDisk(queue: DispatchQueue(label: "pushwright.target-file"))
  private let recent: RecentDrafts?
  /// The demo's files go with it, so nothing of theirs is remembered but unsaved work, without its name.
  let isDemo: Bool
  private(set) var shelf: DraftCatalog
  let tell: @MainActor (Action) -> Void
  private var watch: DraftWatch?
  /// Whether the draft of the start is known: what earlier sessions left of it is offered before.
  private var hasFollowed = false
  private(set) var openPath: String?
  private var listing: Task<Void, Never>?
  private var search: Task<Void, Never>?
  /// Waits until another program has closed the draft.
  private var otherWatch: Task<Void, Never>?
  /// Whether what was left was offered at the start.
  var hasOffered = false

  /// `tell` hears what comes of it.
  convenience init(_ setup: SessionSetup, tell: @escaping @MainActor (Action) -> Void) {
    self.init(
      state: setup.state, draftsDirectory: setup.draftsDirectory, goesBelow: setup.goesBelow,
      isDemo: setup.demoDirectory != nil, tell: tell)
  }

  /// Without a state directory nothing is kept or remembered.
  init(
    state: String?, draftsDirectory: String, goesBelow: Bool = true, isDemo: Bool = false,
    disk: DraftDisk = DraftDisk(),
    tell: @escaping @MainActor (Action) -> Void
  ) {
    keeper = state.map { Autosaver(drafts: AutosavedDrafts(state: $0, at: EventTime.now.seconds)) }
    recent = state.map(RecentDrafts.init)
    shelf = DraftCatalog(drafts: draftsDirectory, goesBelow: goesBelow)
    self.isDemo = isDemo
    self.disk = disk
    self.tell = tell
  }

  /// The project's drafts are in another directory now; `nil` without a project file.
  func use(_ directory: String?) {
    if let directory { (shelf.drafts, shelf.goesBelow) = (directory, true) }
  }

  /// The composer's draft has this file now: others see it, and what others do to it is seen.
  func follow(_ path: String?) {
    let isFirst = !hasFollowed
    hasFollowed = true
    guard path != openPath else { return }
    openPath = path
    watch?.cancel()
    watch = nil
    otherWatch?.cancel()
    if let path {
      startWatching(path)
      findReviewer(of: path)
      findOrphanedReviews(beside: path)
      note(path)
    }
    otherWatch = Task { [weak self] in await self?.lookForOthers(of: path, isFirst: isFirst) }
  }

  /// To begin to watch a folder asks its disk, too.
  private func startWatching(_ path: String) {
    let changed: @Sendable () -> Void = { [weak self, disk] in
      disk.ask({ DraftPath.look(at: path) }, then: { self?.take($0, of: path) })
    }
    let notesChanged: @Sendable () -> Void = { [weak self, disk] in
      let notes = DraftNotes.path(beside: path)
      disk.ask({ DraftPath.look(at: notes) }, then: { self?.takeNotes($0, beside: path) })
    }
    let reviewsChanged: @Sendable () -> Void = { [weak self, disk] in
      disk.ask({ Self.reviews(beside: path) }, then: { self?.take($0, beside: path) })
    }
    let watch: @Sendable () -> DraftWatch? = {
      DraftWatch(
        path, onChange: changed, onNotesChange: notesChanged, onReviewsChange: reviewsChanged)
    }
    disk.ask(watch, then: { [weak self] watch in self?.use(watch, of: path, changed) })
  }

  private func use(_ new: DraftWatch?, of path: String, _ changed: @Sendable () -> Void) {
    guard openPath == path else {
      new?.cancel()
      return
    }
    watch = new
    // Changes since the draft was read count, too.
    changed()
  }

  /// Takes news of a file, unless it is no longer open.
  private func take(_ look: DraftPath.Look, of path: String) {
    guard openPath == path else { return }
    switch look {
    case .text(let text): tell(.fileChangedOnDisk(text: text))
    case .gone: tell(.fileChangedOnDisk(text: nil))
    case .unusable: break
    }
  }

  /// Tells what the open draft's file holds now, as soon as its disk has answered.
  func lookAgain() {
    guard let path = openPath else { return }
    disk.ask({ DraftPath.look(at: path) }, then: { [weak self] in self?.take($0, of: path) })
  }

  private func takeNotes(_ look: DraftPath.Look, beside path: String) {
    guard openPath == path else { return }
    switch look {
    case .text(let text): tell(.notesChangedOnDisk(text: text))
    case .gone: tell(.notesChangedOnDisk(text: nil))
    case .unusable: break
    }
  }

  private func note(_ path: String) {
    guard let recent, !isDemo else { return }
    shelves.ask({ recent.note(path) }, then: {})
  }

  func save(_ text: String, to path: String, replacing known: String?, evenProtected: Bool = false)
  {
    disk.save(text, to: path, replacing: known, evenProtected: evenProtected) { [weak self] in
      self?.finish($0, path)
    }
  }

  private func finish(_ outcome: SaveOutcome, _ path: String) {
    if case .saved = outcome {
      savedPaths.insert(path)
      note(path)
    }
    tell(.saveFinished(outcome))
    guard path == openPath else { return }
    switch outcome {
    case .changedOnDisk, .nameTaken:
      lookAgain()
    case .saved, .writeProtected, .failed: break
    }
  }

  func saveNotes(_ text: String, to path: String, replacing known: String?) {
    disk.save(text, to: path, replacing: known) { [weak self] in self?.finishNotes($0) }
  }

  private func finishNotes(_ outcome: SaveOutcome) {
    switch outcome {
    case .saved(let text, let path):
      savedPaths.insert(path)
      tell(.notesSaved(.saved(text: text)))
    case .changedOnDisk(let path), .nameTaken(let path, _):
      disk.ask(
        { DraftPath.text(path) },
        then: { [weak self] text in
          let outcome = text.map { NotesOutcome.changedOnDisk(path: path, text: $0) }
          self?.tell(
            .notesSaved(
              outcome ?? .failed("\(path) can't be read, so Pushwright didn't save the notes")))
        })
    case .writeProtected(let path):
      let sentence = "\(path) is read-only, so Pushwright didn't save the notes: make it writable"
      tell(.notesSaved(.failed(sentence)))
    case .failed(let sentence): tell(.notesSaved(.failed(sentence)))
    }
  }

  func keep(_ draft: AutosavedDraft, insteadOf other: String?) {
    keeper?.keep(lasting(draft), insteadOf: other) { [weak self] sentence in
      self?.tell(.keepingFailed(sentence))
    }
  }

  func discard(_ draft: AutosavedDraft, insteadOf other: String) {
    keeper?.discard(lasting(draft), insteadOf: other) { [weak self] sentence in
      self?.tell(.noticed(Notice(.error, "Couldn't keep the discarded work: \(sentence)")))
    }
  }

  func forget(_ session: String) { keeper?.forget(session) }

  /// Returns when what was kept and forgotten is on the disk: the program is about to stand still.
  func settle() { keeper?.settle() }

  /// Keeps what is not saved before anything is waited for.
  func keepAtOnce(_ draft: AutosavedDraft?) {
    guard let draft, let sentence = keeper?.keepAtLast(lasting(draft)) else { return }
    tell(.keepingFailed(sentence))
  }

  /// Keeps what is not saved when the program has to go; a sentence for the last words, `nil` if all is saved.
  func rescue(_ draft: AutosavedDraft?) -> String? {
    guard let draft else {
      forget(session)
      return nil
    }
    let failure = keeper.map { $0.keepAtLast(lasting(draft)) } ?? "no state directory"
    guard let failure else { return "kept the unsaved draft; the next start offers it" }
    let place = copy(of: draft).map { "; its text is in \($0)" } ?? ""
    return "couldn't keep the unsaved draft: \(failure)\(place)"
  }

  /// Writes the text that has found no place in the state directory to a temporary file; `nil` if that fails, too.
  private func copy(of draft: AutosavedDraft) -> String? {
    let name = draft.file.path.map { URL(filePath: $0).lastPathComponent } ?? "draft.json"
    return try? EditorRun.makeCopy(of: draft.text, name: name).path(percentEncoded: false)
  }

  /// The names first, the result of each as soon as it is known: not before the app's strings are (`nil`).
  func list(
    by previewer: NotificationPreviewer?, _ settings: Drafts.PreviewSettings, _ apps: AppProjects
  ) {
    listing?.cancel()
    let (shelf, recent) = (shelf, recent)
    listing = Task { [weak self, shelves] in
      let clock = WallClock.system(around: EventTime.now.seconds)
      let found = await shelves.answer(asking: { isWanted in
        var shelf = shelf
        // Saved under another name a moment ago, a draft is among them.
        shelf.recent = recent?.paths ?? []
        return shelf.find(isWanted: isWanted)
      })
      guard !Task.isCancelled else { return }
      let listings = found.listings
      self?.tell(.draftsListed(listings, clock: clock))
      if let complaint = found.complaint { self?.tell(.noticed(Notice(.warning, complaint))) }
      guard let previewer else { return }
      let judged = await Self.judged(listings, by: previewer, settings, apps)
      if !Task.isCancelled { self?.tell(.draftsListed(judged, clock: clock)) }
    }
  }

  /// Who asks no more is not answered: strings may change while hundreds of drafts are looked at.
  @concurrent
  private static func judged(
    _ listings: [DraftListing], by previewer: NotificationPreviewer,
    _ settings: Drafts.PreviewSettings, _ apps: AppProjects
  ) async -> [DraftListing] {
    listings.map { Task.isCancelled ? $0 : $0.judged(by: previewer, settings, apps) }
  }

  /// Where the project's other drafts go; their results aren't asked for.
  func findTargets() {
    search?.cancel()
    let (shelf, path) = (shelf, openPath)
    search = Task { [weak self, shelves] in
      let listings = await shelves.answer(asking: { shelf.listings(besides: path, isWanted: $0) })
      if !Task.isCancelled { self?.tell(.targetsFound(listings)) }
    }
  }

  private func lasting(_ draft: AutosavedDraft) -> AutosavedDraft {
    var draft = draft
    draft.isOfDemo = isDemo
    if isDemo { draft.file = DraftFile() }
    return draft
  }

  func stop() {
    listing?.cancel()
    search?.cancel()
    otherWatch?.cancel()
    watch?.cancel()
    keeper?.close()
  }
}
