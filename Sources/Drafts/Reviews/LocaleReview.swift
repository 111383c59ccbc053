/// What the review mark of a locale is worth now.
public enum LocaleReview: Hashable, Sendable {
  case reviewed
  /// With what was noted, which may be nothing.
  case rejected(note: String)
  /// A text has changed since.
  case lapsed(ReviewMark.State)

  /// `isReading` while the app's strings are not there: no text can have changed then.
  public init(_ mark: ReviewMark, of row: LocaleRow, isReading: Bool) {
    guard isReading || mark.texts == row.textsHash else {
      self = .lapsed(mark.state)
      return
    }
    self = mark.state == .reviewed ? .reviewed : .rejected(note: mark.note)
  }

  /// One word, by which the list of locales is filtered too.
  public var word: String {
    switch self {
    case .reviewed: "reviewed"
    case .rejected: "rejected"
    case .lapsed: "lapsed"
    }
  }
}
