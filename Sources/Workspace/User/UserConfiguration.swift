/// What one user wants everywhere: `config.toml` in ``StandardDirectories/configuration``.
///
/// ```toml
/// theme = "terminal"                 # or { dark = "nord", light = "flexoki-light" }
/// mouse = true
/// bidi = "auto"                      # or visual, logical
/// ascii = false                      # true: marks and frames in ASCII
/// ambiguous-width = "narrow"         # or wide, where the terminal draws → and Cyrillic two columns wide
///
/// [keymap]
/// dry-run = ["d", "ctrl-d"]          # instead of the standard keys; [] for none
///
/// [reviewer]                          # who marks translations; without it, git's user.name and user.email
/// name = "Ada Lovelace"
/// email = "ada@example.com"
///
/// [credentials]
/// demo-shop-prod = "~/keys/prod.json"  # by project id, for files that stay out of the project
/// ```
public struct UserConfiguration: Hashable, Sendable {
  /// Who puts Arabic and Hebrew into the order in which they are seen.
  public enum BidiMode: String, CaseIterable, Hashable, Sendable {
    /// By what is known about the terminal.
    case auto
    /// Pushwright reorders; for terminals that show what they get from left to right.
    case visual
    /// The terminal reorders.
    case logical
  }

  /// How many columns the user's terminal gives to the characters that are narrow or wide by taste: Greek and
  /// Cyrillic letters, lines, arrows, `…`.
  public enum AmbiguousWidth: String, CaseIterable, Hashable, Sendable {
    /// One, as most terminals do.
    case narrow
    /// Two, as East Asian terminals can be told to.
    case wide
  }

  /// `nil` leaves the choice to the program.
  public var theme: ThemeChoice?
  public var usesMouse: Bool
  public var bidi: BidiMode
  public var isASCII: Bool
  public var ambiguousWidth: AmbiguousWidth
  /// In the order of the file.
  public var keymap: [KeyAssignment]
  /// Service account files by project id, as written.
  public var credentials: [String: String]
  /// Whose the marks on translations are; `nil` leaves it to git's settings.
  public var reviewer: Reviewer?

  public init(
    theme: ThemeChoice? = nil, usesMouse: Bool = true, bidi: BidiMode = .auto,
    isASCII: Bool = false, ambiguousWidth: AmbiguousWidth = .narrow,
    keymap: [KeyAssignment] = [], credentials: [String: String] = [:], reviewer: Reviewer? = nil
  ) {
    self.theme = theme
    self.usesMouse = usesMouse
    self.bidi = bidi
    self.isASCII = isASCII
    self.ambiguousWidth = ambiguousWidth
    self.keymap = keymap
    self.credentials = credentials
    self.reviewer = reviewer
  }

  /// Never fails: a text that isn't TOML gives the defaults and one error.
  ///
  /// A ``SettingVariable`` of the environment counts instead of the text's value.
  public static func reading(
    _ text: String, path: String, environment: [String: String] = [:]
  ) -> (UserConfiguration, [WorkspaceProblem]) {
    TOMLFile.reading(text, path: path, variables: SettingVariables(environment)) {
      UserConfiguration(&$0)
    }
  }
}
