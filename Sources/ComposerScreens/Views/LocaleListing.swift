internal import ComposerState
internal import Drafts

/// The list of locales as it is drawn: found out once for all of its parts.
struct LocaleListing {
  /// The places among the settings' locales, in the order of the list.
  var places: [Int]
  var reviews: LocaleReviews
  /// The chosen one among them; `nil` where the filter leaves it out.
  var chosen: Int?

  init(_ composer: Composer, _ derived: Derived) {
    places = composer.listedLocales(seeing: derived)
    reviews = composer.reviews(seeing: derived)
    chosen = places.firstIndex(of: composer.localeIndex)
  }

  /// The first row in view, so that the chosen one is.
  func first(inRows rows: Int) -> Int {
    Self.first(inRows: rows, of: places.count, chosen: chosen ?? 0)
  }

  /// The same of so many locales; fewer rows begin no earlier and end no later.
  static func first(inRows rows: Int, of count: Int, chosen: Int) -> Int {
    max(0, min(chosen - rows / 2, count - rows))
  }
}
