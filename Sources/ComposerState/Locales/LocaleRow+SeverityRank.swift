import DevicePreview
import Drafts
import Resolver

extension LocaleRow {
  /// What becomes of the message on each platform, the worst first: of two locales the one is worse that has the worse
  /// verdict, or as bad a one and then a worse; of two as bad, the one with more texts in another language.
  ///
  /// What is the same in all locales so changes nothing of their order, as where no draft has a text for the web.
  /// What lint doubts is worse than what is fine.
  func severityRank(
    on platforms: [Platform], isDoubted: (ShownNotification) -> Bool
  ) -> [Int] {
    let shown = platforms.map { self[$0] }
    let fallbacks = shown.map { shown in
      shown.askedTexts.count { $0.resolution.isFallback && $0.resolution.outcome.text != nil }
    }
    return shown.map { 2 * $0.verdict.rawValue + (isDoubted($0) ? 1 : 0) }.sorted(by: >) + [
      fallbacks.reduce(0, +)
    ]
  }

  func isTroubled(on platforms: [Platform]) -> Bool {
    platforms.contains { platform in
      let severity = self[platform].verdict.severity
      return severity == .error || severity == .warning
    }
  }
}

extension [LocaleRow] {
  /// Those of the platforms on which the locales are not all in the same trouble: what all have alike leads from one to the next and
  /// tells nothing.
  func platformsApart(of platforms: [Platform]) -> [Platform] {
    platforms.filter { platform in
      guard count > 1, let first = first?[platform] else { return true }
      return !allSatisfy { $0[platform].isInSameTrouble(as: first) }
    }
  }
}

extension ShownNotification {
  fileprivate func isInSameTrouble(as other: ShownNotification) -> Bool {
    verdict == other.verdict && absence == other.absence
      && texts.elementsEqual(other.texts) { $0.resolution.reason == $1.resolution.reason }
  }
}
