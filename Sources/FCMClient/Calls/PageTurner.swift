import PushMessages

/// The pages of a list, as Google's APIs give them: each answer names the next one.
struct PageTurner: Hashable, Sendable {
  enum Turn: Hashable, Sendable {
    case next
    /// That was the last page.
    case end
    /// The server names page after page, the same one again, or one that can't be asked for.
    case endless
  }

  /// Any list that is asked for fits into far fewer: a page has a thousand entries.
  private static let most = 100

  /// What the next page is asked for by; `nil` for the first one.
  private(set) var token: String?
  private var count = 1

  /// Reads which page comes after an answer's own.
  mutating func turn(after answer: JSONNode) -> Turn {
    let member = answer["nextPageToken"] ?? answer["next_page_token"]
    guard let member, member.kindName != "null", member.string != "" else { return .end }
    guard let next = member.string, next != token, count < Self.most else { return .endless }
    token = next
    count += 1
    return .next
  }
}
