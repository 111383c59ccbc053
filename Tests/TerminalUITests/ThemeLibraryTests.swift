import Synchronization
import TerminalUI
import Testing

struct ThemeLibraryTests {
  private static func library(_ files: [String: String]) -> ThemeLibrary {
    ThemeLibrary(
      own: files.map { ThemeFile(name: $0, path: "themes/\($0).toml", text: $1) })
  }

  @Test func `A user's own themes stand behind those that are compiled in`() throws {
    let library = Self.library(["zebra": "", "anthill": "", "nord": ""])
    #expect(library.names.first == "terminal")
    #expect(library.names == ThemeLibrary.builtInNames + ["anthill", "zebra"])
    #expect(try library.file(named: "nord")?.path == "themes/nord.toml")
    #expect(try library.file(named: "dracula")?.text.contains("draculatheme.com") == true)
    #expect(try library.file(named: "nowhere") == nil)
  }

  /// The names that a library has asked for.
  private final class Asked: Sendable {
    private let list = Mutex<[String]>([])

    var names: [String] { list.withLock { $0 } }

    func note(_ name: String) { list.withLock { $0.append(name) } }
  }

  /// A library of themes that are all `inherits = "NEXT"`, and what was read of it.
  private static func chain(_ asked: Asked) -> ThemeLibrary {
    let parents = ["child": "parent", "parent": "nord", "torn": "gone"]
    return ThemeLibrary(own: ["child", "parent", "torn", "gone", "other"]) {
      name throws(ThemeProblem) in
      asked.note(name)
      guard let parent = parents[name] else {
        throw ThemeProblem(path: "\(name).toml", line: 0, sentence: "it can't be read")
      }
      return ThemeFile(name: name, path: "\(name).toml", text: "inherits = \"\(parent)\"")
    }
  }

