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
/// [credentials]
/// demo-shop-prod = "~/keys/prod.json"  # by project id, for files that stay out of the project
/// ```
public struct UserConfiguration: Hashable, Sendable {
  /// `nil` leaves the choice to the program.
  public var theme: ThemeChoice?
  public var usesMouse: Bool
  public var bidi: BidiMode
  public var isASCII: Bool
  public var ambiguousWidth: AmbiguousWidthChoice
  /// In the order of the file.
  public var keymap: [KeyAssignment]
  /// Service account files by project id, as written.
  public var credentials: [String: String]

  public init(
    theme: ThemeChoice? = nil, usesMouse: Bool = true, bidi: BidiMode = .auto,
    isASCII: Bool = false, ambiguousWidth: AmbiguousWidthChoice = .narrow,
    keymap: [KeyAssignment] = [], credentials: [String: String] = [:]
  ) {
    self.theme = theme
    self.usesMouse = usesMouse
    self.bidi = bidi
    self.isASCII = isASCII
    self.ambiguousWidth = ambiguousWidth
    self.keymap = keymap
    self.credentials = credentials
  }

  /// Never fails: a text that is no TOML gives the defaults and one error.
  public static func reading(
    _ text: String, path: String
  ) -> (UserConfiguration, [WorkspaceProblem]) {
    TOMLFile.reading(text, path: path) { UserConfiguration(&$0) }
  }
}
