import ProjectStart
import TOMLPlaces
import TerminalUI
import Workspace

extension FuzzedReader {
  /// Project files, configurations and themes.
  static let settings = [
    FuzzedReader("project-file", endings: [".toml"], seeds: [project]) { (text: String) in
      let (file, problems) = ProjectFile.reading(text, path: "pushwright.toml")
      Invariant.holds(problems.allSatisfy { $0.line >= 0 }, "a problem is in the text")
      _ = NamedTheme.all(of: file, in: text)
    },
    FuzzedReader("user-configuration", endings: [".toml"], seeds: [configuration]) {
      (text: String) in
      let (file, _) = UserConfiguration.reading(text, path: "config.toml")
      _ = NamedTheme.all(of: file, in: text)
    },
    FuzzedReader("theme", endings: [".toml"], seeds: [theme]) { (text: String) in
      let file = ThemeFile(name: "own", path: "own.toml", text: text)
      _ = ThemeLibrary(own: [file]).theme(named: "own")
    },
    FuzzedReader("toml-places", endings: [".toml"], seeds: [project, theme]) { (text: String) in
      _ = TOMLObjection.first(in: text)
      _ = KeyPositions(of: text)
    },
    FuzzedReader("firebase-file", endings: [".json"], seeds: [services]) { (text: String) in
      _ = GoogleServices(text)?.app(of: "com.example.shop")
    },
  ]

  private static let project = """
    drafts = "messages"
    required-review = "all"

    [[apps]]
    name = "Demo Shop"
    package = "com.example.demoshop"
    android = ["android/app/src/main/res", 'lib\\res']
    apple = "ios/DemoShop"
    development-region = "de"

    [preview]
    locales = ["en-US", ["fr-CA", "en-CA"], "zh-Hans-CN"]
    devices = ["web", "android"]
    android-api = 31

    [lint]
    severity = { "missing-text" = "warning", crash = "off" }
    [[lint.accept]]
    rule = "crash"
    reason = \"\"\"known
    since \\u00e9\"\"\"

    [emulator.devices.pixel]
    platform = "android"
    locales = ["en-US"]

    [profiles.test-shop]
    project = "demo-shop-test"
    kind = "test"
    color = "#2f9e44"
    token-command = ["gcloud", "auth", "print-access-token"]
    max-recipients = 0x10
    test-targets = { pixel-mia = "token-1", jo = { fid = "f" } }
    """

  private static let configuration = """
    theme = { light = "solarized-light", dark = "nord" }
    mouse = false
    bidi = "terminal"
    ambiguous-width = "wide"
    [keys]
    undo = ["u", "ctrl-z"]
    [credentials]
    shop = "~/key.json"
    [reviewer]
    name = "Ada"
    email = "ada@example.com"
    """

  private static let theme = """
    name = "own"
    inherits = "nord"
    appearance = "dark"
    [palette]
    red = "#ff0000"
    x = "red"
    [role]
    error = { fg = "x", bg = 17, attrs = ["bold"] }
    """

  private static let services = #"""
    {"project_info": {"project_id": "shop-1"}, "client": [{"client_info": {"mobilesdk_app_id": "1:123:android:0a1b2c",
      "android_client_info": {"package_name": "com.example.shop"}}}]}
    """#
}
