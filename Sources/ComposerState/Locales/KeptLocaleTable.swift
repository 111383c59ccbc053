import Drafts

/// What outlives a session of how the list of locales is arranged.
///
/// The filter does not: somebody who opens a draft at night must not have locales out of sight because of
/// what was looked for weeks ago.
public struct KeptLocaleTable: Hashable, Sendable {
  public var order: LocaleOrder
  /// The ids of those that the preview keeps beside the chosen one.
  public var pinned: [String]

  public init(order: LocaleOrder = .project, pinned: [String] = []) {
    self.order = order
    self.pinned = pinned
  }
}

extension Composer {
  /// As it is now; devices that go with the session are not kept.
  var keptLocaleTable: KeptLocaleTable {
    let added = addedLocales.map(\.id)
    return KeptLocaleTable(
      order: localeTable.order, pinned: localeTable.pinned.filter { !added.contains($0) })
  }

  /// As an earlier session left it.
  mutating func take(_ table: KeptLocaleTable) {
    // The strings may name locales that nobody knows of yet.
    if strings == nil { locales.keep(table) }
    locales.take(table)
  }

  /// What has to be kept anew after an action, if anything.
  func keeping(_ table: KeptLocaleTable, after action: Action) -> [Effect] {
    if case .localeTableFound = action { return [] }
    return keptLocaleTable == table ? [] : [.keepLocaleTable(keptLocaleTable)]
  }
}
