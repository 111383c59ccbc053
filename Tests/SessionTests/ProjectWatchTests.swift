import Foundation
import Testing

@testable import pushwright

@MainActor
struct ProjectWatchTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = "\(folder.path)/shop/pushwright.toml"
  }

  @Test(.timeLimit(.minutes(1)))
  func `A project file is watched: written, removed, and as a link that is turned elsewhere`()
    async throws
  {
    try folder.write("one", to: "shop/pushwright.toml")
    let (changes, tell) = AsyncStream.makeStream(of: Void.self)
    let watch = try #require(ProjectWatch(path) { tell.yield() })
    defer { watch.cancel() }
    var iterator = changes.makeAsyncIterator()
    try folder.write("two", to: "shop/pushwright.toml")
    await iterator.next()
    try FileManager.default.removeItem(atPath: path)
    await iterator.next()
    try folder.write("linked", to: "dotfiles/shop.toml")
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: "../dotfiles/shop.toml")
    await iterator.next()
    watch.follow()
    try folder.write("linked anew", to: "dotfiles/shop.toml")
    await iterator.next()
  }

  @Test func `Without its folder there is nothing to watch`() {
    let watch = ProjectWatch(path) {}
    #expect(watch == nil)
  }
}
