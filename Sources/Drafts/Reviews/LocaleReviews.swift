/// The review marks of all preview locales, as they count now.
public struct LocaleReviews: Hashable, Sendable {
  /// One per row.
  public let verdicts: [LocaleVerdict]

  /// `isReading` while the app's strings are not there: then no text can be said to have changed.
  public init(_ rows: [LocaleRow], marks: [ReviewMark], isReading: Bool) {
    guard !marks.isEmpty else {
      verdicts = rows.map { LocaleVerdict([], of: $0, isReading: isReading) }
      return
    }
    let known = Dictionary(grouping: marks, by: \.locale)
    let locales = rows.map(\.locale)
    verdicts = rows.map { row in
      let own =
        known[row.locale.id]
        ?? (row.locale.languages.count > 1 ? marks.marks(of: row.locale, among: locales) : [])
      return LocaleVerdict(own, of: row, isReading: isReading)
    }
  }

  /// One per row; `nil` without a mark.
  public var states: [LocaleReview?] { verdicts.map(\.state) }
  public var isEmpty: Bool { verdicts.allSatisfy { $0.state == nil } }
  public var reviewed: Int { verdicts.count { $0.state == .reviewed } }
  public var lapsed: Int {
    verdicts.count { if case .lapsed = $0.state { true } else { false } }
  }
  public var rejected: Int { verdicts.count { !$0.rejections.isEmpty } }

  public subscript(index: Int) -> LocaleReview? { verdict(at: index)?.state }

  /// `nil` if there is no such row.
  public func verdict(at index: Int) -> LocaleVerdict? {
    verdicts.indices.contains(index) ? verdicts[index] : nil
  }
}
