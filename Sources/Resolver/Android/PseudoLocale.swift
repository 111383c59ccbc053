import StringResources

/// The locales that aapt2 makes for tests (`--pseudo-localize`).
enum PseudoLocale: CaseIterable {
  /// `en-XA`: accents, brackets and longer texts.
  case accented
  /// `ar-XB`: each word runs from right to left.
  case bidirectional

  var directory: String { self == .accented ? "values-en-rXA" : "values-ar-rXB" }

  var locale: AndroidLocale { AndroidLocale(tag: self == .accented ? "en-XA" : "ar-XB") }

  var configuration: AndroidConfiguration {
    var configuration = AndroidConfiguration()
    configuration.locale.language = self == .accented ? "en" : "ar"
    configuration.locale.region = self == .accented ? "XA" : "XB"
    return configuration
  }

  func text(of text: String) -> String {
    self == .accented ? AccentedText.text(of: text) : bidirectional(text)
  }

  private static let whiteSpace: ClosedRange<UInt32> = 0x09...0x0D

  /// Each word between a right-to-left mark and an override.
  private func bidirectional(_ text: String) -> String {
    var output = String.UnicodeScalarView()
    var isInWord = false
    for scalar in text.unicodeScalars {
      let isSpace = scalar == " " || Self.whiteSpace ~= scalar.value
      if isSpace == isInWord {
        output.append(
          contentsOf: isInWord
            ? "\u{202C}\u{200F}".unicodeScalars : "\u{200F}\u{202E}".unicodeScalars)
        isInWord.toggle()
      }
      output.append(scalar)
    }
    if isInWord { output.append(contentsOf: "\u{202C}\u{200F}".unicodeScalars) }
    return String(output)
  }
}

extension AppLocalizations {
  /// The same app as built with pseudo-locales, where one of the locales is `en-XA` or `ar-XB`.
  public func withPseudoLocales(wantedBy locales: [String]) -> AppLocalizations {
    guard locales.contains("en-XA") || locales.contains("ar-XB") else { return self }
    var built = self
    built.android = android?.addingPseudoLocales()
    return built
  }
}
