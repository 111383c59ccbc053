import SettingShapes
import Testing

@testable import Workspace

struct WrittenSettingsTests {
  private func shown(_ text: String?, _ settings: [Setting]) -> [String] {
    WrittenSettings(text, path: "f.toml", settings).shown.map {
      "\($0.name) = \($0.value) (\($0.origin))"
    }
  }

  @Test func `A value has its line, and a default is called so`() {
    let text = """
      [[apps]]
      name = "Shop \\"one\\""
      android = ["a", "b"]

      [preview]
      locales = ["en", ["fr-CA", "fr"]]
      """
    let values = shown(text, ProjectSettings.all)
    #expect(values.contains("drafts = \"drafts\" (default)"))
    #expect(values.contains("apps[1].name = \"Shop \\\"one\\\"\" (f.toml:2)"))
    #expect(values.contains("apps[1].android = [\"a\", \"b\"] (f.toml:3)"))
    #expect(values.contains("apps[1].build = \"gradle\" (default)"))
    #expect(values.contains("preview.locales = [\"en\", [\"fr-CA\", \"fr\"]] (f.toml:6)"))
    #expect(values.contains("preview.android-api = 34 (default)"))
  }

  @Test func `Profiles are in the order of the file, and what is private is left out`() {
    let text = """
      [profiles.z]
      project = "z"
      token-command = ["print-token", "SECRET"]
      test-targets = { mia = "SECRET", jo = { token = "SECRET" } }
      [profiles."a b"]
      project = "a"
      """
    let values = shown(text, ProjectSettings.all)
    #expect(!values.joined().contains("SECRET"))
    #expect(values.contains("profiles.z.token-command = … (f.toml:3)"))
    #expect(values.contains("profiles.z.test-targets.jo = … (f.toml:4)"))
    let projects = values.filter { $0.contains(".project = ") }
    #expect(
      projects == [
        "profiles.z.project = \"z\" (f.toml:2)", "profiles.\"a b\".project = \"a\" (f.toml:6)",
      ])
  }

  @Test(arguments: [
    ("https://me:SECRET@fcm.example", "https://…@fcm.example"),
    ("http://SECRET:SECRET/SECRET@h:1", "http://…@h:1"),
    ("https://h/v1?key=SECRET", "https://h/…"), ("https://h?SECRET", "https://h?…"),
    ("me:SECRET@h", "…@h"), ("https://me:SECRET@\u{301}h", "https://…@h"),
    ("http://127.0.0.1:8123/", "http://127.0.0.1:8123/"),
    ("https://h/\u{301}SECRET", "https://h/…"),
  ])
  func `Of an endpoint only the host is shown, in settings and in complaints`(
    endpoint: String, shown: String
  ) {
    let text = "[profiles.p]\nproject = \"a\"\nendpoint = \"\(endpoint)\""
    let values = self.shown(text, ProjectSettings.all)
    #expect(values.contains("profiles.p.endpoint = \"\(shown)\" (f.toml:3)"), "\(values)")
    let (_, problems) = ProjectFile.reading(text, path: "f.toml")
    #expect(!problems.map(\.sentence).joined().contains("SECRET"))
    #expect(problems.isEmpty != endpoint.contains("SECRET"))
  }

  @Test func `A variable counts instead of a key of the user's file`() {
    let text = "mouse = true\nbidi = \"visual\"\n[reviewer]\nemail = \"a@b\"\nname = \"A\""
    let values = WrittenSettings(
      text, path: "f.toml", UserSettings.all,
      environment: [
        "PUSHWRIGHT_MOUSE": "false", "PUSHWRIGHT_REVIEWER_NAME": "B", "PUSHWRIGHT_BIDI": "",
        "PUSHWRIGHT_ASCII": "perhaps",
      ]
    ).shown.map { "\($0.name) = \($0.value) (\($0.origin))" }
    #expect(values.contains("mouse = false (PUSHWRIGHT_MOUSE)"))
    #expect(values.contains("bidi = \"visual\" (f.toml:2)"))
    #expect(values.contains("ascii = false (default)"))
    #expect(values.contains("reviewer.name = \"B\" (PUSHWRIGHT_REVIEWER_NAME)"))
    #expect(values.contains("reviewer.email = \"a@b\" (f.toml:4)"))
    let alone = WrittenSettings(
      nil, path: "f.toml", UserSettings.all, environment: ["PUSHWRIGHT_REVIEWER_EMAIL": "c@d"])
    #expect(alone.shown.contains { $0.name == "reviewer.email" && $0.value == "\"c@d\"" })
  }

  @Test func `A pair of themes is shown part by part`() {
    #expect(
      shown("theme = { dark = \"nord\", light = \"x\" }", UserSettings.all).prefix(2) == [
        "theme.dark = \"nord\" (f.toml:1)", "theme.light = \"x\" (f.toml:1)",
      ])
    #expect(shown("theme = \"nord\"", UserSettings.all).first == "theme = \"nord\" (f.toml:1)")
  }

  @Test(arguments: [nil, "not = = toml", "a\u{0}b = 1", String(repeating: "[", count: 5000)])
  func `Without a file that can be read, the defaults count`(text: String?) {
    #expect(shown(text, UserSettings.all) == shown("", UserSettings.all))
    #expect(shown("", UserSettings.all).contains("mouse = true (default)"))
  }
}
