import FCMClient
internal import HarmlessText
public import MessageLint
public import Workspace

/// What people have said about the translations of the message that is to be sent.
public struct ReviewedTranslations: Hashable, Sendable {
  /// Whose approvals count.
  public struct Reviewing: Hashable, Sendable {
    /// As the first of their marks names them; `nil` if that isn't known.
    public var reviewer: Reviewer?
    /// Of how many locales.
    public var count: Int
  }

  /// How many preview locales there are.
  public var total: Int
  public var reviewed = 0
  /// Those whose texts have changed since they were reviewed or rejected.
  public var changed: [ChangedReview] = []
  public var rejected: [RejectedTexts] = []
  /// Those in spite of which the locale is reviewed.
  public var overridden: [OverriddenRejection] = []
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

  /// A reviewer has approved one more locale; an address is one person, whatever name stands before it.
  public mutating func count(_ reviewer: Reviewer?) {
    if let index = reviewers.firstIndex(where: { $0.reviewer?.key == reviewer?.key }) {
      reviewers[index].count += 1
    } else {
      reviewers.append(Reviewing(reviewer: reviewer, count: 1))
    }
  }

  /// `reviewed 6 of 24, 1 rejected (fr-CA: too long)`.
  var sentence: String {
    var parts = ["reviewed \(reviewed) of \(total)"]
    if !changed.isEmpty { parts.append("\(changed.count) changed since") }
    if !rejected.isEmpty {
      let named = rejected.prefix(Self.longest).map { texts in
        let note = texts.note.isEmpty ? "" : ": \(VisibleText.of(texts.note, limit: 60))"
        return VisibleText.of(texts.locale) + Self.by(texts.reviewer) + note
      }
      let more = rejected.count > Self.longest ? "; and \(rejected.count - Self.longest) more" : ""
      let count = Set(rejected.map(\.locale)).count
      parts.append("\(count) rejected (\(named.joined(separator: "; "))\(more))")
    }
    if !overridden.isEmpty {
      let named = overridden.prefix(Self.longest).map(\.words).joined(separator: "; ")
      let more =
        overridden.count > Self.longest ? "; and \(overridden.count - Self.longest) more" : ""
      let noun = overridden.count == 1 ? "rejection" : "rejections"
      parts.append("\(overridden.count) \(noun) overridden (\(named)\(more))")
    }
    return parts.joined(separator: ", ")
  }

  /// `Ada <ada@example.com> (22 locales), Bo <bo@example.com> (2 locales)`; `nil` if no reviewer is known.
  var reviewerSentence: String? {
    let known = reviewers.compactMap { each in each.reviewer.map { ($0, each.count) } }
    guard !known.isEmpty else { return nil }
    let names = known.prefix(Self.longest).map { reviewer, count in
      let locales = count == 1 ? "1 locale" : "\(count) locales"
      return "\(VisibleText.of(reviewer.fullName, limit: 80)) (\(locales))"
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
