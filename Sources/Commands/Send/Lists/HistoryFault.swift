/// Why the history can't be read; a sentence.
public struct HistoryFault: Error, Hashable, Sendable {
  public var sentence: String
  /// Whether another program holds it, so that the same may succeed later.
  public var isBusy: Bool

  public init(_ sentence: String, isBusy: Bool) {
    self.sentence = sentence
    self.isBusy = isBusy
  }
}
