import FCMClient

/// What people have said about the translations of the message that is to be sent.
public struct ReviewedTranslations: Hashable, Sendable {
  /// A locale whose texts somebody has rejected, and which are still the same.
  public struct Rejection: Hashable, Sendable {
    public var locale: String
    /// Why; empty where nothing was noted.
    public var note: String

    public init(locale: String, note: String) {
      self.locale = locale
      self.note = note
    }
  }

  /// How many preview locales there are.
  public var total: Int
  public var reviewed = 0
  /// Those whose texts have changed since they were reviewed or rejected.
  public var lapsed = 0
  public var rejected: [Rejection] = []

  public init(total: Int) {
    self.total = total
  }

  /// `reviewed 6 of 24, 1 rejected (fr-CA: too long)`.
  var sentence: String {
    var parts = ["reviewed \(reviewed) of \(total)"]
    if lapsed > 0 { parts.append("\(lapsed) changed since") }
    if !rejected.isEmpty {
      let named = rejected.prefix(Self.longest).map { rejection in
        let note = rejection.note.isEmpty ? "" : ": \(VisibleText.of(rejection.note, limit: 60))"
        return VisibleText.of(rejection.locale) + note
      }
      let more = rejected.count > Self.longest ? "; and \(rejected.count - Self.longest) more" : ""
      parts.append("\(rejected.count) rejected (\(named.joined(separator: "; "))\(more))")
    }
    return parts.joined(separator: ", ")
  }

  /// How many rejections a review names.
  private static let longest = 3
}
