import Testing
import Workspace

struct ProjectFileTests {
  private static let complete = """
    drafts = "messages"

    [[apps]]
    name = "Demo Shop"
    package = "com.example.demoshop"
    android = ["android/app/src/main/res", "android/lib/src/main/res"]
    apple = "ios/DemoShop"
    development-region = "de"

    [[apps]]
    package = "com.example.other"
    android = ["other/res"]

    [preview]
    locales = ["en-US", ["fr-CA", "en-CA"], "zh-Hans-CN"]
    devices = ["web", "android"]
    android-api = 31

    [profiles.test-shop]
    project = "demo-shop-test"
    kind = "test"
    color = "#2f9e44"
    token-variable = "FCM_TOKEN"

    [profiles.demo-local]
    project = "demo-shop"
    endpoint = "http://127.0.0.1:8123/"
    kind = "local"
    read-only = true
    confirm = "type"
    require-dry-run = true
    credentials = "keys/demo.json"
    test-targets = { pixel-mia = "token-1", iphone-jo = "token-2" }
    """

  @Test func `Everything the file says is read`() throws {
    let (project, problems) = ProjectFile.reading(Self.complete, path: "shop/pushwright.toml")
    #expect(problems.isEmpty, "\(problems)")
    #expect(project.drafts == "messages")
    #expect(
      project.apps == [
        App(
          name: "Demo Shop", package: "com.example.demoshop",
          android: ["android/app/src/main/res", "android/lib/src/main/res"],
          apple: ["ios/DemoShop"], developmentRegion: "de"),
        App(name: "com.example.other", package: "com.example.other", android: ["other/res"]),
      ])
    #expect(
      project.preview
        == PreviewSettings(
          locales: [
            PreviewLocale(["en-US"]), PreviewLocale(["fr-CA", "en-CA"]),
            PreviewLocale(["zh-Hans-CN"]),
          ], devices: ["web", "android"], androidAPI: 31))
    #expect(project.profiles.map(\.name) == ["test-shop", "demo-local"])
    #expect(project.profiles.first?.tokenVariable == "FCM_TOKEN")
    #expect(
      project.profiles.last
        == Profile(
          name: "demo-local", project: "demo-shop", endpoint: "http://127.0.0.1:8123",
          kind: .local, credentials: "keys/demo.json",
          isReadOnly: true, confirmation: .type, requiresDryRun: true,
          testTargets: [
            TestTarget(name: "pixel-mia", address: "token-1"),
            TestTarget(name: "iphone-jo", address: "token-2"),
          ]))
  }

  @Test func `A test target is an address, or says of which kind it is`() {
    let (project, problems) = ProjectFile.reading(
      """
      [profiles.a]
      project = "p"
      test-targets = { mia = "x", jo = { fid = "f" }, ana = { token = "t" }, odd = { fid = "f", token = "t" }, none = {} }
      """, path: "p.toml")
    #expect(
      project.profiles.first?.testTargets == [
        TestTarget(name: "mia", address: "x"), TestTarget(name: "jo", address: "f", kind: .fid),
        TestTarget(name: "ana", address: "t", kind: .token),
      ])
    #expect(problems.map(\.sentence).count == 2)
    #expect(problems.allSatisfy { "\($0)".contains("a test target has either fid or token") })
  }

  @Test func `An empty file gives the defaults`() {
    let (project, problems) = ProjectFile.reading("", path: "pushwright.toml")
    #expect(problems.isEmpty)
    #expect(project == ProjectFile(path: "pushwright.toml"))
    #expect(project.drafts == "drafts")
    #expect(project.preview.locales.isEmpty)
    #expect(project.preview.devices == ["android", "apple", "web"])
    #expect(project.preview.androidAPI == 34)
  }

  @Test(arguments: [
    "drafts = \"out/\\u0301drafts\"", "drafts = \"\\u0301drafts\"",
    "[[apps]]\nname = \"A\"\nandroid = [\"out/\\u0301res\"]",
    "[profiles.a]\nproject = \"p\"\njournal = \"out/\\u0301j.sqlite\"",
  ])
  func `A mark that hides a slash is a mistake`(text: String) {
    let problems = ProjectFile.reading(text, path: "p.toml").1
    #expect(
      problems.contains { $0.severity == .error && $0.sentence.contains("after a slash") })
  }

  @Test(arguments: [
    ("[android]\nres = [\"res\"]", "‘android’ belongs in [[apps]]"),
    ("project = \"p\"", "‘project’ belongs in [profiles.NAME]"),
    ("locales = [\"de\"]", "‘locales’ belongs in [preview]"),
  ])
  func `A key outside of its table is a mistake that names the table`(
    text: String, sentence: String
  ) {
    let problems = ProjectFile.reading(text, path: "p.toml").1
    #expect(problems.map(\.sentence) == [sentence])
    #expect(problems.map(\.severity) == [.error])
  }

  @Test(arguments: [
    ("[preview]\nlocale = []", 2, 1, "unknown key ‘locale’: did you mean ‘locales’?"),
    (
      "\n\nxyz = 1", 3, 1,
      "unknown key ‘xyz’: use one of drafts, apps, preview, lint, review, emulator, profiles"
    ),
    (
      "\"a\\u001b[2Jb\" = 1", 1, 1,
      "unknown key ‘a\\u{1B}[2Jb’: use one of drafts, apps, preview, lint, review, emulator, profiles"
    ),
  ])
  func `An unknown key is a warning at its place with the nearest known key`(
    text: String, line: Int, column: Int, sentence: String
  ) {
    #expect(
      Self.unknownKeys(of: text) == [
        WorkspaceProblem(
          .warning, path: "p.toml", line: line, column: column, sentence: sentence)
      ])
  }

  @Test(arguments: [
    (
      "[[apps]]\nname = \"A\"\nandroid = [\"r\"]\n[[apps]]\nname = \"B\"\nandriod = [\"r\"]", 6, 1,
      "unknown key ‘andriod’: did you mean ‘android’?"
    ),
    (
      "[profiles.a]\nproject = \"p\"\nread_only = true", 3, 1,
      "unknown key ‘read_only’: did you mean ‘read-only’?"
    ),
    ("[profile.a]\nproject = \"p\"", 1, 2, "unknown key ‘profile’: did you mean ‘profiles’?"),
    ("[lnit]", 1, 2, "unknown key ‘lnit’: did you mean ‘lint’?"),
  ])
  func `Where something could pass that was to be stopped, it is an error`(
    text: String, line: Int, column: Int, sentence: String
  ) {
    #expect(
      Self.unknownKeys(of: text) == [
        WorkspaceProblem(.error, path: "p.toml", line: line, column: column, sentence: sentence)
      ])
  }

  @Test(arguments: [
    (
      "apple = [\"ios\", \"ios/de.lproj\"]", 17,
      "‘ios/de.lproj’ is one localization of the app: name the folder that contains it, ‘ios’"
    ),
    (
      "apple = \"de.lproj/\"", 1,
      "‘de.lproj/’ is one localization of the app: name the folder that contains it, ‘.’"
    ),
    (
      "android = [\"/app/res/values-de\"]", 12,
      "‘/app/res/values-de’ holds the texts of one language: name the folder that contains it, "
        + "‘/app/res’"
    ),
    (
      "android = [\"res/values\"]", 12,
      "‘res/values’ holds the texts of one language: name the folder that contains it, ‘res’"
    ),
  ])
  func `One language's folder instead of the app's is an error at its place`(
    line: String, column: Int, sentence: String
  ) {
    let text = "[[apps]]\nname = \"A\"\n\(line)"
    #expect(
      ProjectFile.reading(text, path: "p.toml").1 == [
        WorkspaceProblem(.error, path: "p.toml", line: 3, column: column, sentence: sentence)
      ])
  }

  @Test func `A profile with a key that is unknown makes dry-runs only`() {
    let (file, problems) = ProjectFile.reading(
      "[profiles.a]\nproject = \"p\"\nnew-key = 1", path: "p.toml")
    #expect(file.profiles.map(\.isReadOnly) == [true])
    #expect(problems.map(\.severity) == [.error])
  }

  private static func unknownKeys(of text: String) -> [WorkspaceProblem] {
    ProjectFile.reading(text, path: "p.toml").1.filter { $0.sentence.hasPrefix("unknown key") }
  }

  @Test(arguments: [
    ("drafts = 1", 1, "‘drafts’ must be a string, as in drafts = \"…\", not a whole number"),
    ("drafts = \"\"", 1, "‘drafts’ is empty: give it a value or remove it"),
    (
      "apps = \"x\"", 1,
      "‘apps’ must be a list of tables, each starting with [[apps]], not a string"
    ),
    (
      "apps = [\n1]", 2,
      "‘apps’ must be a list of tables, each starting with [[apps]], and holds a whole number"
    ),
    ("[apps]", 1, "‘apps’ must be a list of tables, each starting with [[apps]], not a table"),
    ("preview = true", 1, "‘preview’ must be a table, as in [preview], not true or false"),
    (
      "[preview]\nandroid-api = 3.5", 2,
      "‘android-api’ must be a whole number, not a number with a fraction"
    ),
    ("[preview]\nandroid-api = 2024", 2, "‘android-api’ must be 1 to 99, not 2024"),
    (
      "[preview]\ndevices = [\"andriod\"]", 2,
      "‘andriod’ isn't a value of ‘devices’: did you mean ‘android’?"
    ),
    (
      "[preview]\ndevices = [\n  \"web\",\n  \"watch\",\n]", 4,
      "‘watch’ isn't a value of ‘devices’: use one of android, apple, web"
    ),
    ("[preview]\nlocales = [\"fr_CA\"]", 2, "‘fr_CA’ isn't a language tag: write it as in ‘fr-CA’"),
    ("[preview]\nlocales = [\"en\",\n[]]", 3, "a device needs at least one language"),
    (
      "[preview]\nlocales = [\"en\", 5]", 2,
      "‘locales’ must be a list of languages or of lists of them, and holds a whole number"
    ),
    (
      "[preview]\nlocales = \"en\"", 2,
      "‘locales’ must be a list, as in locales = [\"en-US\", \"fr-CA\"], not a string"
    ),
    ("[[apps]]\nandroid = [\"res\"]", 1, "this app has no name: add name = \"…\""),
    ("[profiles]\na = 1", 2, "‘a’ must be a table, as in [profiles.a], not a whole number"),
    (
      "[profiles.a]", 1,
      "profile ‘a’ names no project: add project = \"…\" or credentials = \"…\""
    ),
  ])
  func `A value that cannot be used is an error that names what is expected`(
    text: String, line: Int, sentence: String
  ) throws {
    let (_, problems) = ProjectFile.reading(text, path: "p.toml")
    let problem = try #require(problems.first)
    #expect(problems.count == 1)
    #expect(problem.severity == .error)
    #expect(problem.line == line)
    #expect(problem.sentence == sentence)
  }

  @Test func `What is wrong does not take what is right with it`() {
    let (project, problems) = ProjectFile.reading(
      """
      drafts = 5
      [preview]
      locales = ["de-DE", "fr_CA", "ja-JP", "de-DE"]
      devices = ["toaster"]
      [[apps]]
      name = "Shop"
      android = ["res", 7, ""]
      """, path: "p.toml")
    #expect(problems.map(\.line) == [1, 3, 3, 4, 7, 7])
    #expect(project.drafts == "drafts")
    #expect(project.preview.locales.map(\.name) == ["de-DE", "ja-JP"])
    #expect(project.preview.devices == PreviewSettings.knownDevices)
    #expect(project.apps == [App(name: "Shop", android: ["res"])])
  }

  @Test func `A text that is no TOML is one error at its line and column`() throws {
    let (project, problems) = ProjectFile.reading("a = 1\nb = = 2\n[x", path: "p.toml")
    let problem = try #require(problems.first)
    #expect(problems.count == 1)
    #expect(project == ProjectFile(path: "p.toml"))
    #expect(problem.severity == .error)
    #expect(problem.line == 2)
    #expect(problem.column == 5)
    #expect(problem.sentence.hasPrefix("not valid TOML: error while parsing"))
    #expect(problem.description.hasPrefix("p.toml:2:5: error: not valid TOML: "))
  }

  @Test(arguments: ["[[[", "[.a]", "[#a]", "[=]", "[", "[]", "[é]", "[[\u{FFFD}a]]", "[ \u{A0}]"])
  func `A table without a name ends no program`(text: String) throws {
    let (_, problems) = ProjectFile.reading("name = 1\n\(text)", path: "p.toml")
    let problem = try #require(problems.first)
    #expect(
      problem.description
        == "p.toml:2:1: error: not valid TOML: a table needs a name in its brackets, as in [name] or [\"café\"]"
    )
  }

  @Test(arguments: ["a = [ }", "a = [1, }]", "a = [[{}], }", "a = { b = [ } ] }"])
  func `A brace in a list ends no program`(text: String) throws {
    let (_, problems) = ProjectFile.reading(text, path: "p.toml")
    let problem = try #require(problems.first)
    #expect(problem.sentence == "not valid TOML: a list ends with ], and this is }")
    #expect(problem.line == 1)
  }

  @Test func `A NUL character cannot hide the rest of a file`() {
    let (_, problems) = ProjectFile.reading("drafts = \"a\"\n\0\nxyz = 1", path: "p.toml")
    #expect(
      problems.map(\.description) == [
        "p.toml:2: error: a NUL character isn't valid TOML: remove it"
      ])
    let (_, escaped) = ProjectFile.reading("drafts = \"a\\u0000b\"", path: "p.toml")
    #expect(escaped.map(\.sentence) == ["the text ends at this NUL character: remove it"])
  }

  @Test func `Nesting without end is an error and no crash`() {
    let text = "a = " + String(repeating: "[", count: 100_000)
    let (_, problems) = ProjectFile.reading(text, path: "p.toml")
    #expect(problems.map(\.severity) == [.error])
  }

  @Test(arguments: [
    ("res", "/src", "/src/res"), ("./res", "/src", "/src/res"), (".", "/src", "/src"),
    ("../res", "/src", "/src/../res"), ("/res", "/src", "/res"), ("res", "", "res"),
    ("./", "", "."), ("~/keys", "/src", "/home/mia/keys"), ("~mia", "/src", "/src/~mia"),
    ("res", "/", "/res"),
  ])
  func `A path is relative to the file's directory`(path: String, base: String, expected: String) {
    #expect(ProjectFile.resolved(path, relativeTo: base, home: "/home/mia") == expected)
  }

  @Test(arguments: [
    ("pushwright.toml", "res"), ("/pushwright.toml", "/res"), ("a/b/pushwright.toml", "a/b/res"),
  ])
  func `A project resolves its own paths`(file: String, expected: String) {
    #expect(ProjectFile(path: file).resolved("res") == expected)
  }

  @Test(arguments: [
    ("name = \"Shop\"", "name = \"Shop\"", ["4:1"]),
    ("name = \"Shop\"", "package = \"Shop\"", ["4:1"]),
    ("name = \"Shop\"", "name = \"Club\"", []),
  ])
  func `Two apps of one name are a mistake`(first: String, second: String, places: [String]) {
    let text = "[[apps]]\n\(first)\n[[apps]]\n\(second)\n"
    let problems = ProjectFile.reading(text, path: "p.toml").1.filter { $0.severity == .error }
    #expect(problems.map { "\($0.line):\($0.column ?? 0)" } == places)
    #expect(
      problems.allSatisfy {
        $0.sentence == "two apps are called ‘Shop’: give each a name of its own"
      })
  }

  @Test func `The build of an app is Gradle's unless the file names the other one`() {
    let (file, problems) = ProjectFile.reading(
      """
      [[apps]]
      name = "A"
      android = ["a/res"]
      [[apps]]
      name = "B"
      android = ["b/res"]
      build = "aapt2"
      """, path: "pushwright.toml")
    #expect(problems.isEmpty)
    #expect(file.apps.map(\.build) == [.gradle, .aapt2])
    let wrong = ProjectFile.reading(
      "[[apps]]\nname = \"A\"\nandroid = [\"res\"]\nbuild = \"appt2\"", path: "pushwright.toml")
    #expect(wrong.1.map(\.severity) == [.error])
    #expect(wrong.1.map(\.line) == [4])
  }
}
