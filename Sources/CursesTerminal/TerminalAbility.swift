internal import CNcursesw

/// What the system tells of a terminal without opening it.
public struct TerminalAbility: Hashable, Sendable {
  /// Whether the terminal database has its description.
  public var isKnown: Bool
  /// `nil` if the system doesn't tell.
  public var columns: Int?
  public var rows: Int?
  /// What there is to say about the locale; `nil` if it is UTF-8 as the environment asks.
  public var localeNote: String?
  /// Whether no UTF-8 locale is installed.
  public var isASCII: Bool

  /// The terminal of standard output by its name, the variable `TERM`.
  @MainActor
  public static func reading(_ name: String) -> TerminalAbility {
    let isBlocked = TerminalDescription.blocker(of: name, environment: Environment.value) != nil
    let isAllowed = !isBlocked && !name.isEmpty
    let isKnown = unsafe isAllowed && cncurses_knows_terminal(name) != 0
    var size = winsize()
    let hasSize = unsafe cncurses_window_size(STDOUT_FILENO, &size) >= 0 && size.ws_col > 0
    let locale = TerminalLocale.establish()
    return TerminalAbility(
      isKnown: isKnown, columns: hasSize ? Int(size.ws_col) : nil,
      rows: hasSize ? Int(size.ws_row) : nil, localeNote: locale.note, isASCII: locale.isASCII)
  }
}
