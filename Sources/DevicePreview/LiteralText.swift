internal import ByteSearch

/// A literal text of the message that a device shows in another language than its own.
public struct LiteralText: Hashable, Sendable {
  /// `title`, `subtitle` or `body`.
  public var name: String
  /// What it is written in; `nil` if that is not known.
  public var language: WrittenLanguage?
  /// Whether the app has texts in the device's own language, which a localization key would show.
  public var isAvoidable: Bool

  /// `nil` if nothing in the text is of any language: numbers, emoji, a template's `{{name}}`, the app's own name.
  init?(_ name: String, _ text: String, appName: String, isAvoidable: Bool) {
    guard text != appName, Self.hasWord(text) else { return nil }
    (self.name, self.isAvoidable) = (name, isAvoidable)
    language = WrittenLanguage(of: text)
  }

  /// Two letters in a row outside of braces and links; one ideograph is a word.
  private static func hasWord(_ text: String) -> Bool {
    var depth = 0
    for word in text.split(whereSeparator: \.isWhitespace) where !word.holds("://") {
      var letters = 0
      for scalar in word.unicodeScalars {
        switch scalar {
        case "{": depth += 1
        case "}": depth = max(0, depth - 1)
        default: break
        }
        letters = depth == 0 && scalar.properties.isAlphabetic ? letters + 1 : 0
        if letters > 1 || letters == 1 && scalar.properties.isIdeographic { return true }
      }
    }
    return false
  }
}
