import SendPolicy
import Testing

@testable import Commands

/// The manual's own tables and its language.
struct ManualTests {
  @Test func `The manual explains every exit status, and no other`() {
    let known =
      Set(CommandFailure.Status.allCases.map(\.rawValue))
      .union(SendExitStatus.allCases.map(\.rawValue))
    #expect(Set(ManualExitStatus.all.map(\.number)) == known)
  }

  @Test(arguments: [
    (".pushwright is a folder", #"\&.pushwright is a folder"#),
    (#"'a' \ "b" --c"#, #"\(aqa\(aq \e \(dqb\(dq \-\-c"#),
    ("‘x’ …", #"\[u2018]x\[u2019] \[u2026]"#), ("🎉", #"\[u1F389]"#),
  ])
  func `Nothing in a sentence is a command of the manual's language`(text: String, source: String) {
    var manual = ManualText()
    manual.sentences(text)
    #expect(manual.source == source + "\n")
  }

  @Test func `Each sentence has its own line`() {
    var manual = ManualText()
    manual.sentences("One e.g. two. Three\nfour.")
    #expect(manual.source == "One e.g. two.\nThree four.\n")
  }

  @Test(arguments: [
    ("", "pushwright 0.1.0 (built from source, not a release)"),
    ("99c09782, 2026-11-26", "pushwright 0.1.0 (99c09782, 2026-11-26)"),
  ])
  func `The version names its commit and day, or says that it has none`(
    stamp: String, version: String
  ) {
    #expect(
      ProgramVersion.described(stamp: stamp)
        == version.replacing("0.1.0", with: ProgramVersion.current))
  }

  @Test func `A page has the day of the commit, and a build without one has none`() {
    let dated = ManualPage.projectFile("2026-11-26").source
    #expect(dated.hasPrefix(".Dd November 26, 2026\n"))
    #expect(ManualPage.projectFile("").source.hasPrefix(".Dd \n"))
  }
}
