import TerminalUI
import Testing

struct ThemeTests {
  @Test(arguments: Theme.builtIn)
  func `A theme that is compiled in names every role and has no problem`(theme: Theme) throws {
    let file = try #require(Theme.file(ofBuiltIn: theme.name))
    let (read, problems) = Theme.reading(file, named: "file") { _ in nil }
    #expect(problems.isEmpty)
    #expect(read.name == theme.name)
    let missing = Role.allCases.filter { read.roles[$0] == nil }
    #expect(missing.isEmpty)
  }

  @Test(arguments: Theme.builtIn + Theme.builtIn.map(\.withoutColors))
  func `A chosen row, the focus and production are told apart in every theme`(theme: Theme) {
    let text = theme.appearance(of: Style.text)
    #expect(theme.appearance(of: Style.text.selected) != text)
    #expect(theme.appearance(of: Style.focus) != theme.appearance(of: Style.field))
    #expect(theme.appearance(of: Style.fieldEditing) != theme.appearance(of: Style.focus))
    #expect(theme.appearance(of: Style.borderFocused) != theme.appearance(of: Style.border))
    let headers = [Style.headerProduction, .headerTest, .headerLocal].map(theme.appearance(of:))
    #expect(!headers[1...].contains(headers[0]))
  }

  @Test func `The default is the terminal's own colours`() {
    #expect(Theme.builtIn.map(\.name) == ["terminal", "mono"])
    #expect(Theme.builtIn[0].appearance(of: .error).foreground == .ansi(1))
    #expect(Theme.builtIn[0].appearance(of: .error).background == nil)
  }

  @Test func `Without colours only attributes are left and a ground becomes reverse`() {
    for theme in Theme.builtIn {
      for appearance in theme.withoutColors.roles.values {
        #expect(appearance.foreground == nil && appearance.background == nil)
      }
    }
    let production = Theme.builtIn[0].withoutColors.appearance(of: .headerProduction)
    #expect(production.attributes == [.bold, .reverse])
  }

  @Test func `A theme names only what differs from the one it inherits`() {
    let (theme, problems) = Theme.reading(
      """
      name = "night"
      inherits = "mono"
      appearance = "dark"
      [palette]
      rose = { rgb = "#bf616a", c256 = 131, c16 = "red" }
      [role]
      error = "rose"
      text = { fg = "#d8dee9", bg = 16 }
      warning = { fg = "grey", attrs = ["italic"] }
      """, named: "file")
    #expect(problems.isEmpty)
    #expect(theme.name == "night")
    #expect(theme.ground == .dark)
    let rose = Color.rgb(RGB(red: 0xBF, green: 0x61, blue: 0x6A), indexed: 131, ansi: 1)
    #expect(theme.appearance(of: .error).foreground == rose)
    #expect(theme.appearance(of: .error).background == .indexed(16))
    #expect(theme.appearance(of: .warning).foreground == .ansi(8))
    #expect(theme.appearance(of: .title).attributes == .bold)
  }

  @Test(arguments: [
    ("[role]\ntitel = \"red\"", "the role ‘titel’ is not known; did you mean ‘title’?"),
    ("[role]\nzzzzzz = \"red\"", "the role ‘zzzzzz’ is not known"),
    ("[roles]", "the key ‘roles’ is not known; did you mean ‘role’?"),
    ("[role]\nok = \"gren\"", "the role ‘ok’ has the unknown colour ‘gren’; did you mean ‘green’?"),
    ("[role]\nok = 300", "the role ‘ok’ is 300; colours are numbered from 0 to 255"),
    (
      "[role]\nok = { attrs = [\"blod\"] }",
      "the attribute ‘blod’ of the role ‘ok’ is not known; did you mean ‘bold’?"
    ),
    (
      "[role]\nok = { fgg = 1 }",
      "in the role ‘ok’ the key ‘fgg’ is not known; did you mean ‘fg’?"
    ),
    ("inherits = \"nowhere\"", "there is no theme ‘nowhere’ to inherit"),
    ("appearance = \"dusk\"", "the appearance is ‘dusk’; write dark, light or any"),
    ("role = 1", "‘role’ is no table; write [role]"),
    ("name = 1", "‘name’ is no text; put it in quotation marks"),
  ])
  func `A mistake in a theme is said and the rest is used`(file: String, problem: String) {
    let (theme, problems) = Theme.reading(file, named: "mine")
    #expect(problems == [problem])
    #expect(theme.appearance(of: .title).attributes == .bold)
  }

  @Test func `A file that is not TOML leaves the default and names the line`() {
    let (theme, problems) = Theme.reading("[role]\nok = ", named: "mine")
    #expect(theme.name == "mine")
    #expect(problems.count == 1)
    #expect(problems.first?.hasSuffix("in line 2") == true)
  }

  @Test(arguments: [
    (Color.terminal, 256, -1), (.ansi(9), 256, 9), (.ansi(9), 8, 1), (.indexed(200), 256, 200),
    (.indexed(196), 16, 9), (.rgb(RGB(red: 255, green: 0, blue: 0)), 256, 196),
    (.rgb(RGB(red: 255, green: 0, blue: 0)), 16, 9),
    (.rgb(RGB(red: 8, green: 8, blue: 8)), 256, 232),
    (.rgb(RGB(red: 1, green: 2, blue: 3), indexed: 99, ansi: 4), 256, 99),
    (.rgb(RGB(red: 1, green: 2, blue: 3), indexed: 99, ansi: 4), 16, 4), (.ansi(1), 1, -1),
    (.ansi(1), 1 << 24, 1), (.ansi(15), 1 << 24, 0xFFFFFF), (.terminal, 1 << 24, -1),
    (.rgb(RGB(red: 1, green: 2, blue: 3), indexed: 99), 1 << 24, 0x010203),
  ])
  func `A colour is asked for as the terminal can show it`(color: Color, count: Int, index: Int) {
    #expect(color.index(amongColors: count) == index)
  }
}
