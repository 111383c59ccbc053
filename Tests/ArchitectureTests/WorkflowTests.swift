import Testing

/// The habits that keep a build the same everywhere, and other people's code away from it.
struct WorkflowTests {
  private static let workflows = Repository.files(below: ".github/workflows")

  @Test func `A workflow runs the gate that contributors run`() {
    #expect(Self.workflows.contains { Repository.text($0).contains("run: .ci/run\n") })
  }

  @Test func `A workflow has no secret, only reads, and takes actions by their commit`() {
    for path in Self.workflows {
      let text = Repository.text(path)
      #expect(text.contains("\npermissions:\n  contents: read\n"), "\(path)")
      #expect(!text.contains("write") && !text.contains("secrets."), "\(path)")
      let actions = text.matches(of: /uses: (\S+)/).map(\.output.1)
      #expect(
        actions.filter { $0.wholeMatch(of: /[\w.\/-]+@[0-9a-f]{40}/) == nil } == [], "\(path)")
    }
  }

  @Test func `Each direct dependency has one exact version`() {
    let packages = Repository.packageText.matches(of: /\.package\(\s*url: "([^"]+)", (\S+)/)
    #expect(packages.count > 5)
    for package in packages {
      #expect(package.output.2 == "exact:", "\(package.output.1)")
    }
  }

  @Test func `The program has the version that the changelog names first`() throws {
    let version = try #require(
      Repository.text("Sources/Commands/ProgramVersion.swift").firstMatch(of: /current = "([^"]+)"/)
    ).output.1
    let changelog = Repository.text(".github/CHANGELOG.md")
    #expect(changelog.contains("## Unreleased\n"))
    // Before its release it is told in a sentence, and then in a heading.
    let first = try #require(
      changelog.firstMatch(of: /version, (\d+\.\d+\.\d+)\.|\n## \[?(\d+\.\d+\.\d+)/))
    #expect(first.output.1 ?? first.output.2 == version)
  }
}
