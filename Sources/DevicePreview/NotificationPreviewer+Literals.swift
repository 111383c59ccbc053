internal import PushMessages
internal import Resolver

extension NotificationPreviewer {
  /// The literal texts that the device shows in another language than its own.
  ///
  /// What the app's strings don't tell is no language: those that aren't known have none, and the `values` of an app that has
  /// nothing else may be in any. A text that gives no clue is in the language that the app is translated from, like most
  /// literals and like the fallback of a key.
  func frozenTexts(of received: ReceivedMessage, on device: Device) -> [LiteralText] {
    guard let languages = languages[device.platform], !languages.isEmpty,
      device.applePseudolanguage == nil, let locale = device.previewedLocale,
      !["en-XA", "ar-XB"].contains(locale)
    else { return [] }
    let language = AppLocalizations.language(of: locale)
    let isAvoidable = languages.contains(language)
    guard
      !isAvoidable || languages.count > 1
        || resolver.strings.statesSourceLanguage(on: device.platform)
    else { return [] }
    let source = AppLocalizations.language(of: resolver.strings.sourceLanguage(on: device.platform))
    let texts = [
      ("title", received.title), ("subtitle", received.subtitle), ("body", received.body),
    ]
    let literals = texts.compactMap { name, text -> (text: LiteralText, literal: String)? in
      guard let literal = text.literal(shownOn: device.platform) else { return nil }
      return LiteralText(name, literal, appName: appName, isAvoidable: isAvoidable)
        .map { ($0, literal) }
    }
    let known = Set(literals.compactMap(\.text.language))
    return literals.compactMap { text, literal in
      var text = text
      // A short title is in the language of its body.
      if text.language == nil, known.count == 1, let other = known.first,
        WrittenLanguage.isInLatinLetters(AppLocalizations.language(of: other.code))
          == literal.hasLatinLetters
      {
        text.language = other
      }
      return Self.isOther(text, literal, than: language, source: source) ? text : nil
    }
  }
}

extension NotificationPreviewer {
  /// Whether a literal is in another language than a device's, by what its words or its script tell.
  private static func isOther(
    _ text: LiteralText, _ literal: String, than language: String, source: String
  ) -> Bool {
    if let own = text.language { return AppLocalizations.language(of: own.code) != language }
    // No word is known, but a text without a Latin letter is in none of the languages that are written in them.
    guard literal.hasLatinLetters else {
      return WrittenLanguage.isInLatinLetters(language)
        || !WrittenLanguage.isInLatinLetters(source) && source != language
    }
    return source != language
  }
}

extension String {
  fileprivate var hasLatinLetters: Bool {
    unicodeScalars.contains { scalar in
      scalar.properties.isAlphabetic
        && (scalar.value < 0x250 || 0x1E00...0x1EFF ~= scalar.value)
    }
  }
}

extension ReceivedMessage.Text {
  /// The literal where it is what devices show: on Android it hides a key, on Apple a key hides it.
  fileprivate func literal(shownOn platform: Platform) -> String? {
    guard let literal, !literal.isEmpty, platform != .apple || key?.isEmpty != false else {
      return nil
    }
    return literal
  }
}
