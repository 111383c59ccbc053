public import DevicePreview
public import Resolver

/// What one locale does with an argument.
public struct ArgumentUse: Hashable, Sendable {
  public var locale: String
  public var platform: Platform
  /// The text as the app's file has it.
  public var text: String
  /// Where the text has the argument's placeholders, in grapheme clusters; empty where it does not use it.
  public var spots: Set<Int>
  /// What devices show for it with the arguments as they are; `nil` where they show no text.
  public var shown: Shown?
  /// What becomes of the whole text.
  public var verdict: Verdict

  /// A text with its arguments.
  public struct Shown: Hashable, Sendable {
    public var text: String
    /// Where the argument's value is, in grapheme clusters; empty where that can't be told.
    public var spots: Set<Int>

    /// The value is where it is found, if it is found as often as the text uses it.
    init(_ text: String, value: String, uses: Int) {
      self.text = text
      let places = value.isEmpty ? [] : text.places(of: value)
      spots = places.count == uses ? Set(places.joined()) : []
    }
  }
}

extension String {
  /// The grapheme clusters of each place of a text, by their numbers.
  fileprivate func places(of part: String) -> [Range<Int>] {
    let (letters, wanted) = (Array(self), Array(part))
    var found: [Range<Int>] = []
    var start = 0
    while start + wanted.count <= letters.count {
      if letters[start..<start + wanted.count].elementsEqual(wanted) {
        found.append(start..<start + wanted.count)
        start += wanted.count
      } else {
        start += 1
      }
    }
    return found
  }
}
