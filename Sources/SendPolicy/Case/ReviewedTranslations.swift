import FCMClient
internal import HarmlessText
public import MessageLint

/// What people have said about the translations of the message that is to be sent.
public struct ReviewedTranslations: Hashable, Sendable {
  /// Whose approvals count.
  public struct Reviewing: Hashable, Sendable {
    /// `Ada <ada@example.com>`; empty if that isn't known.
    public var reviewer: String
    /// Of how many locales.
    public var count: Int
  }

  /// How many preview locales there are.
  public var total: Int
  public var reviewed = 0
  /// Those whose texts have changed since they were reviewed or rejected.
  public var lapsed = 0
  public var rejected: [RejectedTexts] = []
  /// The names of the locales that aren't reviewed, the rejected ones among them.
  public var unreviewed: [String] = []
  /// The names of those whose texts no reviewer has approved, in this locale or another one.
  public var unseen: [String] = []
  /// In the order of the first locale that each has approved.
  public private(set) var reviewers: [Reviewing] = []
  /// Why not all marks can be read; `nil` if they can.
  public var fault: String?

  public init(total: Int) {
    self.total = total
  }

  /// A reviewer has approved one more locale.
  public mutating func count(_ reviewer: String) {
    if let index = reviewers.firstIndex(where: { $0.reviewer == reviewer }) {
      reviewers[index].count += 1
    } else {
      reviewers.append(Reviewing(reviewer: reviewer, count: 1))
    }
  }

  /// `reviewed 6 of 24, 1 rejected (fr-CA: too long)`.
  var sentence: String {
    var parts = ["reviewed \(reviewed) of \(total)"]
    if lapsed > 0 { parts.append("\(lapsed) changed since") }
    if !rejected.isEmpty {
      let named = rejected.prefix(Self.longest).map { texts in
        let note = texts.note.isEmpty ? "" : ": \(VisibleText.of(texts.note, limit: 60))"
        return VisibleText.of(texts.locale) + Self.by(texts.reviewer) + note
      }
      let more = rejected.count > Self.longest ? "; and \(rejected.count - Self.longest) more" : ""
      let count = Set(rejected.map(\.locale)).count
      parts.append("\(count) rejected (\(named.joined(separator: "; "))\(more))")
    }
    return parts.joined(separator: ", ")
  }

  /// `Ada <ada@example.com> (22 locales), Bo <bo@example.com> (2 locales)`; `nil` if no reviewer is known.
  var reviewerSentence: String? {
    let known = reviewers.filter { !$0.reviewer.isEmpty }
    guard !known.isEmpty else { return nil }
    let names = known.prefix(Self.longest).map { reviewing in
      let locales = reviewing.count == 1 ? "1 locale" : "\(reviewing.count) locales"
      return "\(VisibleText.of(reviewing.reviewer, limit: 80)) (\(locales))"
    }
    let more = known.count > Self.longest ? ", and \(known.count - Self.longest) more" : ""
    return names.joined(separator: ", ") + more
  }

  /// For the record of the send, in one line.
  public var summary: String {
    [sentence, reviewerSentence.map { "by \($0)" }, fault.map { VisibleText.of($0) }]
      .compactMap(\.self).joined(separator: "; ")
  }

  private static func by(_ reviewer: String) -> String {
    reviewer.isEmpty ? "" : " by \(VisibleText.of(reviewer, limit: 60))"
  }

  /// How many rejections and reviewers a review names.
  private static let longest = 3
}
