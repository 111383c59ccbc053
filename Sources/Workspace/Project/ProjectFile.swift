import ByteSearch
import Spelling

/// What `pushwright.toml` says: the apps, the preview's devices and where messages may go.
///
/// Every key, with its default where it has one:
///
/// ```toml
/// drafts = "drafts"                  # the directory of the drafts
///
/// [[apps]]
/// name = "Demo Shop"
/// package = "com.example.demoshop"
/// android = ["android/app/src/main/res"]   # res directories
/// build = "gradle"                         # or aapt2, if no Gradle plugin compiles the strings
/// apple = ["ios/DemoShop"]                 # directories that hold *.lproj or *.xcstrings
/// development-region = "en"
///
/// [[apps.releases]]                  # releases that people still have
/// name = "5.1"
/// revision = "v5.1.0"                # or pack = "5.1.strings", a file of pushwright strings pack
///
/// [preview]
/// locales = ["en-US", ["fr-CA", "en-CA"]]  # a list stands for a device with several languages
/// devices = ["android", "apple", "web"]
/// android-api = 34
///
/// [lint]
/// web-host = "shop.example.com"      # of the web app, whose pages notifications may open
///
/// [lint.severity]                    # instead of the rules' own: error or warning
/// untranslated = "error"
///
/// [[lint.suppress]]                  # findings that are known and accepted
/// rule = "missing-text"
/// field = "android.notification"     # with everything in it; without it, every field
/// key = "promo_body"                 # a localization key; without it, every key
/// locale = "gsw"                     # with its regions; without it, every locale
/// platform = "android"               # or apple or web; without it, all of them
/// file = "values-gsw/strings.xml"    # the end of its path; without it, every file
/// reason = "the Swiss texts come with 5.3"
///
/// [review]
/// required = "all"                   # or changed, or a percentage such as 80%; without it, none
///
/// [[emulator.devices]]               # devices that pushwright emulator plays
/// name = "pixel-mia"
/// platform = "android"               # or apple or web
/// token = "REGISTRATION_TOKEN"       # emulated:pixel-mia without it
/// fid = "FID"
/// project = "demo-shop"              # of its app; without it, any
/// locales = ["fr-CA", "en-CA"]       # the languages of its settings
/// android-api = 34
/// release = "5.1"                    # that is installed; without it, the app as it is
/// topics = ["news"]
/// app = "background"                 # or foreground or force-stopped
/// online = true
/// doze = false
/// notifications = true               # false: its user allows none
/// blocked-channels = ["offers"]
///
/// [profiles.demo]
/// project = "demo-shop"
/// endpoint = "https://fcm.googleapis.com"
/// kind = "production"                # or test, or local with an endpoint on this machine
/// credentials = "service-account.json"   # or, instead of it:
/// # token-variable = "FCM_TOKEN"     # an environment variable with a bearer token
/// # token-command = ["gcloud", "auth", "print-access-token"]   # run without a shell
/// journal = "sends.sqlite"           # instead of the user's own
/// read-only = false                  # true: dry-runs only
/// confirm = "type"                   # or ask, the default of test and local
/// require-dry-run = true             # the default of test and local is false
/// dry-run-max-age = "30m"            # the default is 1h
/// max-recipients = 5000              # the most that a list may have; without it, any number
/// require-review = "changed"         # instead of the project's; none demands nothing
/// color = "red"                     # or #rrggbb; without it the kind decides
/// theme = "gruvbox-dark"             # instead of the user's; or { dark = "…", light = "…" }
/// test-targets = { pixel-mia = "FID", tablet = { token = "REGISTRATION_TOKEN" } }
/// ```
///
/// Paths are kept as written; ``resolved(_:home:)`` makes them relative to the file.
public struct ProjectFile: Hashable, Sendable {
  /// The name that is looked for, upward from the working directory.
  public static let name = "pushwright.toml"

  /// The file itself, as the reader's caller named it.
  public var path: String
  public var drafts: String
  public var apps: [App]
  public var preview: PreviewSettings
  public var lint: LintSettings
  /// Which reviews messages need, where a profile doesn't say so itself; `nil` if none.
  public var requiredReview: ReviewDemand?
  /// Devices that the emulator plays, in the order of the file.
  public var emulatedDevices: [EmulatedDevice] = []
  /// In the order of the file.
  public var profiles: [Profile]

  public init(
    path: String, drafts: String = "drafts", apps: [App] = [],
    preview: PreviewSettings = PreviewSettings(), lint: LintSettings = LintSettings(),
    profiles: [Profile] = []
  ) {
    self.path = path
    self.drafts = drafts
    self.apps = apps
    self.preview = preview
    self.lint = lint
    self.profiles = profiles
  }

  /// Never fails: a text that isn't TOML gives the defaults and one error.
  public static func reading(_ text: String, path: String) -> (ProjectFile, [WorkspaceProblem]) {
    TOMLFile.reading(text, path: path) { reader in
      reader.unknownKeys = .refusedIfMisspelled
      reader.homes = homes
      var project = ProjectFile(
        path: path,
        drafts: reader.text("drafts") ?? "drafts",
        apps: apps(&reader),
        preview: reader.table("preview") { PreviewSettings(&$0) } ?? PreviewSettings(),
        lint: reader.table("lint") { LintSettings(&$0) } ?? LintSettings())
      project.requiredReview = ReviewDemand.project(of: &reader)
      let releases = project.apps.flatMap(\.releases).map(\.name)
      project.emulatedDevices =
        reader.table("emulator") { EmulatedDevice.reading(&$0, releases: releases) } ?? []
      project.profiles = reader.namedTables("profiles") { Profile($0, &$1) }
        .knowingProductionProjects { name, sentence in
          reader.warn(sentence, in: ["profiles", name, "kind"])
        }
        .demanding(project.requiredReview)
      return project
    }
  }

  /// Keys that are easily written outside of their table, where what they say would be lost.
  private static let homes = Dictionary(
    uniqueKeysWithValues: [
      "android", "apple", "build", "development-region", "package", "releases",
    ]
    .map { ($0, "[[apps]]") }
      + [
        "confirm", "credentials", "endpoint", "project", "read-only", "require-review",
        "test-targets",
      ]
      .map { ($0, "[profiles.NAME]") }
      + ["devices", "locales"].map { ($0, "[preview]") } + [("required", "[review]")])

  /// Of two apps with one name, `--app` could never mean the second.
  private static func apps(_ reader: inout TableReader) -> [App] {
    var names: Set<String> = []
    return reader.tables("apps") { table in
      let app = App(&table)
      let isNamed = table.has("name") || table.has("package")
      if isNamed, !names.insert(app.name).inserted {
        table.fail(
          "two apps are called \(QuotedName(app.name)): give each a name of its own",
          at: table.has("name") ? "name" : "package")
      }
      return app
    }
  }

  /// The named profile, or the only one; where there are several, one has to be named.
  public func profile(named name: String?) -> ProfileChoice {
    let names = profiles.map(\.name)
    if let name {
      if let profile = profiles.first(where: { $0.name.hasSameBytes(as: name) }) {
        return .chosen(profile)
      }
      let nearest = NearestName.suggestion(for: name, among: names)
      return .unknown(name, nearest: nearest, known: names)
    }
    guard let first = profiles.first else { return .noneConfigured }
    return profiles.count == 1 ? .chosen(first) : .severalToChooseFrom(names)
  }
}
