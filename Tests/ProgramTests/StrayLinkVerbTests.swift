import Foundation
import Testing

/// A link that came with a repository takes nothing that a verb writes out of it.
@Suite(.serialized)
struct StrayLinkVerbTests {
  private static let draft = #"{"message":{"topic":"news","notification":{"title":"T"}}}"#

  @Test(arguments: [
    ["convert", "draft.json", "--force", "-o"],
    ["lint", "draft.json", "--no-strings", "--force", "--write-baseline"],
    ["strings", "pack", "--android", "res", "--force", "-o"],
  ])
  func `No verb writes through a link out of the repository`(verb: [String]) async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.draft, to: "repo/draft.json")
    try sandbox.write("<resources/>", to: "repo/res/values/strings.xml")
    try sandbox.write("old", to: "victim")
    let manager = FileManager.default
    try manager.createDirectory(
      atPath: sandbox.path("repo/.git"), withIntermediateDirectories: true)
    for (link, target) in [("out", "../victim"), ("new", "../made"), ("in", "inside")] {
      try manager.createSymbolicLink(
        atPath: sandbox.path("repo/\(link)"), withDestinationPath: target)
    }
    func run(_ name: String) async throws -> Program.Output {
      try await Program.pushwright.run(
        verb + [name], in: sandbox.path("repo"), environment: sandbox.environment)
    }
    for name in ["out", "new"] {
      let refused = try await run(name)
      #expect(refused.status == 77, "\(refused.standardError)")
      #expect(refused.standardError.contains("couldn't write \(name): the link "))
      #expect(refused.standardError.contains("leads out of its repository or project, to "))
      #expect(refused.standardOutput.isEmpty)
    }
    #expect(try sandbox.text("victim") == "old")
    #expect(!sandbox.names(in: "").contains("made"))
    for name in ["in", "../victim"] {
      let written = try await run(name)
      #expect(written.status == 0, "\(written.standardError)")
    }
    #expect(sandbox.names(in: "repo").contains("inside"))
    #expect(try sandbox.text("victim") != "old")
  }

  @Test func `No verb reads a draft or its notes through a link out of the repository`()
    async throws
  {
    let sandbox = try Sandbox()
    try sandbox.write(Self.draft, to: "repo/drafts/draft.json")
    try sandbox.write(Self.draft.replacing("news", with: "secret"), to: "outside.json")
    try sandbox.write("drafts = \"drafts\"\n", to: "repo/pushwright.toml")
    let manager = FileManager.default
    try manager.createDirectory(
      atPath: sandbox.path("repo/.git"), withIntermediateDirectories: true)
    for link in ["stray.json", "draft.pushwright.json"] {
      try manager.createSymbolicLink(
        atPath: sandbox.path("repo/drafts/\(link)"), withDestinationPath: "../../outside.json")
    }
    for verb in [["lint", "--no-strings"], ["convert", "drafts/stray.json"]] {
      let refused = try await Program.pushwright.run(
        verb, in: sandbox.path("repo"), environment: sandbox.environment)
      #expect(refused.status != 0)
      let output = refused.standardOutput + refused.standardError
      #expect(output.contains("drafts/stray.json leads out of its repository or project, to "))
      #expect(!output.contains("secret"))
      #expect(output.contains("draft.pushwright.json leads out") == (verb[0] == "lint"))
    }
  }

  @Test func `What is written to the shell's own output arrives there`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.draft, to: "draft.json")
    let output = try await Program.pushwright.run(
      ["convert", "draft.json", "-o", "/dev/stdout"], in: sandbox.path(""),
      environment: sandbox.environment)
    #expect(output.status == 0, "\(output.standardError)")
    #expect(output.standardOutput.contains(#""topic":"news""#))
  }
}
