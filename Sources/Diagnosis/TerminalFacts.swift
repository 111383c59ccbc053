/// What is known of the terminal before anything is drawn.
public struct TerminalFacts: Hashable, Sendable {
  /// Whether standard input and output are one.
  public var isTerminal: Bool
  /// `TERM`; empty if it isn't set.
  public var name: String
  /// Whether the system has its description.
  public var isKnown: Bool
  /// Whether the terminal takes exact colors.
  public var hasExactColors: Bool
  /// `NO_COLOR` is set.
  public var refusesColors: Bool
  /// `nil` if there is none.
  public var columns: Int?
  public var rows: Int?
  /// Inside tmux or screen, which handle the clipboard and the mouse themselves.
  public var multiplexer: String?
  public var usesMouse: Bool
  /// What there is to say about the locale; `nil` if it is UTF-8 as the environment asks.
  public var localeNote: String?
  public var isASCII: Bool
  /// How many columns it gives to `→`; `nil` if it doesn't tell.
  public var arrowColumns: Int?
  /// Whether the user's configuration says two.
  public var drawsAmbiguousWide: Bool

  public init(
    isTerminal: Bool, name: String, isKnown: Bool = true, hasExactColors: Bool = false,
    refusesColors: Bool = false, columns: Int? = nil, rows: Int? = nil, multiplexer: String? = nil,
    usesMouse: Bool = true, localeNote: String? = nil, isASCII: Bool = false,
    arrowColumns: Int? = nil, drawsAmbiguousWide: Bool = false
  ) {
    self.isTerminal = isTerminal
    self.name = name
    self.isKnown = isKnown
    self.hasExactColors = hasExactColors
    self.refusesColors = refusesColors
    self.columns = columns
    self.rows = rows
    self.multiplexer = multiplexer
    self.usesMouse = usesMouse
    self.localeNote = localeNote
    self.isASCII = isASCII
    self.arrowColumns = arrowColumns
    self.drawsAmbiguousWide = drawsAmbiguousWide
  }

  /// The smallest screen that the composer draws on.
  static let (leastColumns, leastRows) = (60, 16)

  public var checks: [Check] {
    guard isTerminal else {
      return [
        Check(
          .terminal, .warning, "standard input or output isn't a terminal",
          remedy: "run pushwright doctor in a terminal to check it, too"), localeCheck,
      ]
    }
    return [descriptionCheck, sizeCheck, colorCheck].compactMap(\.self)
      + [clipboardCheck, mouseCheck, widthCheck, localeCheck]
  }

  private var descriptionCheck: Check {
    guard name != "dumb" else {
      return Check(
        .terminal, .bad,
        "TERM is dumb, and the composer needs a terminal that can place its cursor",
        remedy: "set TERM to your terminal's name, such as xterm-256color")
    }
    if name.isEmpty {
      return Check(
        .terminal, .warning, "TERM isn't set, so Pushwright takes the terminal for an xterm",
        remedy: "set TERM to your terminal's name, such as xterm-256color")
    }
    return isKnown
      ? Check(.terminal, .good, "TERM is \(name)")
      : Check(
        .terminal, .warning,
        "this system has no description of \(name), so Pushwright takes the terminal for an xterm",
        remedy: "install ncurses-term")
  }

  private var sizeCheck: Check? {
    guard let columns, let rows else { return nil }
    let size = "\(columns)×\(rows)"
    return columns < Self.leastColumns || rows < Self.leastRows
      ? Check(
        .terminal, .bad, "the window is \(size)",
        remedy: "make it \(Self.leastColumns)×\(Self.leastRows) or larger")
      : Check(.terminal, .good, "the window is \(size)")
  }

  private var colorCheck: Check {
    if refusesColors { return Check(.terminal, .good, "NO_COLOR is set: no colors") }
    return hasExactColors
      ? Check(.terminal, .good, "exact colors")
      : Check(
        .terminal, .good,
        "no exact colors: they need COLORTERM=truecolor and ncurses-term")
  }

  private var clipboardCheck: Check {
    guard let multiplexer else {
      return name.hasPrefix("linux")
        ? Check(
          .terminal, .warning, "the Linux console has no clipboard",
          remedy: "write to a file instead, as pushwright convert -o does")
        : Check(
          .terminal, .good,
          "copied text goes to the terminal (OSC 52), which doesn't say whether it takes it")
    }
    return Check(
      .terminal, .warning, "inside \(multiplexer), which may keep copied text to itself",
      remedy: multiplexer == "tmux" ? "run tmux set -s set-clipboard on" : "copy outside of it")
  }

  private var mouseCheck: Check {
    Check(.terminal, .good, usesMouse ? "the mouse is Pushwright's" : "the mouse is the terminal's")
  }

  private var widthCheck: Check {
    let (setting, other) = drawsAmbiguousWide ? ("wide", "narrow") : ("narrow", "wide")
    guard let arrowColumns else {
      return Check(
        .terminal, .good, "ambiguous-width is \(setting); the terminal doesn't tell how wide → is")
    }
    let isWide = arrowColumns == 2
    let finding = "the terminal draws → in \(isWide ? "2 columns" : "1 column")"
    return isWide == drawsAmbiguousWide
      ? Check(.terminal, .good, "\(finding), as ambiguous-width says")
      : Check(
        .terminal, .warning, "\(finding), and ambiguous-width is \(setting)",
        remedy: "set ambiguous-width = \"\(other)\" in your config.toml")
  }

  private var localeCheck: Check {
    guard let localeNote else { return Check(.locale, .good, "the character set is UTF-8") }
    return Check(
      .locale, isASCII ? .bad : .warning, localeNote,
      remedy: isASCII ? "install a UTF-8 locale, such as C.UTF-8, and set LANG to it" : nil)
  }
}
