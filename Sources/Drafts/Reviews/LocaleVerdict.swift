internal import CalendarTime
public import Workspace

/// What all marks of a locale come to.
///
/// A mark counts while its locale shows the texts that were looked at. A rejection that counts stands, whatever other
/// reviewers think, until its reviewer withdraws it or a mark that counts overrides exactly this rejection.
public struct LocaleVerdict: Hashable, Sendable {
  /// A rejection of what is shown, and the mark that decides against it.
  public struct Override: Hashable, Sendable {
    public var rejection: ReviewMark
    public var mark: ReviewMark
  }

  /// `nil` without a mark.
  public var state: LocaleReview?
  /// Those that made it: the standing rejections, or the approvals that count, or the last that has lapsed; by time.
  public var deciding: [ReviewMark] = []
  /// The rejections that would stand without a later approval, by time.
  public var overridden: [Override] = []
  /// All of the locale, by time.
  public var marks: [ReviewMark] = []

  /// The marks are those of this row.
  ///
  /// `isReading` while the app's strings are not there: then no text can be said to have changed.
  public init(_ marks: [ReviewMark], of row: LocaleRow, isReading: Bool) {
    guard !marks.isEmpty else { return }
    self.marks = marks.sorted(by: Self.isBefore)
    let counting =
      isReading ? self.marks : self.marks.filter { [texts = row.textsHash] in $0.texts == texts }
    let approvals = counting.filter { $0.state == .reviewed }
    var rejections = counting.filter { $0.state == .rejected }
    overridden = rejections.compactMap { rejection in
      approvals.last { $0.overrides.contains(rejection.name) }
        .map { Override(rejection: rejection, mark: $0) }
    }
    rejections.removeAll { rejection in overridden.contains { $0.rejection == rejection } }
    if let first = rejections.first {
      deciding = rejections
      let notes = rejections.map(\.note).filter { !$0.isEmpty }
      state = .rejected(note: notes.isEmpty ? first.note : Self.united(notes))
    } else if !approvals.isEmpty {
      deciding = approvals
      state = .reviewed
    } else if let last = self.marks.last {
      deciding = [last]
      state = .lapsed(last.state)
    }
  }

  /// The rejections that stand; a mark that is to count in spite of them has to name them.
  public var rejections: [ReviewMark] {
    if case .rejected = state { deciding } else { [] }
  }

  /// Who made it and the day of the last mark, `by Ada, Bo, 2026-11-21`; `nil` if no mark names its reviewer.
  public var attribution: String? {
    let names = deciding.compactMap { $0.reviewer?.displayName }
    guard !names.isEmpty, let last = deciding.last else { return nil }
    let day = CivilTime(secondsSince1970: last.at).date
    return "by \(names.joined(separator: ", ")), \(day)"
  }

  /// The mark of one reviewer; `nil` if they have made none.
  public func mark(by reviewer: Reviewer?) -> ReviewMark? {
    marks.last { $0.name.reviewer == reviewer?.key ?? "" }
  }

  /// Each note once.
  private static func united(_ notes: [String]) -> String {
    var seen: Set<String> = []
    return notes.filter { seen.insert($0).inserted }.joined(separator: "; ")
  }

  /// At the same time a rejection comes last, so that it is what has lapsed.
  private static func isBefore(_ one: ReviewMark, _ other: ReviewMark) -> Bool {
    if one.at != other.at { return one.at < other.at }
    if one.state != other.state { return one.state == .reviewed }
    return one.name.reviewer < other.name.reviewer
  }
}
