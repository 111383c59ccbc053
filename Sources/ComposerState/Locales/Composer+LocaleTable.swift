import DevicePreview
import Drafts
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
      return words.allSatisfy {
        row.isFound(by: $0, review: reviews[index], isDoubted: derived.isDoubted)
      }
    }
  }

  private func orderedLocales(seeing derived: Derived) -> [Int] {
    let all = Array(derived.rows.indices)
    switch localeTable.order {
    case .project: return all
    case .worstFirst:
      let ranks = derived.rows.map {
        $0.severityRank(on: settings.platforms, isDoubted: derived.isDoubted)
      }
      return all.sorted {
        ranks[$0] == ranks[$1] ? $0 < $1 : ranks[$1].lexicographicallyPrecedes(ranks[$0])
      }
    case .unreviewedFirst:
      let reviews = reviews(seeing: derived)
      let ranks = all.map { reviews[$0].rank }
      return all.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    }
  }

  /// The neighbor of a locale in the list, also of one that the filter leaves out; `nil` where there
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
    open(LocaleFilter())
  }

  /// Enter in the filter keeps it, and chooses what it lists.
  mutating func keepFilter(seeing derived: Derived) {
    guard localeTable.isFiltered else { return clearFilter() }
    let listed = listedLocales(seeing: derived)
    if !listed.contains(localeIndex) { locales.choose(listed.first) }
    let count = listed.count
    notice = Notice(
      count == 0 ? .warning : .info,
      "\(count) of \(derived.rows.count) locales listed for ‘\(localeTable.filter.text)’; Esc in Locales lists all"
    )
  }

  mutating func clearFilter() {
    locales.clearFilter()
  }

  /// `r`: the next order; the chosen locale stays chosen.
  mutating func orderLocales() {
    locales.order(by: LocaleOrder.allCases.next(after: localeTable.order) ?? .project)
    notice = Notice(.info, "Locales: \(localeTable.order.title)")
  }

  /// `w`: puts the chosen locale beside others in the preview, or takes it away from there.
  mutating func togglePin() {
    let (name, id) = (locale.name, locale.id)
    notice = Notice(
      .info,
      locales.togglePin(id)
        ? "Comparing \(name): Preview keeps it beside the chosen locale if there's room"
        : "Stopped comparing \(name)")
  }

  /// Why nothing can be done in the list to the chosen locale: the filter has it out of sight, and a key would
  /// reach one that is out of sight.
  func listedAvailability(seeing derived: Derived) -> Availability {
    guard pane == .locales, localeTable.isFiltered else { return .available }
    let listed = listedLocales(seeing: derived)
    guard !listed.contains(localeIndex) else { return .available }
    let filter = localeTable.filter.text
    return .unavailable(
      because: listed.isEmpty
        ? "no locale matches ‘\(filter)’; Esc lists all"
        : "\(locale.name) doesn't match ‘\(filter)’; choose a listed locale, or list all with Esc"
    )
  }

  /// Where a mark has taken the chosen locale out of the filtered list, one that is still in it is chosen.
  mutating func stayListed(next: Int?, seeing derived: Derived) {
    guard localeTable.isFiltered else { return }
    let listed = listedLocales(seeing: derived)
    guard !listed.contains(localeIndex) else { return }
    locales.choose(next ?? listed.last)
  }

  /// `n` in the filtered list: the next locale with a problem of its own.
  mutating func moveToTroubledLocale(by step: Int, seeing derived: Derived) {
    let platforms = derived.rows.platformsApart(of: settings.platforms)
    let next = locale(after: localeIndex, by: step, seeing: derived) {
      derived.rows[$0].isTroubled(on: platforms)
    }
    locales.choose(next)
  }

  /// Whether `n` walks the filtered list and not the problems.
  var walksLocales: Bool { pane == .locales && localeTable.isFiltered }

  func walkAvailability(seeing derived: Derived) -> Availability {
    let platforms = derived.rows.platformsApart(of: settings.platforms)
    let listed = listedLocales(seeing: derived)
    return listed.contains { derived.rows[$0].isTroubled(on: platforms) }
      ? .available : .unavailable(because: "no listed locale has a problem of its own")
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
