import Testing
import Workspace

struct UserConfigurationTests {
  @Test func `Everything the file says is read`() {
    let (configuration, problems) = UserConfiguration.reading(
      """
      theme = { dark = "night", light = "paper" }
      mouse = false
      bidi = "visual"
      ascii = true
      ambiguous-width = "wide"

      [keymap]
      send = "S"
      dry-run = ["d", "ctrl-d"]
      quit = []

      [credentials]
      demo-shop-prod = "~/keys/prod.json"
      """, path: "config.toml")
    #expect(problems.isEmpty, "\(problems)")
    #expect(
      configuration
        == UserConfiguration(
          theme: .pair(dark: "night", light: "paper"), usesMouse: false, bidi: .visual,
          isASCII: true, ambiguousWidth: .wide,
          keymap: [
            KeyAssignment(command: "send", keys: ["S"], line: 8),
            KeyAssignment(command: "dry-run", keys: ["d", "ctrl-d"], line: 9),
            KeyAssignment(command: "quit", keys: [], line: 10),
          ], credentials: ["demo-shop-prod": "~/keys/prod.json"]))
  }

  @Test func `An empty file gives the defaults`() {
    let (configuration, problems) = UserConfiguration.reading("", path: "config.toml")
    #expect(problems.isEmpty)
    #expect(configuration == UserConfiguration())
    #expect(configuration.theme == nil)
    #expect(configuration.usesMouse)
    #expect(configuration.bidi == .auto)
  }

  @Test func `One theme serves every terminal`() {
    let (configuration, _) = UserConfiguration.reading("theme = \"mono\"", path: "config.toml")
    #expect(configuration.theme == .one("mono"))
  }

  @Test(arguments: [(true, "paper"), (false, "night"), (nil, "night")])
  func `The terminal's background decides between two themes, dark where it is not known`(
    isLight: Bool?, name: String
  ) {
    let pair = ThemeChoice.pair(dark: "night", light: "paper")
    #expect(pair.name(onLightBackground: isLight) == name)
    #expect(ThemeChoice.one("mono").name(onLightBackground: isLight) == "mono")
  }

  @Test(arguments: [
    (
      "theme = 1",
      "‘theme’ must be a name, or a pair as in { dark = \"…\", light = \"…\" }, not a whole number"
    ),
    ("theme.dark = \"night\"", "a pair of themes needs both: dark = \"…\" and light = \"…\""),
    ("bidi = \"visaul\"", "‘visaul’ isn't a value of ‘bidi’: did you mean ‘visual’?"),
    ("bidi = \"rtl\"", "‘rtl’ isn't a value of ‘bidi’: use one of auto, visual, logical"),
    (
      "ambiguous-width = 2",
      "‘ambiguous-width’ must be a string, as in ambiguous-width = \"…\", not a whole number"
    ),
    ("ambiguous-width = \"wid\"", "‘wid’ isn't a value of ‘ambiguous-width’: did you mean ‘wide’?"),
    ("mouse = \"on\"", "‘mouse’ must be true or false, not a string"),
    ("theme_ = \"x\"", "unknown key ‘theme_’: did you mean ‘theme’?"),
    ("keymap = []", "‘keymap’ must be a table, as in [keymap], not a list"),
  ])
  func `What cannot be used is said in one sentence`(text: String, sentence: String) {
    let (_, problems) = UserConfiguration.reading(text, path: "config.toml")
    #expect(problems.map(\.sentence) == [sentence])
  }

  @Test(arguments: ["send = 5", "send = [5]", "send = \"\"", "send = [\"\"]"])
  func `A key that cannot be read does not take a command's keys away`(line: String) {
    let (configuration, problems) = UserConfiguration.reading(
      "[keymap]\n\(line)", path: "config.toml")
    #expect(configuration.keymap.isEmpty)
    #expect(problems.map(\.severity) == [.error])
  }
}
