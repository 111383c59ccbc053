import SettingShapes
import Testing

@testable import Workspace

/// The environment's variables that set keys of a user's configuration.
struct SettingVariableTests {
  private func reading(
    _ text: String = "", _ environment: [String: String]
  ) -> (UserConfiguration, [String]) {
    let (user, problems) = UserConfiguration.reading(
      text, path: "c.toml", environment: environment)
    return (user, problems.map { "\($0)" })
  }

  @Test func `One rule names the variables: the key in capitals`() {
    #expect(
      SettingVariable.all.map(\.name) == [
        "PUSHWRIGHT_THEME", "PUSHWRIGHT_MOUSE", "PUSHWRIGHT_BIDI", "PUSHWRIGHT_ASCII",
        "PUSHWRIGHT_AMBIGUOUS_WIDTH", "PUSHWRIGHT_REVIEWER_NAME", "PUSHWRIGHT_REVIEWER_EMAIL",
      ])
  }

  @Test func `Every variable sets its key, and wins over the file`() {
    let (user, problems) = reading(
      """
      theme = { dark = "nord", light = "paper" }
      mouse = true
      bidi = "logical"
      ascii = false
      reviewer = { name = "Ada", email = "ada@example.com" }
      credentials = { shop = "key.json" }
      """,
      [
        "PUSHWRIGHT_THEME": "mono", "PUSHWRIGHT_MOUSE": "false", "PUSHWRIGHT_BIDI": "visual",
        "PUSHWRIGHT_ASCII": "true", "PUSHWRIGHT_AMBIGUOUS_WIDTH": "wide",
        "PUSHWRIGHT_REVIEWER_NAME": "Bo", "PUSHWRIGHT_REVIEWER_EMAIL": "bo@example.com",
      ])
    #expect(problems == [])
    #expect(
      user
        == UserConfiguration(
          theme: .one("mono"), usesMouse: false, bidi: .visual, isASCII: true,
          ambiguousWidth: .wide, credentials: ["shop": "key.json"],
          reviewer: Reviewer(name: "Bo", email: "bo@example.com")))
  }

  @Test func `A variable for one key of a table leaves the file's others`() {
    let (user, problems) = reading(
      "[reviewer]\nname = \"Ada\"\nemail = \"ada@example.com\"",
      ["PUSHWRIGHT_REVIEWER_EMAIL": "bo@example.com", "PUSHWRIGHT_MOUSE": ""])
    #expect(problems == [])
    #expect(user.reviewer == Reviewer(name: "Ada", email: "bo@example.com"))
    #expect(user.usesMouse)
  }

  @Test(arguments: [
    ("PUSHWRIGHT_MOUSE", "off", "PUSHWRIGHT_MOUSE: error: ‘off’ isn't true or false"),
    (
      "PUSHWRIGHT_BIDI", "rtl",
      "PUSHWRIGHT_BIDI: error: ‘rtl’ isn't one of auto, visual, logical"
    ),
    (
      "PUSHWRIGHT_REVIEWER_EMAIL", "ada",
      "PUSHWRIGHT_REVIEWER_EMAIL: error: ‘ada’ isn't an e-mail address: write it as in email = \"you@example.com\""
    ),
    (
      "PUSHWRIGHT_REVIEWER_NAME", "Ada",
      "PUSHWRIGHT_REVIEWER_NAME: error: a reviewer needs an e-mail address: add email = \"you@example.com\""
    ),
    (
      "PUSHWRIGHT_MOUS", "false",
      "PUSHWRIGHT_MOUS: warning: no setting has this variable: did you mean PUSHWRIGHT_MOUSE?"
    ),
  ])
  func `A problem names its variable, and the file's value counts`(
    name: String, value: String, problem: String
  ) {
    let (user, problems) = reading("bidi = \"visual\"", [name: value])
    #expect(problems == [problem])
    #expect(user.bidi == .visual && user.usesMouse)
  }

  @Test func `Variables of scripts that no setting resembles are nothing to us`() {
    #expect(reading("", ["PUSHWRIGHT_WARNINGS": "error", "PUSHWRIGHT_": "x"]).1 == [])
  }

  @Test func `A file that isn't TOML takes nothing from the variables`() {
    let (user, problems) = reading("= x", ["PUSHWRIGHT_MOUSE": "false"])
    #expect(!user.usesMouse && problems.count == 1)
  }

  @Test func `No variable changes where a message goes`() {
    let project = ProjectSettings.all.paths
    #expect(SettingVariable.all.allSatisfy { !project.contains($0.key) })
  }
}
