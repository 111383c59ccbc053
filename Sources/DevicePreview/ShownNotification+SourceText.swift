internal import ByteSearch
internal import Resolver

extension ShownNotification {
  /// The names of the texts that the app has in the device's language and that read as in the source language.
  ///
  /// Perhaps no one has translated them, and perhaps they read the same: `OK`. Only a person can tell.
  public func textsAlike(
    _ source: [(name: String, text: String)], in language: String
  ) -> [String] {
    let names: [String] = source.compactMap { name, original in
      guard let text = ownText(name), text.utf8.count == original.utf8.count,
        text.hasSameBytes(as: original), text.contains(where: \.isLetter)
      else { return nil }
      return name
    }
    // Languages are compared last: nearly no text reads as in the source, and a screen asks for many.
    guard !names.isEmpty,
      AppLocalizations.language(of: device.locales.first ?? "")
        != AppLocalizations.language(of: language)
    else { return [] }
    return names
  }

  /// A text that is asked for and shown in the device's language; `nil` if there is none.
  private func ownText(_ name: String) -> String? {
    switch name {
    case "title": asksForTitle ? title.ownText : nil
    case "subtitle": asksForSubtitle ? subtitle.ownText : nil
    default: asksForBody ? body.ownText : nil
    }
  }

  /// The same in words: `same text as English`, or `title: same text as English`; `nil` if no text does.
  public func likeness(
    to source: [(name: String, text: String)], in language: String
  ) -> String? {
    let names = textsAlike(source, in: language)
    guard !names.isEmpty else { return nil }
    let words = "same text as \(WrittenLanguage(ofLocale: language)?.name ?? language)"
    return names.count == askedTexts.count
      ? words : "\(names.joined(separator: " and ")): \(words)"
  }

  /// The texts that are asked for and known, by which devices in other languages are told from this one.
  public var knownTexts: [(name: String, text: String)] {
    askedTexts.compactMap { name, resolution in resolution.outcome.text.map { (name, $0) } }
  }
}

extension Resolution {
  /// What is shown of the app's strings, unless it is in another language than the device's.
  fileprivate var ownText: String? {
    guard !isFallback, source != nil, case .shows(let text) = outcome else { return nil }
    return text
  }
}
