public import SettingShapes

/// The keys of `pushwright.toml`.
public enum ProjectSettings {
  /// Every key of the file.
  public static let all: [Setting] = [
    Setting(
      "drafts", .text, "The directory of the drafts, relative to this file.",
      standard: "\"drafts\""),
    Setting("apps", .list(.table(app)), "The apps whose users receive the messages."),
    Setting("preview", .table(preview), "The devices that messages are previewed and checked for."),
    Setting("lint", .table(lint), "What pushwright lint accepts and how severe its findings are."),
    Setting("review", .table(review), "Which reviews a message needs."),
    Setting("emulator", .table(emulator), "What pushwright emulator plays."),
    Setting(
      "profiles", .named(.table(ProfileSettings.all)),
      "Where messages go, and with whose rights; the names are yours."),
  ]

  private static let app: [Setting] = [
    Setting("name", .text, "The app's name, as notifications show it; the package without it."),
    Setting("package", .text, "The Android application ID."),
    Setting("android", .texts, "Android res directories; a later one overrides an earlier one."),
    Setting(
      "build", .choice(App.Build.allCases.map(\.rawValue)),
      "What compiles the Android app's strings.", standard: "\"gradle\""),
    Setting("apple", .texts, "Directories that hold *.lproj folders or Localizable.xcstrings."),
    Setting("development-region", .text, "The language that Apple devices fall back to."),
    Setting(
      "channels", .texts,
      "Notification channels that the Android app's code makes under computed IDs."),
    Setting("releases", .list(.table(release)), "Releases that people still have."),
  ]

  private static let release: [Setting] = [
    Setting("name", .text, "What people call the release.", isRequired: true),
    Setting("revision", .text, "A git revision with the release's strings."),
    Setting("pack", .text, "A file that pushwright strings pack wrote, instead of a revision."),
  ]

  private static let preview: [Setting] = [
    Setting(
      "locales", .list(.texts),
      "Locales to preview; a list in the list is one device's languages, the most wanted first."),
    Setting(
      "devices", .any([device, .list(device)]), "The kinds of device to preview.",
      standard: "[\"android\", \"apple\", \"web\"]"),
    Setting("android-api", .number(1...99), "The API level of Android devices.", standard: "34"),
  ]

  private static let device = SettingShape.choice(PreviewSettings.knownDevices)

  private static let lint: [Setting] = [
    Setting("web-host", .text, "The host of the web app, whose pages notifications may open."),
    Setting(
      "severity", .named(.choice(LintSeverity.Level.allCases.map(\.rawValue))),
      "Severities instead of the rules' own, by rule."),
    Setting(
      "suppress", .list(.table(suppression)), "Findings that are known and accepted."),
  ]

  private static let suppression: [Setting] = [
    Setting("rule", .text, "The rule whose findings are accepted.", isRequired: true),
    Setting("field", .text, "Only in this field and everything in it."),
    Setting("key", .text, "Only for this localization key."),
    Setting("locale", .text, "Only in this locale and its regions."),
    Setting(
      "platform", .choice(LintSuppression.Platform.allCases.map(\.rawValue)),
      "Only on this platform."),
    Setting("file", .text, "Only in files whose path ends like this."),
    Setting("reason", .text, "Why the findings are accepted.", isRequired: true),
  ]

  private static let emulator: [Setting] = [
    Setting("devices", .list(.table(emulatedDevice)), "The devices that get messages.")
  ]

  private static let emulatedDevice: [Setting] = [
    Setting("name", .text, "What people and tests call the device.", isRequired: true),
    Setting(
      "platform", .choice(EmulatedDevice.Platform.allCases.map(\.rawValue)), "Its kind.",
      isRequired: true),
    Setting("token", .text, "The app's registration token; emulated:NAME without it."),
    Setting("fid", .text, "The app's installation ID."),
    Setting("project", .text, "The Firebase project of its app; any without it."),
    Setting(
      "locales", .texts, "The languages of its settings, the most wanted first.",
      standard: "[\"en-US\"]"),
    Setting("android-api", .number(1...99), "Its API level.", standard: "34"),
    Setting("release", .text, "The release that is installed; the app as it is without it."),
    Setting("topics", .texts, "Topics that its app has subscribed to."),
    Setting(
      "app", .choice(EmulatedDevice.AppState.allCases.map(\.rawValue)), "What its app is doing.",
      standard: "\"background\""),
    Setting("online", .flag, "Whether messages reach it.", standard: "true"),
    Setting("doze", .flag, "Whether it sleeps (Android).", standard: "false"),
    Setting("notifications", .flag, "Whether its user allows them.", standard: "true"),
    Setting("blocked-channels", .texts, "Channels that its user has turned off."),
  ]

  private static let review: [Setting] = [
    Setting(
      "required", demand, "Which reviews a message needs, if its profile doesn't say so.",
      standard: "\"none\"")
  ]

  static let demand = SettingShape.matching("all|changed|none|[1-9][0-9]?%|100%")
}
