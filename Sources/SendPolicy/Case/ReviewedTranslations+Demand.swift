internal import HarmlessText
public import MessageLint
public import Workspace

extension ReviewedTranslations {
  /// What the draft lacks of the reviews that are demanded; `nil` if it has them all.
  ///
  /// A rejection that stands fails every demand, and so does a preview without locales: there is nothing that anyone
  /// could have looked at.
  public func missing(_ demand: ReviewDemand) -> MissingReviews? {
    guard total > 0 else {
      let sentence = "no locale is reviewed"
      return MissingReviews(sentence, of: 0, reasons: [.init(sentence, locales: [])])
    }
    let refused = rejected.map(\.locale).unrepeated
    let open = open(demand).filter { !refused.contains($0) }
    guard !refused.isEmpty || !open.isEmpty else { return nil }
    var sentences: [String] = []
    if !refused.isEmpty {
      sentences.append(
        "\(locales(refused)) \(refused.count == 1 ? "is" : "are") rejected by a reviewer")
    }
    if !open.isEmpty { sentences.append(lack(open, of: demand)) }
    return MissingReviews(
      sentences.joined(separator: "; "), of: total,
      reasons: rejections + reasons(for: open, of: demand))
  }

  /// The locales without which the demand isn't met; none if it is.
  private func open(_ demand: ReviewDemand) -> [String] {
    switch demand {
    case .all, .percent: reviewed < demand.count(of: total) ? unreviewed : []
    case .changed: unseen
    }
  }

  private func lack(_ open: [String], of demand: ReviewDemand) -> String {
    let words = "\(locales(open)) \(open.count == 1 ? "isn't" : "aren't") reviewed"
    return switch demand {
    case .all: words
    case .changed: "the texts of \(words)"
    case .percent: "\(words), and \(demand) are required"
    }
  }

  /// Each locale once, with all who rejected it and why.
  private var rejections: [MissingReviews.Reason] {
    rejected.map(\.locale).unrepeated.reduce(into: Reasons()) { reasons, locale in
      let own = rejected.filter { $0.locale == locale }
      let names = own.map { $0.reviewer.isEmpty ? "a reviewer" : VisibleText.of($0.reviewer) }
      let notes = own.map { VisibleText.of($0.note) }.filter { !$0.isEmpty }
      reasons.add(
        locale,
        "rejected by \(names.unrepeated.joined(separator: ", ")): "
          + (notes.isEmpty ? "no reason given" : notes.unrepeated.joined(separator: "; ")))
    }.list.map { .init($0.statement, locales: $0.locales, isRejection: true) }
  }

  /// Those that no reviewer has marked, and those that show other texts by now.
  private func reasons(
    for open: [String], of demand: ReviewDemand
  ) -> [MissingReviews.Reason] {
    let scope =
      if case .percent = demand { ": \(reviewed) of \(total) are, and \(demand) are required" } else
      { "" }
    return open.reduce(into: Reasons()) { reasons, locale in
      let change = changed.first { $0.locale == locale }
      reasons.add(locale, change?.words ?? "not reviewed\(scope)")
    }.list
  }

  /// `3 of 24 locales (de, fr, it)`.
  private func locales(_ names: [String]) -> String {
    let named = names.prefix(3).map { VisibleText.of($0) }.joined(separator: ", ")
    let more = names.count > 3 ? " and \(names.count - 3) more" : ""
    return "\(names.count) of \(total) locales (\(named)\(more))"
  }

  /// Locales by their reasons, in the order in which these come.
  private struct Reasons {
    var list: [MissingReviews.Reason] = []

    mutating func add(_ locale: String, _ statement: String) {
      if let index = list.firstIndex(where: { $0.statement == statement }) {
        list[index].locales.append(locale)
      } else {
        list.append(.init(statement, locales: [locale]))
      }
    }
  }
}

extension [String] {
  /// Each text once, in its first place.
  fileprivate var unrepeated: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
