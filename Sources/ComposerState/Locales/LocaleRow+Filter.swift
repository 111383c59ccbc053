import DevicePreview
import Drafts
import Resolver

extension LocaleRow {
  /// Names are found by any part; words of outcomes and reviews by their beginning.
  func isFound(
    by word: Substring, review: LocaleReview?, isDoubted: (ShownNotification) -> Bool
  ) -> Bool {
    if ([locale.name] + locale.languages).contains(where: { $0.lowercased().contains(word) }) {
      return true
    }
    if (review?.word ?? "unreviewed").hasPrefix(word) { return true }
    return [android, apple, web].contains { shown in
      (isDoubted(shown) ? ["finding"] : shown.verdict.words).contains { $0.hasPrefix(word) }
        || shown.texts.contains { $0.resolution.isFound(by: word) }
    }
  }
}

extension Resolution {
  fileprivate func isFound(by word: Substring) -> Bool {
    if outcome == .omitted, reason != nil, "missing".hasPrefix(word) { return true }
    guard let source else { return false }
    return source.isFound(by: word) || (isFallback && "fallback".hasPrefix(word))
  }
}

extension TextSource {
  /// What all directories are called alike is found only where it is typed out: every `values-fr` has an `es` and a `lu`.
  fileprivate func isFound(by word: Substring) -> Bool {
    if word.hasPrefix("values-") || word.contains(".") {
      return localization.lowercased().hasPrefix(word)
    }
    let name = shortLocalization.lowercased()
    return name == "values" ? word == name : name.contains(word)
  }
}
