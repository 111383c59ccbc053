import Testing

@testable import pushwright

/// What a name on the command line stands for.
struct FirstDraftTests {
  @Test(arguments: [
    ("sale", "sale.json"), ("news", "news.json"), ("news.json", "news.json"), ("plain", "plain"),
    ("drafts", "drafts"),
  ])
  func `A name that no file has is that of a draft, which ends in .json`(
    name: String, path: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "news.json")
    try folder.write("{}", to: "plain")
    try folder.write("{}", to: "drafts/a.json")
    let draft = FirstDraft.named("\(folder.path)/\(name)").draft
    #expect(draft.path == "\(folder.path)/\(path)")
  }
}
