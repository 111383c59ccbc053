import PushMessages
import Resolver

/// What Android says and what Apple says instead, in all the locales where it is the same.
struct PlatformDifference {
  enum Kind: Hashable {
    /// Values of the message: in its arguments or literals.
    case values
    /// The app's texts state other facts of the same arguments.
    case texts
    /// Whole texts that have nothing in common.
    case wording
  }

  var kind: Kind
  var android: String
  var apple: String
  /// Empty where the languages make no difference.
  private(set) var places: [Finding.Place] = []
  /// Where Apple's text stands in the first of the locales.
  private(set) var appleSource: TextSource?

  init(_ kind: Kind, _ pair: (String, String)) {
    self.kind = kind
    (android, apple) = pair
  }

  mutating func add(_ texts: PlatformTexts) {
    if places.isEmpty { appleSource = texts.apple.source }
    let source = texts.android.source ?? texts.apple.source
    if let index = places.firstIndex(where: { $0.source == source }) {
      places[index].locales.append(texts.locale)
    } else {
      places.append(Finding.Place(source, locales: [texts.locale]))
    }
  }

  /// The other causes' places too.
  mutating func take(placesOf others: some Sequence<PlatformDifference>) {
    for other in others { places += other.places }
  }

  /// `Android shows 19:30 (values-de/strings.xml:3), Apple 18:30 (de.lproj/Localizable.strings:4)`.
  var sentence: String {
    let verb = kind == .wording ? "says" : "shows"
    guard kind == .texts, let here = places.first?.source, let there = appleSource else {
      return "Android \(verb) \(quote(android)), Apple \(quote(apple))"
    }
    return "Android shows \(quote(android)) (\(here.shortPlace)), "
      + "Apple \(quote(apple)) (\(there.shortPlace))"
  }

  /// `18:30 on Android, 19:30 on Apple`.
  var headline: String { "\(quote(android)) on Android, \(quote(apple)) on Apple" }

  /// Short enough for both to be in one line; numbers need no quotation marks.
  private func quote(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let short = String(line.count > 28 ? line.prefix(27) + "…" : line[...])
    return kind != .wording && short.first?.isNumber == true ? short : "‘\(short)’"
  }
}
