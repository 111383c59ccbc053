import SettingShapes
import Testing

@testable import TerminalUI

/// The table of a theme's keys against its reader.
struct ThemeSettingTests {
  @Test func `Every key of the table is known to the reader`() {
    let roles = Role.allCases.map {
      "\($0.rawValue) = { fg = \"red\", bg = 7, attrs = [\"bold\"] }"
    }
    let text = """
      name = "mine"
      author = "Ada"
      license = "MIT"
      source = "here"
      appearance = "dark"
      inherits = "terminal"
      [palette]
      own = { rgb = "#123456", c256 = 17, c16 = "blue" }
      [role]
      \(roles.joined(separator: "\n"))
      """
    let (_, problems) = WrittenTheme.reading(ThemeFile(name: "mine", path: "mine.toml", text: text))
    #expect(problems.map(\.sentence) == [])
    for key in ThemeSettings.all.map(\.key) {
      #expect(text.contains("\(key) = ") || text.contains("[\(key)]"), "\(key)")
    }
  }

  @Test(arguments: [
    "zzqxjw = 1", "[role]\ntext = { zzqxjw = 1 }",
    "[palette]\na = { rgb = \"#123456\", zzqxjw = 1 }",
  ])
  func `A key that isn't in the table is a problem`(text: String) {
    let (_, problems) = WrittenTheme.reading(ThemeFile(name: "a", path: "a.toml", text: text))
    #expect(problems.contains { $0.sentence.contains("zzqxjw") })
  }
}
