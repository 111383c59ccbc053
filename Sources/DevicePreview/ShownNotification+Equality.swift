internal import Resolver

extension ShownNotification: Equatable {
  /// Whether two devices show the same, and owe it to the same.
  public static func == (left: ShownNotification, right: ShownNotification) -> Bool {
    left === right
      || left.device == right.device && left.hasSameTexts(as: right)
        && left.verdict == right.verdict && left.isShown == right.isShown
        && left.absence == right.absence && left.unknownPart == right.unknownPart
        && left.frozenTexts == right.frozenTexts && left.lackedLines == right.lackedLines
        && left.caveat == right.caveat && left.handling == right.handling && left.card == right.card
        && left.promise == right.promise
  }

  private func hasSameTexts(as other: ShownNotification) -> Bool {
    title == other.title && subtitle == other.subtitle && body == other.body
      && asksForTitle == other.asksForTitle && asksForSubtitle == other.asksForSubtitle
      && asksForBody == other.asksForBody
  }
}
