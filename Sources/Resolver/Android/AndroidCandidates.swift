/// The configurations of an app that match one locale of a device, and which of two is better.
///
/// Worked out once for each device: the same few are compared for every key.
struct AndroidCandidates: Sendable {
  let locale: AndroidLocale
  /// In the order of the compiled table.
  private let configurations: [Int]
  private let choices: [AndroidConfigurationChoice]
  private let qualifiers: AndroidQualifiers
  private let data: AndroidLocaleData
  /// Row by row, whether one is better than the other; empty if there are too many.
  private let comparisons: [Bool]

  init(
    _ choices: [AndroidConfigurationChoice], ranks: [Int], locale: AndroidLocale,
    qualifiers: AndroidQualifiers, data: AndroidLocaleData
  ) {
    let matching = choices.indices.filter { choices[$0].matches(locale, qualifiers) }
      .sorted { ranks[$0] < ranks[$1] }
    let matchingChoices = matching.map { choices[$0] }
    (configurations, self.choices) = (matching, matchingChoices)
    (self.locale, self.qualifiers, self.data) = (locale, qualifiers, data)
    guard matching.count <= Self.comparedAhead else {
      comparisons = []
      return
    }
    comparisons = matchingChoices.flatMap { one in
      matchingChoices.map {
        one.isBetter(than: $0, for: locale, qualifiers, data: data)
      }
    }
  }

  /// More than so many match one device only in an app that wants to hurt.
  private static let comparedAhead = 40

  /// AssetManager2::FindEntryInternal: of the texts that match, in the table's order, the best.
  ///
  /// - Returns: the place of the text, and its configuration's number among the candidates.
  func best(of texts: AndroidTexts) -> AndroidDevice.Match? {
    var best: AndroidDevice.Match?
    for position in configurations.indices {
      guard let index = texts.index(of: configurations[position]) else { continue }
      if let best, !isBetter(position, than: best.configuration) { continue }
      best = AndroidDevice.Match(index: index, configuration: position)
    }
    return best
  }

  func locale(of configuration: Int) -> AndroidLocale { choices[configuration].locale }

  private func isBetter(_ position: Int, than other: Int) -> Bool {
    guard comparisons.isEmpty else {
      return comparisons[position * configurations.count + other]
    }
    return choices[position].isBetter(than: choices[other], for: locale, qualifiers, data: data)
  }
}
