internal import ComposerState
internal import Drafts

/// The list of locales as it is drawn: found out once for all of its parts.
struct LocaleListing {
  /// The places among the settings' locales, in the order of the list.
  var places: [Int]
  var reviews: LocaleReviews
  /// The chosen one among them; `nil` where the filter leaves it out.
  var chosen: Int?

  init(_ composer: borrowing Composer, _ derived: borrowing Derived) {
    places = composer.listedLocales(seeing: derived)
    reviews = composer.reviews(seeing: derived)
    chosen = places.firstIndex(of: composer.localeIndex)
  }
}
