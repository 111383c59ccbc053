/// The arguments of a text one by one; ``Composer/editing`` is the visit to one of them.
public struct ArgumentsView: Hashable, Sendable {
  public let text: KeyedText
  /// How many locales are above what is in view.
  public internal(set) var scroll = 0

  init(_ text: KeyedText) {
    self.text = text
  }
}
