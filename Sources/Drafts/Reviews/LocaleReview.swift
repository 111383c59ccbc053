/// What the review mark of a locale is worth now.
public enum LocaleReview: Hashable, Sendable {
  case reviewed
  /// With what was noted, which may be nothing.
  case rejected(note: String)
  /// A text has changed since.
  case lapsed(ReviewMark.State)

  /// One word, by which the list of locales is filtered too.
  public var word: String {
    switch self {
    case .reviewed: "reviewed"
    case .rejected: "rejected"
    case .lapsed: "lapsed"
    }
  }
}
