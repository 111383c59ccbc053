import DevicePreview
import Resolver

/// In how many locales a platform shows something else than in the one that is looked at.
struct LocaleSpread: Hashable, Sendable {
  /// How many locales there are.
  var total: Int
  /// Those whose texts are others.
  var others: Int
  /// Those that read a text in another language than they ask for.
  var fallbacks: Int

  init(_ shown: [ShownNotification], around chosen: ShownNotification) {
    let own = chosen.askedTexts.map(\.resolution.outcome)
    total = shown.count
    others = shown.count { $0.askedTexts.map(\.resolution.outcome) != own }
    fallbacks = shown.count { $0.askedTexts.contains(where: \.resolution.isFallback) }
  }

  /// Whether every locale shows the same, and reads it in its own language.
  var isSame: Bool { others == 0 && fallbacks == 0 }

  /// All of them, behind what is the same in each; empty for one.
  var scope: String {
    switch total {
    case 1: ""
    case 2: " in both locales"
    default: " in all \(total) locales"
    }
  }

  /// `another text in 6 of 7 locales, a fallback in 1`.
  var words: String {
    let fallback = fallbacks == 0 ? "" : ", a fallback in another language in \(fallbacks)"
    switch (total, others) {
    case (1, _): return "the only locale\(fallbacks == 0 ? "" : ", a fallback in another language")"
    case (2, 0): return "the same in both locales\(fallback)"
    case (_, 0): return "the same in all \(total) locales\(fallback)"
    default: return "another text in \(others) of \(total) locales\(fallback)"
    }
  }
}
