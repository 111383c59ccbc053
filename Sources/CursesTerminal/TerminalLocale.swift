internal import CNcursesw

/// The character set in which curses talks to the terminal.
///
/// Without a UTF-8 locale curses silently drops every letter that is not ASCII, so one is found even
/// where the environment names none, or one that is not installed.
struct TerminalLocale: Hashable {
  /// Whether UTF-8 isn't available at all, so that everything else has to be replaced.
  var isASCII = false
  /// What to tell the user once, if it is not as the environment asks.
  var note: String?

  /// Sets the process' locale for characters.
  ///
  /// Only that category: numbers and messages of libraries stay in the C locale.
  @MainActor
  static func establish() -> Self {
    Self { name in
      guard unsafe setlocale(LC_CTYPE, name) != nil else { return nil }
      return unsafe String(cString: cncurses_codeset())
    }
  }

  /// The closure sets a locale and returns its character set; nil if the locale doesn't exist.
  ///
  /// The empty name is the one of the environment.
  init(setting locale: (String) -> String?) {
    let codeset = locale("")
    if codeset == "UTF-8" { return }
    let reason =
      codeset.map { "the locale’s character set is \($0)" }
      ?? "the environment's locale doesn't exist"
    for name in ["C.UTF-8", "C.utf8", "en_US.UTF-8"] where locale(name) == "UTF-8" {
      note = "\(reason), so Pushwright uses \(name); set LANG to a UTF-8 locale"
      return
    }
    isASCII = true
    note = "\(reason) and no UTF-8 locale is installed: ASCII only"
  }
}
