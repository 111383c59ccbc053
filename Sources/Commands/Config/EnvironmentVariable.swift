internal import FCMClient
internal import Workspace

/// A variable of the environment that changes what Pushwright does.
struct EnvironmentVariable: Hashable {
  var name: String
  var effect: String
  /// Whether its value may be a secret, or hold one.
  var isPrivate = false

  init(_ name: String, _ effect: String, isPrivate: Bool = false) {
    self.name = name
    self.effect = effect
    self.isPrivate = isPrivate
  }

  /// All of them; of several that mean the same, the first that is set counts.
  static let all: [EnvironmentVariable] = [
    EnvironmentVariable("XDG_CONFIG_HOME", "where your configuration and themes are"),
    EnvironmentVariable("XDG_STATE_HOME", "where the history, unsaved drafts and the log are"),
    EnvironmentVariable("NO_COLOR", "no colors"),
    EnvironmentVariable("COLORTERM", "exact colors, if truecolor or 24bit"),
    EnvironmentVariable("COLORFGBG", "the terminal's background, if it doesn't answer"),
    EnvironmentVariable("VISUAL", "your editor"),
    EnvironmentVariable("EDITOR", "your editor"),
    EnvironmentVariable("GOOGLE_APPLICATION_CREDENTIALS", "a credentials file for FCM"),
    EnvironmentVariable("CLOUDSDK_CONFIG", "where gcloud keeps its login"),
    EnvironmentVariable("NO_GCE_CHECK", "Google Cloud's metadata server isn't asked, if true"),
    EnvironmentVariable("GCE_METADATA_HOST", "the address of the metadata server"),
    EnvironmentVariable("https_proxy", "the HTTP proxy", isPrivate: true),
    EnvironmentVariable("HTTPS_PROXY", "the HTTP proxy", isPrivate: true),
    EnvironmentVariable("all_proxy", "the HTTP proxy", isPrivate: true),
    EnvironmentVariable("ALL_PROXY", "the HTTP proxy", isPrivate: true),
    EnvironmentVariable("http_proxy", "the HTTP proxy", isPrivate: true),
    EnvironmentVariable("HTTP_PROXY", "the HTTP proxy", isPrivate: true),
    EnvironmentVariable("no_proxy", "hosts that are reached directly"),
    EnvironmentVariable("NO_PROXY", "hosts that are reached directly"),
    EnvironmentVariable("SSL_CERT_FILE", "certificates to trust"),
    EnvironmentVariable("SSL_CERT_DIR", "certificates to trust"),
  ]

  /// Those that are set, and those from which profiles take tokens.
  static func shown(
    _ environment: [String: String], tokens: [String]
  ) -> [ShownSetting] {
    let variables = all + tokens.map { EnvironmentVariable($0, "an access token", isPrivate: true) }
    return variables.compactMap { variable in
      guard let value = environment[variable.name], !value.isEmpty else { return nil }
      // An address may hold a password, and a key is easily put where its file's name belongs.
      let isSecret = variable.isPrivate || value.contains("@") || CredentialPath.isKey(value)
      return ShownSetting(
        name: variable.effect, value: isSecret ? "…" : value, origin: variable.name)
    }
  }
}
