/// Where Pushwright's own files lie for one user, by the XDG Base Directory Specification.
///
/// Pure: the environment comes in as a value and nothing is created or looked for.
public struct StandardDirectories: Hashable, Sendable {
  /// `$XDG_CONFIG_HOME/pushwright`, else `$HOME/.config/pushwright`.
  ///
  /// `nil` if the environment has neither as an absolute path.
  public var configuration: String?
  /// `$XDG_STATE_HOME/pushwright`, else `$HOME/.local/state/pushwright`; holds the journal, the
  /// log and the autosaved drafts.
  public var state: String?

  public init(environment: [String: String]) {
    configuration = Self.directory("XDG_CONFIG_HOME", else: ".config", in: environment)
    state = Self.directory("XDG_STATE_HOME", else: ".local/state", in: environment)
  }

  /// The file that ``UserConfiguration`` is read from.
  public var configurationFile: String? { configuration.map { $0 + "/config.toml" } }

  /// Where a user's own themes lie, a file `NAME.toml` each.
  public var themes: String? { configuration.map { $0 + "/themes" } }

  /// The record of every send, where the profile names no other.
  public var journalFile: String? { state.map { $0 + "/journal.sqlite" } }

  /// “If an implementation encounters a relative path in any of these variables it should consider
  /// the path invalid and ignore it”, says the specification.
  private static func directory(
    _ variable: String, else fallback: String, in environment: [String: String]
  ) -> String? {
    if let base = absolute(environment[variable]) { return base + "/pushwright" }
    return absolute(environment["HOME"]).map { "\($0)/\(fallback)/pushwright" }
  }

  /// The path without a slash at its end, if it is absolute.
  private static func absolute(_ path: String?) -> String? {
    guard var path, path.hasPrefix("/") else { return nil }
    while path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
