import Commands
import ComposerState
import DevicePreview
import Drafts
import Foundation
import PushMessages
import Resolver
import Testing

@testable import pushwright

struct DraftCatalogTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `Drafts, templates beside them and recent files are found, notes are not`() throws {
    try folder.write(#"{"message": {"topic": "news"}}"#, to: "drafts/news.json")
    try folder.write("{}", to: "drafts/news.pushwright.json")
    try folder.write("no json", to: "drafts/broken.json")
    try folder.write("text", to: "drafts/readme.md")
    try folder.write(#"{"message": {"token": "abc"}}"#, to: "templates/promo.json")
    let elsewhere = try folder.write(#"{"message": {}}"#, to: "else.json")
    let shelf = DraftCatalog(
      drafts: "\(folder.path)/drafts",
      recent: [elsewhere, "\(folder.path)/drafts/news.json", "\(folder.path)/gone.json"])
    let found = shelf.listings().sorted { $0.path < $1.path }
    #expect(found.map(\.name) == ["broken.json", "news.json", elsewhere, "promo.json"])
    #expect(found.map(\.place) == [.drafts, .drafts, .recent, .templates])
    #expect(found.map(\.target) == [nil, "topic news", nil, "token abc"])
    #expect(found.map(\.outcome) == [.unreadable, nil, nil, nil])
    #expect(shelf.path(beginningWith: found[3]) == "\(folder.path)/drafts/promo.json")
  }

  @Test func `What lint takes as drafts is listed, below the directory too, and nothing else`()
    throws
  {
    let draft = #"{"message": {"topic": "news"}}"#
    let drafts = ["a.JSON", "b.jsonc", "c.json5", "spring/d.json", "spring/e.pushwright.json"]
    for name in drafts { try folder.write(draft, to: "drafts/\(name)") }
    try folder.write(#"{"name": "no message", "version": "1"}"#, to: "drafts/package.json")
    try folder.write(draft, to: "drafts/.hidden.json")
    var shelf = DraftCatalog(drafts: "\(folder.path)/drafts")
    let names = shelf.listings().map(\.name).sorted()
    #expect(names == ["a.JSON", "b.jsonc", "c.json5", "spring/d.json"])
    #expect(
      DraftFolder.drafts(in: "\(folder.path)/drafts", goesBelow: true).paths.count == names.count)
    // Where the program was started without a project there may be anything below.
    shelf.goesBelow = false
    #expect(shelf.listings().map(\.name).sorted() == ["a.JSON", "b.jsonc", "c.json5"])
  }

  @Test
  func `Topics and conditions of the project's other drafts are found, tokens stay in theirs`()
    throws
  {
    try folder.write(#"{"message": {"topic": "news"}}"#, to: "drafts/news.json")
    let open = try folder.write(#"{"message": {"topic": "own"}}"#, to: "drafts/open.json")
    try folder.write(#"{"message": {"condition": "'a' in topics"}}"#, to: "templates/a.json")
    try folder.write(#"{"message": {"token": "abc"}}"#, to: "drafts/mia.json")
    let elsewhere = try folder.write(#"{"message": {"topic": "else"}}"#, to: "else.json")
    let shelf = DraftCatalog(drafts: "\(folder.path)/drafts", recent: [elsewhere])
    let found = shelf.listings(besides: open).sorted { $0.path < $1.path }
    #expect(found.map(\.name) == ["mia.json", "news.json", "a.json"])
    #expect(
      found.map(\.audience) == [nil, .init(.topic, "news"), .init(.condition, "'a' in topics")])
  }

  @Test func `A draft's outcome is the worst of its devices and problems`() throws {
    let good = try folder.write(
      #"{"message": {"topic": "news", "notification": {"title": "T", "body": "B"}}}"#,
      to: "good.json")
    let bad = try folder.write(
      #"{"message": {"topic": "no topic!", "notification": {"title": "T", "body": "B"}}}"#,
      to: "bad.json")
    let previewer = NotificationPreviewer(strings: AppLocalizations(), appName: "Shop")
    let settings = PreviewSettings(appName: "Shop", locales: [PreviewLocale("en-US")])
    let outcomes = [good, bad].map {
      DraftListing(reading: $0, in: .drafts)?.judged(by: previewer, settings).outcome
    }
    #expect(outcomes == [.good, .error])
  }

  @Test func `The open draft's file is watched: written anew, replaced, removed`() async throws {
    let path = try folder.write("one", to: "drafts/news.json")
    let (texts, tell) = AsyncStream.makeStream(of: String?.self)
    let watch = try #require(DraftWatch(path) { tell.yield(DraftPath.text(path)) })
    defer { watch.cancel() }
    var iterator = texts.makeAsyncIterator()
    try folder.write("other", to: "drafts/other.json")
    try folder.write("two", to: "drafts/news.json")
    #expect(await iterator.next() == .some("two"))
    try Data("three".utf8).write(to: URL(filePath: path))
    #expect(await iterator.next() == .some("three"))
    try FileManager.default.removeItem(atPath: path)
    #expect(await iterator.next() == .some(nil))
  }

  @Test func `The notes beside the open draft are watched too`() async throws {
    let path = try folder.write("one", to: "drafts/news.json")
    let (changes, tell) = AsyncStream.makeStream(of: Void.self)
    let watch = try #require(
      DraftWatch(path) {
        Issue.record("the draft is as it was")
      } onNotesChange: {
        tell.yield()
      })
    defer { watch.cancel() }
    try folder.write("{}", to: "drafts/news.pushwright.json")
    var iterator = changes.makeAsyncIterator()
    #expect(await iterator.next() != nil)
  }
}
