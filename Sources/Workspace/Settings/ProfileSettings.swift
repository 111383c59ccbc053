internal import SettingShapes

/// The keys of `[profiles.NAME]`.
enum ProfileSettings {
  static let all: [Setting] = [
    Setting(
      "project", .matching("[a-z0-9.:-]+"),
      "The Firebase project's ID; the credentials' project without it."),
    Setting(
      "endpoint", .matching(Endpoint.pattern), "The address of FCM, or of an emulator.",
      standard: "\"\(Profile.standardEndpoint)\"", disclosure: .host),
    Setting(
      "kind", .choice(ProfileKind.allCases.map(\.rawValue)),
      "Whom messages reach: production asks for a typed phrase.", standard: "\"production\""),
    Setting("credentials", .text, "A service account's key file, relative to this file."),
    Setting(
      "token-variable", .matching("[A-Za-z_][A-Za-z0-9_]*"),
      "An environment variable that holds an access token."),
    Setting(
      "token-command", .texts, "A program that prints an access token; it runs without a shell.",
      disclosure: .nothing),
    Setting("journal", .text, "Where sends are recorded, instead of your own history."),
    Setting("read-only", .flag, "Whether only dry runs are allowed.", standard: "false"),
    Setting(
      "confirm", .choice(Profile.Confirmation.allCases.map(\.rawValue)),
      "How a send is confirmed; production's default is type, the others' is ask."),
    Setting(
      "require-dry-run", .flag,
      "Whether a send needs a dry run before; true by default for production."),
    Setting(
      "dry-run-max-age", .matching("[0-9]+[smhd]"), "How long a dry run counts.",
      standard: "\"1h\""),
    Setting(
      "max-recipients", .number(1...50_000_000),
      "The most recipients that a list may have; any number without it."),
    Setting(
      "require-review", ProjectSettings.demand,
      "Which reviews a message needs, instead of the project's."),
    Setting(
      "android-app", .matching("[^:]+:[^:]+:android:[^:]+"),
      "The Firebase ID of the Android app, for delivery figures."),
    Setting(
      "test-targets", .named(target), "Devices for tests; the names are yours.",
      disclosure: .nothing),
    Setting(
      "color", .matching("black|red|green|yellow|blue|magenta|cyan|white|#[0-9A-Fa-f]{6}"),
      "The header's color: a name such as red, or #rrggbb."),
    Setting("theme", theme, "The theme while this profile is used."),
  ]

  private static let target = SettingShape.any([
    .text,
    .table(
      [
        Setting("fid", .text, "A Firebase installation ID."),
        Setting("token", .text, "A registration token."),
      ]),
  ])

  /// A theme's name, or a pair of them.
  static let theme = SettingShape.any([
    .text,
    .table([
      Setting("dark", .text, "The theme on a dark background."),
      Setting("light", .text, "The theme on a light background."),
    ]),
  ])
}
