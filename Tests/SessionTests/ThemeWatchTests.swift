import Foundation
import Testing

@testable import pushwright

@MainActor
struct ThemeWatchTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/\(name)", withDestinationPath: target)
  }

  @Test func `Links are followed step by step, relative ones from where they lie`() throws {
    try folder.write("", to: "dotfiles/real/mine.toml")
    try folder.write("", to: "themes/plain.toml")
    try link("dotfiles/current.toml", to: "real/mine.toml")
    try link("themes/mine.toml", to: "../dotfiles/current.toml")
    try link("themes/gone.toml", to: "\(folder.path)/nowhere/a.toml")
    try link("themes/round.toml", to: "round.toml")
    let names = ["plain", "mine", "gone"].map { "\(folder.path)/themes/\($0).toml" }
    #expect(
      LinkedFiles.targets(of: names) == [
        "\(folder.path)/dotfiles": ["\(folder.path)/dotfiles/current.toml"],
        "\(folder.path)/dotfiles/real": ["\(folder.path)/dotfiles/real/mine.toml"],
        "\(folder.path)/nowhere": ["\(folder.path)/nowhere/a.toml"],
      ])
    #expect(LinkedFiles.steps(from: "\(folder.path)/themes/round.toml").count == 16)
  }

  @Test func `A theme is watched where its link points, also when it is turned elsewhere`()
    async throws
  {
    try folder.write("one", to: "first/mine.toml")
    try folder.write("one", to: "second/mine.toml")
    try folder.write("", to: "themes/plain.toml")
    try link("themes/mine.toml", to: "../first/mine.toml")
    let path = "\(folder.path)/themes"
    let (changes, tell) = AsyncStream.makeStream(of: Void.self)
    let files = ["\(path)/mine.toml", "\(path)/plain.toml"]
    let made = ThemeWatch(path, files: { files }, onChange: { tell.yield() })
    let watch = try #require(made)
    defer { watch.cancel() }
    var iterator = changes.makeAsyncIterator()
    try Data("two".utf8).write(to: URL(filePath: "\(folder.path)/first/mine.toml"))
    await iterator.next()
    try FileManager.default.removeItem(atPath: "\(path)/mine.toml")
    try link("themes/mine.toml", to: "../second/mine.toml")
    await iterator.next()
    watch.follow()
    try folder.write("two", to: "second/mine.toml")
    await iterator.next()
  }
}
