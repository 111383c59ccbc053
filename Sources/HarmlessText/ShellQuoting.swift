/// Text made fit for one word of a POSIX shell.
public enum ShellQuoting {
  /// The text as a word in which a shell changes nothing.
  public static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }
}
