/// Text made fit for one word of a POSIX shell.
public enum ShellQuoting {
  /// The text as a word in which a shell changes nothing.
  public static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }

  /// The same for a command that a person reads and pastes: a word that no shell takes apart stays as it is.
  public static func word(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-_./:@%+=,~".utf8.contains(byte)
      }
    }
    return isPlain && !text.isEmpty && !text.hasPrefix("~") ? text : quoted(text)
  }
}
