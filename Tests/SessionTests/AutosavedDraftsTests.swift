import ComposerState
import Foundation
import MessageLint
import PushMessages
import Testing

@testable import pushwright

struct AutosavedDraftsTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write("old", to: "drafts/news.json")
  }

  /// A session whose process is gone: no process has this number.
  private let gone = DraftLock(process: 4_194_305, start: "boot/1", host: Self.host, since: 10)
  private static let host = DraftLock.current(at: 0).host

  private func store(_ mark: DraftLock? = nil) -> AutosavedDrafts {
    AutosavedDrafts(state: "\(folder.path)/state", at: 60, mark: mark)
  }

  private func draft(_ session: String, _ text: String = "new") -> AutosavedDraft {
    AutosavedDraft(
      id: session, file: DraftFile(path: file, savedText: "old"), text: text, at: 50)
  }

  @Test func `What a session that is gone left is found, with its file as it is now`() throws {
    let lost = store(gone)
    #expect(lost.keep(draft(lost.session)) == nil)
    try folder.write("written since", to: "drafts/news.json")
    let found = try #require(store().recoverable().first)
    #expect(found.kept == draft(lost.session))
    #expect(found.fileText == "written since")
    #expect(store().recoverable(of: file).count == 1)
    #expect(store().recoverable(of: "\(folder.path)/drafts/other.json").isEmpty)
  }

  @Test func `Work without a name is offered with that of any file, for no file ever leads to it`()
  {
    let lost = store(gone)
    let unnamed = AutosavedDraft(id: lost.session, file: DraftFile(), text: "new", at: 50)
    #expect(lost.keep(unnamed) == nil)
    #expect(store().recoverable(of: file).map(\.kept) == [unnamed])
    #expect(store().recoverable(of: file, withUnnamed: false).isEmpty)
  }

  @Test func `What was written in the demo is offered in the demo alone, or when it is asked for`()
  {
    let lost = store(gone)
    var unnamed = AutosavedDraft(id: lost.session, file: DraftFile(), text: "new", at: 50)
    unnamed.isOfDemo = true
    #expect(lost.keep(unnamed) == nil)
    #expect(store().recoverable(of: file, withDemo: false).isEmpty)
    #expect(store().recoverable(withDemo: false).isEmpty)
    #expect(store().recoverable().map(\.kept) == [unnamed])
  }

  @Test func `What a running session keeps is nobody else's`() {
    let mine = store()
    #expect(mine.keep(draft(mine.session)) == nil)
    #expect(store(gone).recoverable().isEmpty)
  }

  @Test func `Of another machine's sessions nobody here can say that they are gone`() {
    var mark = gone
    mark.host = "elsewhere"
    let other = store(mark)
    #expect(other.keep(draft(other.session)) == nil)
    #expect(store().recoverable().isEmpty)
  }

  @Test func `The recovered draft is kept before the old one goes`() throws {
    let (lost, mine) = (store(gone), store())
    #expect(lost.keep(draft(lost.session)) == nil)
    #expect(mine.keep(draft(mine.session), insteadOf: [lost.session]) == nil)
    #expect(try folder.names(in: "state/drafts") == ["\(mine.session).draft.json"])
    mine.forget(mine.session)
    #expect(try folder.names(in: "state/drafts") == [])
  }

  @Test func `Discarded work is had back for a day, whichever session is asked`() throws {
    let mine = store()
    #expect(mine.keep(draft(mine.session)) == nil)
    #expect(mine.discard(draft(mine.session, "first"), insteadOf: mine.session) == nil)
    #expect(mine.discard(draft(mine.session, "second"), insteadOf: mine.session) == nil)
    let names = try folder.names(in: "state/drafts")
    #expect(names == [1, 2].map { "\(mine.session)-\($0).discarded.json" })
    #expect(try folder.permissions(of: "state/drafts/\(mine.session)-1.discarded.json") == 0o600)
    // Nothing that is offered unasked.
    #expect(store().recoverable().isEmpty)
    let found = store(gone).discarded(at: 50 + 86_399)
    #expect(Set(found.map(\.kept.text)) == ["first", "second"])
    #expect(found.map(\.kept.isDiscarded) == [true, true])
    mine.forget(try #require(found.first).kept.id)
    #expect(mine.discarded(at: 50).count == 1)
    #expect(mine.discarded(at: 50 + 86_400).isEmpty)
    #expect(try folder.names(in: "state/drafts") == [])
  }

  @Test func `Discarded work that cannot be put aside stays where it was kept`() throws {
    let mine = store()
    #expect(mine.keep(draft(mine.session)) == nil)
    try folder.write("a file in the way", to: "blocked")
    let blocked = AutosavedDrafts(state: "\(folder.path)/blocked", at: 60)
    #expect(blocked.discard(draft(mine.session), insteadOf: mine.session) != nil)
    #expect(try folder.names(in: "state/drafts") == ["\(mine.session).draft.json"])
  }

  @Test func `Only the owner reads what is kept`() throws {
    let mine = store()
    #expect(mine.keep(draft(mine.session)) == nil)
    #expect(try folder.permissions(of: "state/drafts") == 0o700)
    #expect(try folder.permissions(of: "state/drafts/\(mine.session).draft.json") == 0o600)
  }

  @Test func `Where nothing can be written the reason is told, and the old draft stays`() throws {
    let lost = store(gone)
    #expect(lost.keep(draft(lost.session)) == nil)
    try folder.write("a file in the way", to: "blocked")
    let blocked = AutosavedDrafts(state: "\(folder.path)/blocked", at: 60)
    let sentence = blocked.keep(draft(blocked.session), insteadOf: [lost.session])
    #expect(sentence?.hasPrefix("couldn't write \(folder.path)/blocked/drafts: ") == true)
    #expect(store().recoverable().count == 1)
  }

  @Test func `A file that is no kept draft is passed over`() throws {
    try folder.write("{", to: "state/drafts/1-1.draft.json")
    #expect(store().recoverable().isEmpty)
  }

  @Test func `Who has the same draft open is told, once the other is gone nobody`() throws {
    let first = store()
    #expect(first.opened(file, at: 70) == nil)
    let second = store(gone)
    let link = "\(folder.path)/link"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "\(folder.path)/drafts")
    let linked = DraftPath.absolute("\(link)/news.json")
    let other = try #require(second.opened(linked, at: 80))
    #expect(other.process == Int64(ProcessInfo.processInfo.processIdentifier))
    #expect(other.since == 70)
    #expect(second.opened("\(folder.path)/drafts/else.json", at: 80) == nil)
    #expect(first.opened(file, at: 90) == nil)
    #expect(try folder.names(in: "state/drafts") == ["\(first.session).open.json"])
    first.closed()
    #expect(try folder.names(in: "state/drafts") == [])
  }

  @Test func `What is kept asks the draft's own disk nothing, and is found by any of its names`()
    throws
  {
    let link = "\(folder.path)/link"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "\(folder.path)/drafts")
    let lost = store(gone)
    var draft = draft(lost.session)
    draft.file.path = "\(link)/news.json"
    // Where the link leads would have to be asked of the disk.
    #expect(AutosaveRecord(draft, session: gone).path == "\(link)/news.json")
    #expect(lost.keep(draft) == nil)
    for path in [file, "\(link)/news.json"] {
      #expect(store().recoverable(of: path).map(\.kept.text) == ["new"])
    }
  }

  @Test func `A path is kept as it was typed, and absolute`() {
    let here = FileManager.default.currentDirectoryPath
    for (typed, kept) in [
      ("a.json", "\(here)/a.json"), ("./b/a.json", "\(here)/b/a.json"),
      ("/x/../a.json", "/x/../a.json"),
    ] { #expect(DraftPath.typed(typed) == kept) }
  }

  @Test func `What a program left half written is cleared away after an hour, and nothing else`()
    throws
  {
    let mine = store()
    #expect(mine.keep(draft(mine.session)) == nil)
    let names = [
      "drafts/.1-1.draft.json.3w5e11264sgsf", "drafts/.2-2.draft.json.1x", ".recent.json.zz",
      "drafts/.notes.json", ".hidden", "drafts/3-3.draft.json",
    ]
    for name in names { try folder.write("half", to: "state/\(name)") }
    let old = Date(timeIntervalSinceNow: -7200)
    for name in names where !name.contains("2-2") {
      try FileManager.default.setAttributes(
        [.modificationDate: old], ofItemAtPath: "\(folder.path)/state/\(name)")
    }
    mine.sweep(at: Int(Date().timeIntervalSince1970))
    let left = names.filter { FileManager.default.fileExists(atPath: "\(folder.path)/state/\($0)") }
    #expect(
      left == [
        "drafts/.2-2.draft.json.1x", "drafts/.notes.json", ".hidden", "drafts/3-3.draft.json",
      ])
    #expect(store(gone).recoverable().isEmpty && mine.recoverable().isEmpty)
  }

  @Test func `The drafts opened lately come first, each once, while they are there`() throws {
    let recent = RecentDrafts(state: "\(folder.path)/state")
    let sale = try folder.write("s", to: "drafts/sale.json")
    for path in [file, sale, file] { recent.note(path) }
    #expect(recent.paths == [file, sale])
    try FileManager.default.removeItem(atPath: file)
    #expect(recent.paths == [sale])
  }
}
