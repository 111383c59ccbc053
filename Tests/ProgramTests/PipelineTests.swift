import Foundation
import Testing

/// The recipes of the documentation, run as the pipelines of code hosts would run them.
struct PipelineTests {
  private static let page: String = {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/pushwright/pushwright.docc/Pipelines.md").standardizedFileURL
    return (try? String(contentsOf: root, encoding: .utf8)) ?? ""
  }()

  /// The text of the fenced block under a heading.
  private static func block(under heading: String) throws -> String {
    let section = try #require(page.components(separatedBy: "\n## \(heading)\n").last)
    let fence = try #require(section.components(separatedBy: "\n```").dropFirst().first)
    return fence.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .joined(separator: "\n")
  }

  /// The scripts of a workflow: what follows `run: |`, deeper than it.
  private static func runs(of workflow: String) -> [String] {
    var scripts: [[Substring]] = []
    var depth: Int?
    for line in workflow.split(separator: "\n", omittingEmptySubsequences: false) {
      let indent = line.prefix { $0 == " " }.count
      if let outer = depth, indent > outer {
        scripts[scripts.count - 1].append(line.dropFirst(outer + 2))
        continue
      }
      depth = nil
      guard line.hasSuffix("run: |") else { continue }
      depth = indent
      scripts.append([])
    }
    return scripts.map { $0.joined(separator: "\n") }
  }

  /// The commands of a list in GitLab's file.
  private static func commands(of name: String, in file: String) -> String {
    let lines = file.split(separator: "\n").drop { $0 != "  \(name):" }.dropFirst()
    return lines.prefix { $0.hasPrefix("    - ") }.map { $0.dropFirst(6) }.joined(separator: "\n")
  }

  private static let draft = #"""
    {"message": {"topic": "news", "android": {"notification":
      {"title_loc_key": "title", "title_loc_args": ["Mia"], "body_loc_key": "body"}}}}
    """#

  private static func strings(_ title: String, body: String = "Hello") -> String {
    """
    <resources>
      <string name="title">\(title)</string>
      <string name="body">\(body)</string>
    </resources>
    """
  }

  /// A repository whose German text has an old mistake that the baseline knows.
  private static func repository() async throws -> Sandbox {
    let sandbox = try Sandbox()
    try FileManager.default.createDirectory(
      atPath: sandbox.path("bin"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.path("bin/pushwright"), withDestinationPath: Program.pushwright.executable)
    try sandbox.write(
      "[[apps]]\nname = \"Shop\"\nandroid = [\"app/res\"]\n", to: "shop/pushwright.toml")
    try sandbox.write(draft, to: "shop/drafts/news.json")
    try sandbox.write("{\"expires_in\": \"60s\"}", to: "shop/drafts/news.pushwright.json")
    try sandbox.write(strings("News for %1$s"), to: "shop/app/res/values/strings.xml")
    try sandbox.write(strings("Neues für %1$s, %2$s"), to: "shop/app/res/values-de/strings.xml")
    try sandbox.write(strings("Des nouvelles pour %1$s"), to: "shop/app/res/values-fr/strings.xml")
    let made = try await run(
      """
      git init --quiet --initial-branch=main && git config user.name Mia && git config user.email mia@example.com
      pushwright lint --all-locales --write-baseline push-known.json
      git add . && git commit --quiet -m one
      """, in: sandbox)
    try #require(made.status == 0, "\(made.standardError)")
    return sandbox
  }

  private static func run(
    _ script: String, in sandbox: borrowing Sandbox
  ) async throws -> Program.Output {
    var environment = sandbox.environment
    environment["PATH"] = "\(sandbox.path("bin")):\(environment["PATH"] ?? "")"
    environment["GITHUB_STEP_SUMMARY"] = sandbox.path("summary.md")
    // As the hosts do it: the first command that fails ends the script.
    return try await Program(executable: "/bin/sh").run(
      ["-e", "-c", script], in: sandbox.path("shop"), environment: environment)
  }

  private static let broken = strings("Des nouvelles pour %1$d")

  @Test func `A broken translation fails GitHub's job on its line, and the summary shows it`()
    async throws
  {
    let sandbox = try await Self.repository()
    let steps = Self.runs(of: try Self.block(under: "GitHub"))
    try #require(steps.count == 2)
    let before = try await Self.run(steps[0], in: sandbox)
    #expect(before.status == 0, "what is old fails nothing: \(before.standardOutput)")
    try sandbox.write(Self.broken, to: "shop/app/res/values-fr/strings.xml")
    let after = try await Self.run(steps[0], in: sandbox)
    #expect(after.status == 1)
    #expect(
      after.standardOutput.hasPrefix(
        "::error file=app/res/values-fr/strings.xml,line=2,title=crash::"))
    #expect(!after.standardOutput.contains("values-de"))
    let shown = try await Self.run(steps[1], in: sandbox)
    #expect(shown.status == 0, "\(shown.standardError)")
    #expect(try sandbox.text("summary.md").contains("Des nouvelles"))
    #expect(try sandbox.text("shop/push-messages.html").hasPrefix("<!DOCTYPE html>"))
  }

  @Test func `It fails GitLab's job, whose report names the line`() async throws {
    let sandbox = try await Self.repository()
    let file = try Self.block(under: "GitLab")
    try sandbox.write(Self.broken, to: "shop/app/res/values-fr/strings.xml")
    let output = try await Self.run(Self.commands(of: "script", in: file), in: sandbox)
    #expect(output.status == 1)
    let report = try sandbox.text("shop/gl-code-quality-report.json")
    #expect(report.contains("\"path\": \"app/res/values-fr/strings.xml\""))
    #expect(report.contains("\"begin\": 2"))
    let after = try await Self.run(Self.commands(of: "after_script", in: file), in: sandbox)
    #expect(after.status == 0, "\(after.standardError)")
    #expect(try sandbox.text("shop/push-messages.html").contains("Des nouvelles"))
  }

  @Test func `The hook stops a commit of a broken translation, and no other`() async throws {
    let sandbox = try await Self.repository()
    try sandbox.write(try Self.block(under: "Before each commit"), to: "shop/.git/hooks/pre-commit")
    let hook = try await Self.run("chmod +x .git/hooks/pre-commit", in: sandbox)
    #expect(hook.status == 0)
    let add = "git add --update && git commit --quiet -m two"
    try sandbox.write("x", to: "shop/notes.txt")
    #expect(
      try await Self.run("git add notes.txt && git commit --quiet -m n", in: sandbox).status == 0)
    try sandbox.write(Self.broken, to: "shop/app/res/values-fr/strings.xml")
    let stopped = try await Self.run(add, in: sandbox)
    #expect(stopped.status != 0)
    #expect(
      (stopped.standardOutput + stopped.standardError).contains("values-fr/strings.xml:2: error"))
    try sandbox.write(Self.strings("Du neuf pour %1$s"), to: "shop/app/res/values-fr/strings.xml")
    #expect(try await Self.run(add, in: sandbox).status == 0)
  }
}
