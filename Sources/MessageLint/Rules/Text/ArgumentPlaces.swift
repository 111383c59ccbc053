import PushMessages
import Resolver

/// The arguments that a key's text shows, each at its place.
struct ArgumentPlaces {
  /// The values in the order of the text; `nil` if the message lacks one.
  private let values: [String?]
  private let template: String
  private let places: [Range<Int>]

  init(_ template: String, _ arguments: [String], on platform: Platform) {
    let uses = PlaceholderUse.placed(in: template, on: platform)
    self.template = template
    places = uses.map(\.1)
    values = uses.map { use, _ in
      arguments.indices.contains(use.argument - 1) ? arguments[use.argument - 1] : nil
    }
  }

  /// The letters around them: of two texts that have the same, the arguments stand for the same things in turn.
  private var frame: String {
    var frame = ""
    var end = 0
    let bytes = Array(template.utf8)
    for range in places {
      frame += Self.letters(bytes[end..<range.lowerBound]) + "0"
      end = range.upperBound
    }
    return frame + Self.letters(bytes[end...])
  }

  private static func letters(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).lowercased().filter(\.isLetter)
  }

  /// What stands in the same place of both texts, and is not the same; `nil` if that is not certain.
  ///
  /// Texts in other words may take other arguments, and in another order. Then the result is only a value that the
  /// other platform does not say at all.
  static func difference(
    _ here: ArgumentPlaces, in text: String, _ there: ArgumentPlaces, in otherText: String
  ) -> (String, String)? {
    // In most locales both texts have the same arguments in the same order; then nothing has to be compared letter by letter.
    guard here.values != there.values else { return nil }
    if here.values.count == there.values.count, here.frame == there.frame {
      for case (let first?, let second?) in zip(here.values, there.values)
      where first != second && !TextFacts.areSame(first, second) {
        return (first, second)
      }
      return nil
    }
    let first = here.values.compactMap(\.self).first { lacks($0, otherText) }
    let second = there.values.compactMap(\.self).first { lacks($0, text) }
    guard let first, let second else { return nil }
    return (first, second)
  }

  private static func lacks(_ value: String, _ text: String) -> Bool {
    guard value.contains(where: \.isLetter), !value.contains(where: \.isNumber) else {
      return false
    }
    return !text.lowercased().contains(value.lowercased())
  }
}
