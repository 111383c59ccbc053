import DevicePreview
import Resolver
import TextEditing

extension Composer {
  /// The places of the locales among the settings' in the order of the list, without those that the
  /// filter leaves out.
  public func listedLocales(seeing derived: Derived) -> [Int] {
    let order = orderedLocales(seeing: derived)
    guard localeTable.isFiltered else { return order }
    let words = localeTable.filter.text.lowercased().split(whereSeparator: \.isWhitespace)
    let reviews = reviews(seeing: derived)
    return order.filter { index in
      let row = derived.rows[index]
      return words.allSatisfy { row.isFound(by: $0, review: reviews[index]) }
    }
  }

  private func orderedLocales(seeing derived: Derived) -> [Int] {
    let all = Array(derived.rows.indices)
    switch localeTable.order {
    case .project: return all
    case .worstFirst:
      return all.sorted {
        let (left, right) = (derived.rows[$0].worst, derived.rows[$1].worst)
        return left == right ? $0 < $1 : left > right
      }
    case .unreviewedFirst:
      let reviews = reviews(seeing: derived)
      let ranks = all.map { reviews[$0].rank }
      return all.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    }
  }

  /// The neighbour of a locale in the list, also of one that the filter leaves out; `nil` where there
  /// is none.
  func locale(
    after index: Int, by step: Int, wrapping: Bool = true, seeing derived: Derived,
    where isWanted: (Int) -> Bool = { _ in true }
  ) -> Int? {
    let order = orderedLocales(seeing: derived)
    // All that are listed are asked for only as far as the next one that is wanted.
    let listed = localeTable.isFiltered ? Set(listedLocales(seeing: derived)) : nil
    guard let start = order.firstIndex(of: index) else { return nil }
    var place = start
    for _ in order {
      place += step
      if wrapping { place = (place + order.count) % order.count }
      guard order.indices.contains(place) else { return nil }
      let isListed = listed?.contains(order[place]) ?? true
      if isListed, isWanted(order[place]) { return order[place] }
    }
    return nil
  }

  /// `/`: what is typed now filters the list.
  mutating func startFilter() {
    show(.locales)
    notice = nil
    overlay = .filterLocales
  }

  mutating func editFilter(_ action: Action) -> [Effect] {
    switch action {
    case .edit(let command): return localeTable.filter.apply(command)
    case .pasted(let text):
      localeTable.filter.paste(text.split(whereSeparator: \.isNewline).joined(separator: " "))
    default: break
    }
    return []
  }

  /// Enter keeps the filter; arrows move in what is left.
  mutating func moveInFilter(_ command: Command, seeing derived: Derived) {
    switch command {
    case .edit: keepFilter(seeing: derived)
    case .up: moveLocale(by: -1, seeing: derived)
    case .down: moveLocale(by: 1, seeing: derived)
    default: break
    }
  }

  private mutating func keepFilter(seeing derived: Derived) {
    overlay = nil
    guard localeTable.isFiltered else { return clearFilter() }
    let count = listedLocales(seeing: derived).count
    notice = Notice(
      count == 0 ? .warning : .info,
      "\(count) of \(derived.rows.count) locales have ‘\(localeTable.filter.text)’; Esc in 6 lists all"
    )
  }

  mutating func clearFilter() {
    localeTable.filter = LineEditor("")
    if overlay == .filterLocales { overlay = nil }
  }

  /// `r`: the next order; the chosen locale stays chosen.
  mutating func orderLocales() {
    localeTable.order = LocaleOrder.allCases.next(after: localeTable.order) ?? .project
    notice = Notice(.info, "Locales: \(localeTable.order.title)")
  }

  /// `w`: puts the chosen locale beside others in the preview, or takes it away from there.
  mutating func togglePin() {
    let (name, id) = (locale.name, locale.id)
    if let index = localeTable.pinned.firstIndex(of: id) {
      localeTable.pinned.remove(at: index)
      notice = Notice(.info, "\(name) is not compared any more")
    } else {
      localeTable.pinned.append(id)
      notice = Notice(
        .info, "\(name) is compared: it stays in 5 beside the chosen locale, where there is room")
    }
  }

  /// `n` in the filtered list: the next locale with a problem.
  mutating func moveToTroubledLocale(by step: Int, seeing derived: Derived) {
    let next = locale(after: localeIndex, by: step, seeing: derived) {
      derived.rows[$0].isTroubled
    }
    if let next { localeIndex = next }
  }

  /// Whether `n` walks the filtered list and not the problems.
  var walksLocales: Bool { pane == .locales && localeTable.isFiltered }

  func walkAvailability(seeing derived: Derived) -> Availability {
    listedLocales(seeing: derived).contains { derived.rows[$0].isTroubled }
      ? .available : .unavailable(because: "no locale of the list has a problem")
  }
}

extension LocaleReview? {
  fileprivate var rank: Int {
    switch self {
    case .rejected: 0
    case .lapsed: 1
    case nil: 2
    case .reviewed: 3
    }
  }
}

extension LocaleRow {
  fileprivate var worst: Verdict { max(android.verdict, apple.verdict, web.verdict) }

  fileprivate var isTroubled: Bool {
    worst.severity == .error || worst.severity == .warning
  }

  /// Names are found by any part; words of outcomes and reviews by their beginning.
  fileprivate func isFound(by word: Substring, review: LocaleReview?) -> Bool {
    if ([locale.name] + locale.languages).contains(where: { $0.lowercased().contains(word) }) {
      return true
    }
    if (review?.word ?? "unreviewed").hasPrefix(word) { return true }
    return [android, apple, web].contains { shown in
      shown.verdict.words.contains { $0.hasPrefix(word) }
        || shown.texts.contains { $0.resolution.isFound(by: word) }
    }
  }
}

extension Resolution {
  fileprivate func isFound(by word: Substring) -> Bool {
    if outcome == .omitted, reason != nil, "missing".hasPrefix(word) { return true }
    guard let source else { return false }
    return source.localization.lowercased().contains(word)
      || (isFallback && "fallback".hasPrefix(word))
  }
}
