internal import HarmlessText
public import MessageLint

/// A rejection in spite of which another reviewer has approved the locale.
public struct OverriddenRejection: Hashable, Sendable {
  public var rejection: RejectedTexts
  /// Who decided against it; empty if that isn't known.
  public var overriddenBy: String

  public init(_ rejection: RejectedTexts, by name: String) {
    self.rejection = rejection
    overriddenBy = name
  }

  /// `fr-CA: Ada overrode Bo: too long`.
  var words: String {
    func name(_ text: String) -> String {
      text.isEmpty ? "a reviewer" : VisibleText.of(text, limit: 60)
    }
    let note = rejection.note.isEmpty ? "" : ": \(VisibleText.of(rejection.note, limit: 60))"
    return "\(VisibleText.of(rejection.locale)): \(name(overriddenBy)) overrode "
      + "\(name(rejection.reviewer))\(note)"
  }
}
