import HarmlessText

/// The name of a credentials file, as it may be printed: a key itself is easily put in its place.
public enum CredentialPath {
  /// Whether a text is a key, or the contents of a key's file, and not the name of a file.
  public static func isKey(_ text: String) -> Bool {
    text.contains("PRIVATE KEY") || text.drop { $0.isWhitespace }.first == "{"
      || text.contains("\n")
  }

  /// The name without controls; of a key no letter.
  public static func shown(_ text: String) -> String {
    isKey(text) ? "(a key, not the name of a file)" : VisibleText.of(text)
  }
}
