/// A reviewer's verdict on what a locale's devices show.
public struct ReviewMark: Hashable, Sendable {
  public enum State: String, Hashable, Sendable, CaseIterable {
    case reviewed
    case rejected
  }

  /// The device's languages: `fr-CA`, or `gsw-CH, de-CH`.
  public var locale: String
  /// The ``LocaleRow/textsHash`` of what was looked at: the mark counts only while the same is shown.
  public var texts: String
  public var state: State
  /// Why it was rejected; empty if nothing was noted.
  public var note: String
  /// When, in seconds since 1970.
  public var at: Int

  public init(locale: String, texts: String, state: State, note: String = "", at: Int) {
    self.locale = locale
    self.texts = texts
    self.state = state
    self.note = note
    self.at = at
  }
}
