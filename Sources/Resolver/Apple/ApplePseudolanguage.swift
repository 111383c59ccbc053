/// The pseudolanguages of Xcode's schemes (App Language).
///
/// They change each text when it is looked up, by the process's own defaults (such as
/// `NSDoubleLocalizedStrings`). Apple documents what they are for and not how each letter looks: what
/// ``text(of:)`` makes is an approximation.
public enum ApplePseudolanguage: String, Hashable, Sendable, CaseIterable {
  case accented
  case doubleLength = "double-length"
  case rightToLeft = "right-to-left"

  /// The text approximately as it would look; placeholders stay what they are.
  public func text(of text: String) -> String {
    switch self {
    case .accented: AccentedText.accenting(text, platform: .apple).text
    case .doubleLength: text.isEmpty ? text : "\(text) \(text)"
    case .rightToLeft: text.isEmpty ? text : "\u{202E}\(text)\u{202C}"
    }
  }
}
