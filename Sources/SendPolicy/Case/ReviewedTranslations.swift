import FCMClient
internal import HarmlessText
public import MessageLint

/// What people have said about the translations of the message that is to be sent.
public struct ReviewedTranslations: Hashable, Sendable {
  /// How many preview locales there are.
  public var total: Int
  public var reviewed = 0
  /// Those whose texts have changed since they were reviewed or rejected.
  public var lapsed = 0
  public var rejected: [RejectedTexts] = []

  public init(total: Int) {
    self.total = total
  }

  /// `reviewed 6 of 24, 1 rejected (fr-CA: too long)`.
  var sentence: String {
    var parts = ["reviewed \(reviewed) of \(total)"]
    if lapsed > 0 { parts.append("\(lapsed) changed since") }
    if !rejected.isEmpty {
      let named = rejected.prefix(Self.longest).map { texts in
        let note = texts.note.isEmpty ? "" : ": \(VisibleText.of(texts.note, limit: 60))"
        return VisibleText.of(texts.locale) + note
      }
      let more = rejected.count > Self.longest ? "; and \(rejected.count - Self.longest) more" : ""
      parts.append("\(rejected.count) rejected (\(named.joined(separator: "; "))\(more))")
    }
    return parts.joined(separator: ", ")
  }

  /// How many rejections a review names.
  private static let longest = 3
}
