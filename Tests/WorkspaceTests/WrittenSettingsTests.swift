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
