extension CursesScreen {
  /// Puts a text on the clipboard of the machine where the terminal is, over any connection.
  ///
  /// It goes through the terminal (OSC 52), which may be set to ignore it and does not tell. In tmux it
  /// goes to tmux, for `set-clipboard on`, and past it, for `allow-passthrough on`.
  public func copy(_ text: String) throws(ClipboardError) {
    guard modes.isConversant else { throw .noClipboard }
    let isInTmux = Environment.value("TMUX") != nil
    TerminalModes.write(try ClipboardSequence.copying(text, isInTmux: isInTmux))
  }
}
