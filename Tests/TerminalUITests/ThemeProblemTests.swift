import TerminalUI
import Testing

struct ThemeProblemTests {
  private static func reading(_ text: String) -> (theme: Theme, problems: [ThemeProblem]) {
    ThemeLibrary(own: [ThemeFile(name: "mine", path: "mine.toml", text: text)])
      .theme(named: "mine")
  }

  @Test(arguments: [
    ("[role]\ntitel = \"red\"", 2, "the role ‘titel’ is unknown; did you mean ‘title’?"),
    ("[role]\nzzzzzz = \"red\"", 2, "the role ‘zzzzzz’ is unknown"),
    ("\n[roles]", 2, "the key ‘roles’ is unknown; did you mean ‘role’?"),
    (
      "[role]\n\nok = \"gren\"", 3,
      "the role ‘ok’ has the unknown color ‘gren’; did you mean ‘green’?"
    ),
    (
      "[palette]\nleaf = 3\n[role]\nok = { bg = \"leef\" }", 4,
      "bg of the role ‘ok’ has the unknown color ‘leef’; did you mean ‘leaf’?"
    ),
    (
      "[palette]\nleaf = \"gren\"", 2,
      "the palette color ‘leaf’ has the unknown color ‘gren’; did you mean ‘green’?"
    ),
    ("[role]\nok = 300", 2, "the role ‘ok’ is 300; colors are numbered from 0 to 255"),
    (
      "[role]\nok = true", 2,
      "the role ‘ok’ isn't a color; write \"#rrggbb\", a name, or a number up to 255"
    ),
    (
      "[role]\nok = { attrs = [\n\"bold\",\n\"blod\"] }", 4,
      "the attribute ‘blod’ of the role ‘ok’ is unknown; did you mean ‘bold’?"
    ),
    (
      "[role]\nok = { attrs = 1 }", 2,
      "attrs of the role ‘ok’ isn't a list; write attrs = [\"bold\"]"
    ),
    (
      "[role]\nok = { fgg = 1 }", 2,
      "in the role ‘ok’ the key ‘fgg’ is unknown; did you mean ‘fg’?"
    ),
    ("[palette]\nx = { rgb = \"red\" }", 2, "the palette color ‘x’ needs rgb = \"#rrggbb\""),
    (
      "[palette]\nx = { rgb = \"#123456\", c16 = 16 }", 2,
      "c16 of the palette color ‘x’ isn't a number from 0 to 15 or the name of one of the sixteen"
    ),
    (
      "\ninherits = \"nrod\"", 2,
      "no theme is called ‘nrod’ to inherit; did you mean ‘nord’?"
    ),
    ("appearance = \"dusk\"", 1, "the appearance is ‘dusk’; write dark, light or any"),
    ("role = 1", 1, "‘role’ isn't a table; write [role]"),
    ("name = 1", 1, "‘name’ isn't a string; put it in quotation marks"),
    ("a\u{0}", 1, "a NUL character isn't valid TOML; remove it"),
    ("\"a\\u001b\" = 1", 1, "the key ‘a␛’ is unknown"),
  ])
  func `A mistake in a theme is said with its line and the rest is used`(
    file: String, line: Int, sentence: String
  ) {
    let (theme, problems) = Self.reading(file)
    #expect(problems == [ThemeProblem(path: "mine.toml", line: line, sentence: sentence)])
    #expect(theme.appearance(of: .title).attributes == .bold)
    #expect(theme.appearance(of: .ok).foreground == .ansi(2) || file.contains("ok = {"))
  }

  @Test func `A file that is not TOML leaves the standard theme and names the line`() {
    let (theme, problems) = Self.reading("[role]\nok = ")
    #expect(theme.name == "mine")
    #expect(theme.appearance(of: .error).foreground == .ansi(1))
    #expect(problems.count == 1)
    #expect(problems.first?.description.hasPrefix("mine.toml:2: not valid TOML: ") == true)
  }
}
