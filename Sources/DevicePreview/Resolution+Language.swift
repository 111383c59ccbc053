public import Resolver

extension Resolution {
  /// Whether a user reads it in another language than their own: an empty text has none.
  public var isForeign: Bool { isFallback && outcome.text?.isEmpty == false }
}
