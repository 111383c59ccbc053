/// Chooses an app's localizations for a list of languages, exactly as `ualoc_localizationsToUse` of
/// Apple's ICU, the function that iOS calls.
package struct AppleMatcher: Sendable {
  let available: [AppleLanguage]

  package init(available: [String]) {
    self.available = available.map(AppleLanguage.init)
  }

  /// The localization to use, then those that stand in where it lacks a file.
  ///
  /// Empty where nothing fits.
  package func localizations(for languages: [String]) -> [String] {
    let preferences = languages.map(AppleLanguage.init)
    guard let best = best(for: preferences) else {
      return available.contains { $0.name == "zxx" } ? ["zxx"] : []
    }
    var chosen = best.index
    let language = available[chosen]
    if best.score > 0, language.hasRegion, language.language != "zh",
      let exact = exactMatch(of: preferences, language: language.language)
    {
      chosen = exact
    }
    return chain(from: chosen)
  }

  private struct Match {
    var index: Int
    var score: Int
  }

  /// The first preference that anything fits decides, however badly it fits.
  private func best(for preferences: [AppleLanguage]) -> Match? {
    var lastResort: Match?
    for preference in preferences {
      var best = Match(index: -1, score: 999)
      for (index, offered) in available.enumerated() {
        guard let score = score(preference, offered) else { continue }
        // European Portuguese takes Brazilian only where no other language of the list is there.
        if preference.normalized == "pt_PT", offered.normalized == "pt_BR" {
          lastResort = lastResort ?? Match(index: index, score: score)
        } else if score < best.score {
          best = Match(index: index, score: score)
        }
      }
      if best.index >= 0 { return best }
    }
    return lastResort
  }

  /// How far it is from one to the other through their parents; `nil` if they do not meet.
  private func score(_ preference: AppleLanguage, _ offered: AppleLanguage) -> Int? {
    if preference.base == offered.base { return -1 }
    if preference.normalized == offered.normalized { return 0 }
    guard preference.group == offered.group else { return nil }
    var least: Int?
    for (distance, locale) in preference.chain.enumerated() {
      guard let other = offered.offeredChain.firstIndex(of: locale) else { continue }
      least = min(least ?? .max, distance + other)
    }
    return least.map { $0 + (preference.language == offered.language ? 0 : 1) }
  }

  /// `fr-CH, fr-CA` takes `fr-CA` rather than `fr-FR`.
  private func exactMatch(of preferences: [AppleLanguage], language: Substring) -> Int? {
    for preference in preferences where preference.language == language {
      let index = available.firstIndex {
        $0.base == preference.base || $0.normalized == preference.normalized
      }
      if let index { return index }
    }
    return nil
  }

  private func chain(from chosen: Int) -> [String] {
    var indices = [chosen]
    for locale in available[chosen].offeredChain {
      for (index, other) in available.enumerated() where !indices.contains(index) {
        let isTaiwan = locale == "zh_Hant_HK" && other.normalized == "zh_Hant_TW"
        if other.normalized == locale || isTaiwan { indices.append(index) }
      }
    }
    return indices.map { available[$0].name }
  }
}
