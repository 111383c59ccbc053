import Testing
import Workspace

struct AppReleaseTests {
  private func read(_ releases: String) -> (releases: [AppRelease], problems: [String]) {
    let text = "[[apps]]\nname = \"Shop\"\nandroid = \"res\"\n\(releases)"
    let (project, problems) = ProjectFile.reading(text, path: "p.toml")
    return (project.apps.first?.releases ?? [], problems.map(\.description))
  }

  @Test func `An app's releases are read in their order`() {
    let read = read(
      """
      [[apps.releases]]
      name = "5.1"
      revision = "v5.1.0"
      [[apps.releases]]
      name = "5.0"
      pack = "old/5.0.strings"
      """)
    #expect(
      read.releases == [
        AppRelease(name: "5.1", revision: "v5.1.0"),
        AppRelease(name: "5.0", pack: "old/5.0.strings"),
      ])
    #expect(read.problems.isEmpty)
  }

  @Test(arguments: [
    ("name = \"5\"", "this release has no strings: add revision = \"…\" or pack = \"…\""),
    ("revision = \"v5\"", "this release has no name: add name = \"…\""),
    (
      "name = \"5\"\nrevision = \"v5\"\npack = \"x\"",
      "this release has a revision and a pack: remove one"
    ),
  ])
  func `A release that cannot be used is a problem`(lines: String, sentence: String) {
    let read = read("[[apps.releases]]\n" + lines)
    #expect(read.releases.isEmpty)
    #expect(read.problems.count == 1)
    #expect(read.problems.first?.hasSuffix("error: \(sentence)") == true)
  }

  @Test func `Of two releases with one name the first is used`() {
    let release = "[[apps.releases]]\nname = \"5\"\nrevision = "
    let read = read("\(release)\"v1\"\n\(release)\"v2\"")
    #expect(read.releases.map(\.revision) == ["v1"])
    #expect(read.problems == ["p.toml:8:1: error: there is already a release ‘5’: rename one"])
  }
}
