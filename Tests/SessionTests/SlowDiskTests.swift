import ComposerState
import Dispatch
import Foundation
import Synchronization
import Testing

@testable import pushwright

/// Drafts on a disk that answers when the test lets it.
@MainActor
struct SlowDiskTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write("old", to: "news.json")
  }

  /// A disk that hangs until it is let go, and what was asked of it.
  private final class Hanging: Sendable {
    let gate = DispatchSemaphore(value: 0)
    let texts = Mutex<[String]>([])

    func save(_ text: String, _ path: String, _ known: String?) -> SaveOutcome {
      gate.wait()
      texts.withLock { $0.append(text) }
      return DraftStore.save(text, to: path, replacing: known)
    }
  }

  /// What a session's drafts tell, in the order in which they do.
  @MainActor
  private final class Heard {
    private(set) var actions: [Action] = []
    private var waiting: CheckedContinuation<Void, Never>?

    func take(_ action: Action) {
      actions.append(action)
      waiting?.resume()
      waiting = nil
    }

    func wait(until isSo: ([Action]) -> Bool) async {
      while !isSo(actions) { await withCheckedContinuation { waiting = $0 } }
    }
  }

  private func drafts(_ disk: Hanging, _ heard: Heard) -> SessionDrafts {
    SessionDrafts(
      state: "\(folder.path)/state", draftsDirectory: folder.path,
      disk: DraftDisk(store: { text, path, known, _ in disk.save(text, path, known) })
    ) { heard.take($0) }
  }

  @Test(.timeLimit(.minutes(1)))
  func `Saving comes back at once, and the answer comes when the disk gives it`() async throws {
    let (disk, heard) = (Hanging(), Heard())
    let drafts = drafts(disk, heard)
    drafts.save("new", to: path, replacing: "old")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
    #expect(heard.actions.isEmpty && drafts.savedPaths.isEmpty)
    disk.gate.signal()
    let saved = Action.saveFinished(.saved(text: "new", path: path))
    await heard.wait { $0.contains(saved) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
    #expect(drafts.savedPaths == [path])
    drafts.stop()
  }

  @Test(.timeLimit(.minutes(1)))
  func `Saves, notes and what is opened come one after the other`() async throws {
    let (disk, heard) = (Hanging(), Heard())
    let drafts = drafts(disk, heard)
    drafts.save("first", to: path, replacing: "old")
    drafts.save("second", to: path, replacing: "first")
    let listing = DraftListing(path: path, place: .drafts, target: nil, outcome: nil, modified: 0)
    drafts.open(listing)
    let missing = DraftListing(
      path: "\(folder.path)/gone.json", place: .drafts, target: nil, outcome: nil, modified: 0)
    drafts.open(missing)
    disk.gate.signal()
    disk.gate.signal()
    await heard.wait { $0.count == 4 }
    #expect(
      heard.actions == [
        .saveFinished(.saved(text: "first", path: path)),
        .saveFinished(.saved(text: "second", path: path)),
        .draftOpened(DraftContents(path: path, text: "second")),
        .draftNotOpened(
          path: missing.path, "no such file: \(folder.path)/gone.json"),
      ])
    drafts.stop()
  }

  @Test(.timeLimit(.minutes(1)))
  func `What was read before a save is told before it, and what comes after is news`() async throws
  {
    let (disk, heard) = (Hanging(), Heard())
    let drafts = drafts(disk, heard)
    drafts.follow(path)
    await heard.wait { $0.contains(.fileChangedOnDisk(text: "old")) }
    drafts.save("mine", to: path, replacing: "old")
    disk.gate.signal()
    await heard.wait { $0.contains(.fileChangedOnDisk(text: "mine")) }
    let saved = heard.actions.firstIndex(of: .saveFinished(.saved(text: "mine", path: path)))
    let seen = heard.actions.firstIndex(of: .fileChangedOnDisk(text: "mine"))
    #expect(try #require(saved) < #require(seen))
    try folder.write("theirs", to: "news.json")
    await heard.wait { $0.contains(.fileChangedOnDisk(text: "theirs")) }
    drafts.stop()
  }

  @Test(.timeLimit(.minutes(1)))
  func `While a disk hangs, work is kept elsewhere and the program can end`() async throws {
    let (disk, heard) = (Hanging(), Heard())
    let drafts = drafts(disk, heard)
    drafts.save("new", to: path, replacing: "old")
    let kept = AutosavedDraft(
      id: drafts.session, file: DraftFile(path: path, savedText: "old"), text: "newer", at: 5)
    #expect(drafts.rescue(kept) == "kept the unsaved draft; the next start offers it")
    let names = try folder.names(in: "state/drafts")
    #expect(names == ["\(drafts.session).draft.json"])
    drafts.stop()
    disk.gate.signal()
    await heard.wait { !$0.isEmpty }
  }

  @Test
  func `Where the state directory takes nothing, unsaved work goes to a private temporary file`()
    async throws
  {
    try folder.write("a file in the way", to: "state")
    let drafts = drafts(Hanging(), Heard())
    defer { drafts.stop() }
    let kept = AutosavedDraft(
      id: drafts.session, file: DraftFile(path: path, savedText: "old"), text: "newer", at: 5)
    let words = try #require(drafts.rescue(kept))
    #expect(words.hasPrefix("couldn't keep the unsaved draft: "))
    let copy = try #require(words.split(separator: "; its text is in ").last.map(String.init))
    defer { try? FileManager.default.removeItem(atPath: "\(copy)/..") }
    #expect(copy.hasSuffix("/news.json"))
    #expect(try String(contentsOfFile: copy, encoding: .utf8) == "newer")
    let directory = copy.dropLast("/news.json".count)
    let attributes = try FileManager.default.attributesOfItem(atPath: String(directory))
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  @Test func `A state directory that does not answer holds up the end only so long`() {
    let queue = DispatchQueue(label: "a disk that hangs", attributes: .initiallyInactive)
    let keeper = Autosaver(
      drafts: AutosavedDrafts(state: "\(folder.path)/state", at: 60), queue: queue)
    let draft = AutosavedDraft(id: keeper.drafts.session, file: DraftFile(), text: "", at: 5)
    #expect(
      keeper.keepAtLast(draft, within: .milliseconds(10))
        == "\(folder.path)/state/drafts doesn't answer")
    keeper.settle(within: .milliseconds(10))
    queue.activate()
    keeper.settle()
  }

  @Test(.timeLimit(.minutes(1)))
  func `A first draft whose disk hangs holds no start up, and comes when the disk answers`()
    async throws
  {
    let (gate, heard, path) = (DispatchSemaphore(value: 0), Heard(), path)
    try folder.write(#"{"message": {"topic": "news"}}"#, to: "news.json")
    let first = FirstDraft(path) { path in
      gate.wait()
      return FirstDraft.reading(path)
    }
    #expect(first.reading(within: .milliseconds(1)) == nil)
    first.whenRead { reading in
      for action in reading.actions(for: path) { heard.take(action) }
    }
    gate.signal()
    await heard.wait { !$0.isEmpty }
    let contents = DraftContents(path: path, text: #"{"message": {"topic": "news"}}"#)
    #expect(heard.actions == [.draftOpened(contents)])
  }

  @Test func `A first draft is a draft, a directory or a reason`() throws {
    try folder.write(#"{"message": {"topic": "news"}}"#, to: "news.json")
    let paths = [path, folder.path, "\(folder.path)/none.json", "-"]
    let actions = paths.map { FirstDraft.reading($0).actions(for: "PATH").first }
    guard case .draftOpened = actions[0] else {
      Issue.record("\(actions)")
      return
    }
    #expect(
      Array(actions[1...]) == [
        .draftNotOpened(path: "PATH", "PATH is a directory: start pushwright with it again"),
        .draftNotOpened(path: "PATH", "no such file: \(folder.path)/none.json"),
        .draftNotOpened(
          path: "PATH", "the composer reads its keys from standard input: name a file"),
      ])
  }

  @Test(.timeLimit(.minutes(1)))
  func `The file of a target is read beside the main thread`() async throws {
    let heard = Heard()
    let drafts = drafts(Hanging(), heard)
    let file = "\(folder.path)/token"
    try folder.write("a-token", to: "token")
    drafts.readTarget(file)
    #expect(heard.actions.isEmpty)
    await heard.wait { !$0.isEmpty }
    #expect(heard.actions == [.targetRead(text: "a-token", path: file)])
  }
}
