internal import HarmlessText
public import MessageLint
public import Workspace

extension ReviewedTranslations {
  /// What the draft lacks of the reviews that are demanded; `nil` if it has them all.
  ///
  /// A rejection that stands fails every demand, and so does a preview without locales: there is nothing that anyone
  /// could have looked at.
  public func missing(_ demand: ReviewDemand) -> MissingReviews? {
    if !rejected.isEmpty {
      var names: [String] = []
      for name in rejected.map(\.locale) where !names.contains(name) { names.append(name) }
      return MissingReviews(
        "\(Self.locales(names, of: total)) \(names.count == 1 ? "is" : "are") rejected by a reviewer",
        locales: names)
    }
    guard total > 0 else { return MissingReviews("no locale is reviewed", locales: []) }
    switch demand {
    case .all, .percent:
      guard reviewed < demand.count(of: total) else { return nil }
      let wanted = demand == .all ? "" : ", and \(demand) are required"
      return MissingReviews(Self.lack(unreviewed, of: total) + wanted, locales: unreviewed)
    case .changed:
      guard !unseen.isEmpty else { return nil }
      return MissingReviews("the texts of \(Self.lack(unseen, of: total))", locales: unseen)
    }
  }

  private static func lack(_ names: [String], of total: Int) -> String {
    "\(locales(names, of: total)) \(names.count == 1 ? "isn't" : "aren't") reviewed"
  }

  /// `3 of 24 locales (de, fr, it)`.
  private static func locales(_ names: [String], of total: Int) -> String {
    let named = names.prefix(3).map { VisibleText.of($0) }.joined(separator: ", ")
    let more = names.count > 3 ? " and \(names.count - 3) more" : ""
    return "\(names.count) of \(total) locales (\(named)\(more))"
  }
}
