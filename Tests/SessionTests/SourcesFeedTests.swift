import AppProject
import AppSupport
import ArgumentParser
import Commands
import Foundation
import MessageLint
import Testing

@testable import pushwright

/// What the composer learns of an app's sources while it runs.
@MainActor
struct SourcesFeedTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (path, text) in GradleSources.files { try folder.write(text, to: "shop/\(path)") }
    try folder.write(
      "[[apps]]\nname = \"Shop\"\nandroid = [\"app/src/main/res\"]\n", to: "shop/pushwright.toml")
  }

  private func project() throws -> Project {
    var options = try ProjectOptions.parse([])
    options.project = "\(folder.path)/shop"
    return try Project(options)
  }

  @Test(.timeLimit(.minutes(1)))
  func `The sources are read, and again when a file of theirs changes`() async throws {
    let (news, tell) = AsyncStream.makeStream(of: StringsFeed.News.self)
    let feed = SourcesFeed(try project()) { tell.yield($0) }
    defer { feed.stop() }
    var iterator = news.makeAsyncIterator()
    await feed.prepare()
    guard case .readingSources? = await iterator.next() else {
      Issue.record("nothing says that the sources are being read")
      return
    }
    feed.start()
    let first = await Self.apps(iterator.next())
    #expect(first?.android?.channels.map(\.id) == ["news", "orders"])
    try folder.write(
      "NotificationChannel(\"offers\", \"Offers\", 3)", to: "shop/app/src/main/java/Push.kt")
    let second = await Self.apps(iterator.next())
    #expect(second?.android?.channels.map(\.id) == ["offers"])
  }

  @Test func `Files that say nothing of an app are no reason to read it again`() {
    let paths = [
      "app/src/main/java/Push.kt", "ios/Shop/Info.plist", "app/src/main/res", "a.gradle",
    ]
    #expect(paths.allSatisfy(Project.isSource))
    #expect(
      !["README.md", "drafts/news.json.tmp", "app/proguard.pro"].contains(where: Project.isSource))
  }

  private static func apps(_ news: StringsFeed.News?) -> AppProjects? {
    guard case .sources(let apps)? = news else { return nil }
    return apps
  }
}