  @Test func `Only the theme that is asked for and those it inherits are read`() {
    let asked = Asked()
    let library = Self.chain(asked)
    #expect(
      library.names == ThemeLibrary.builtInNames + ["child", "gone", "other", "parent", "torn"])
    #expect(asked.names == [])
    #expect(library.theme(named: "child").theme.ground == .dark)
    #expect(asked.names == ["child", "parent"])
  }

  @Test(arguments: ["gone", "torn"])
  func `A file that cannot be read leaves the standard theme and is named`(name: String) {
    let (theme, problems) = Self.chain(Asked()).theme(named: name)
    #expect(problems.map(\.description) == ["gone.toml: it can't be read"])
    #expect(theme.roles == ThemeLibrary().theme(named: "terminal").theme.roles)
  }

  @Test(arguments: [
    ("nrod", "no theme is called ‘nrod’; did you mean ‘nord’?"),
    ("night-owl-blue", "no theme is called ‘night-owl-blue’"),
    ("min", "no theme is called ‘min’; did you mean ‘mine’?"),
    ("\u{1B}[2J", "no theme is called ‘␛[2J’"),
    (
      String(repeating: "n", count: 100_000),
      "no theme is called ‘\(String(repeating: "n", count: 63))…’"
    ),
  ])
  func `A name that is not there leaves the standard theme and suggests one that is`(
    name: String, sentence: String
  ) {
    let (theme, problems) = Self.library(["mine": ""]).theme(named: name)
    #expect(problems.map(\.description) == [sentence])
    #expect(theme == ThemeLibrary().theme(named: "terminal").theme)
  }

  @Test func `A theme names only what differs from the one it inherits`() {
    let (theme, problems) = Self.library([
      "file": """
      name = "night"
      inherits = "mono"
      appearance = "dark"
      [palette]
      rose = { rgb = "#bf616a", c256 = 131, c16 = "red" }
      [role]
      error = "rose"
      text = { fg = "#d8dee9", bg = 16 }
      warning = { fg = "grey", attrs = ["italic"] }
      """
    ]).theme(named: "file")
    #expect(problems.isEmpty)
    #expect(theme.name == "night")
    #expect(theme.ground == .dark)
    let rose = Color.rgb(RGB(red: 0xBF, green: 0x61, blue: 0x6A), indexed: 131, ansi: 1)
    #expect(theme.appearance(of: .error).foreground == rose)
    #expect(theme.appearance(of: .error).background == .indexed(16))
    #expect(theme.appearance(of: .warning).foreground == .ansi(8))
    #expect(theme.appearance(of: .title).attributes == .bold)
    #expect(theme.author.isEmpty)
  }

  @Test func `A color of the palette changes every inherited role that uses it`() {
    let (theme, problems) = Self.library([
      "warm": "inherits = \"nord\"\n[palette]\nred = \"#ff0000\"\nyellow = \"red\"",
      "own": "[palette]\nred = \"#ff0000\"\ngreen = \"green\"",
    ]).theme(named: "warm")
    #expect(problems.isEmpty)
    let red = Color.rgb(RGB(red: 255, green: 0, blue: 0))
    #expect(theme.appearance(of: .error).foreground == red)
    #expect(theme.appearance(of: .error).attributes == .bold)
    #expect(theme.appearance(of: .warning).foreground == red)
    #expect(theme.ground == .dark)
    let own = Self.library(["own": "[palette]\nred = \"#ff0000\"\ngreen = \"green\""])
      .theme(named: "own").theme
    #expect(own.appearance(of: .error).foreground == red)
    #expect(own.appearance(of: .ok).foreground == .ansi(2))
  }

  @Test func `A theme inherits another of the user's own, and the problems of both are said`() {
    let (theme, problems) = Self.library([
      "child": "inherits = \"parent\"\n[role]\nok = \"gren\"",
      "parent": "[role]\nerror = \"leaf\"\nokk = 1\n[palette]\nleaf = 34",
    ]).theme(named: "child")
    #expect(theme.appearance(of: .error).foreground == .indexed(34))
    #expect(theme.appearance(of: .ok).foreground == .ansi(2))
    #expect(
      problems.map(\.description) == [
        "themes/parent.toml:3: the role ‘okk’ is unknown; did you mean ‘ok’?",
        "themes/child.toml:3: the role ‘ok’ has the unknown color ‘gren’; did you mean ‘green’?",
      ])
  }

  @Test func `A file that takes the place of a compiled-in theme can inherit that theme`() {
    let (theme, problems) = Self.library([
      "nord": "inherits = \"nord\"\n[role]\nok = \"red\"",
      "high-contrast-dark": "[role]\ntitle = 200",
    ]).theme(named: "nord")
    #expect(problems.isEmpty)
    let nord = ThemeLibrary().theme(named: "nord").theme
    #expect(theme.appearance(of: .ok).foreground == nord.appearance(of: .error).foreground)
    // What is compiled in does not inherit the user's file.
    #expect(theme.appearance(of: .title) == nord.appearance(of: .title))
  }

  @Test(arguments: [
    (["a": "inherits = \"a\""], "themes/a.toml:1: ‘a’ inherits ‘a’; one of them must stop"),
    (
      ["a": "\ninherits = \"b\"", "b": "\n\ninherits = \"a\""],
      "themes/b.toml:3: ‘a’ inherits ‘b’ inherits ‘a’; one of them must stop"
    ),
    (
      ["a": "inherits = \"b\"", "b": "inherits = \"c\"", "c": "inherits = \"b\""],
      "themes/c.toml:1: ‘b’ inherits ‘c’ inherits ‘b’; one of them must stop"
    ),
  ])
  func `Themes that inherit each other are said and start from the standard one`(
    files: [String: String], sentence: String
  ) {
    var files = files
    files["a", default: ""] += "\n[role]\nok = 200"
    let (theme, problems) = Self.library(files).theme(named: "a")
    #expect(problems.map(\.description) == [sentence])
    #expect(theme.appearance(of: .ok).foreground == .indexed(200))
    #expect(theme.appearance(of: .error).foreground == .ansi(1))
  }

  @Test func `Colors of a palette that name each other are said`() {
    let (theme, problems) = Self.library([
      "a": "[palette]\nx = \"y\"\ny = \"x\"\n[role]\nok = \"x\"\nerror = 9"
    ]).theme(named: "a")
    #expect(theme.appearance(of: .error).foreground == .ansi(9))
    #expect(theme.appearance(of: .ok).foreground == .ansi(2))
    #expect(
      problems.map(\.description) == [
        "themes/a.toml:3: the palette color ‘y’ leads to no color",
        "themes/a.toml:2: the palette color ‘x’ leads to no color",
      ])
  }

  @Test func `A mistake that several colors lead to is said once`() {
    let (_, problems) = Self.library([
      "a": "[palette]\nx = \"y\"\ny = \"zzzzzz\"\nz = \"y\"\n[role]\nok = \"x\""
    ]).theme(named: "a")
    #expect(
      problems.map(\.description) == [
        "themes/a.toml:3: the palette color ‘y’ has the unknown color ‘zzzzzz’"
      ])
  }

  @Test func `A palette of two thousand colors that lead to each other comes to an end`() {
    let chain = (0..<2000).map { "c\($0) = \"c\($0 + 1)\"" }.joined(separator: "\n")
    let (theme, problems) = Self.library([
      "a": "[palette]\n\(chain)\nc2000 = 3\n[role]\nok = \"c0\"\nerror = \"c1995\""
    ]).theme(named: "a")
    #expect(theme.appearance(of: .ok).foreground == .ansi(2))
    #expect(theme.appearance(of: .error).foreground == .ansi(3))
    #expect(problems.first?.description.hasSuffix("leads to no color") == true)
  }
}
