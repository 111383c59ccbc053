/// All texts of one key.
struct AndroidTexts: Sendable {
  /// Ordered by the number of the configuration, with one for each.
  private(set) var entries: [AndroidStringTable.Entry] = []
  /// The configurations of ``entries`` once more, beside each other in memory.
  private var configurations: [Int] = []
  private var hasDefault = false
  private var needsDefault = false

  /// `aapt2 link` has removed the key: it has a text for a locale and none for the default.
  var isRemovedByBuild: Bool { needsDefault && !hasDefault }

  /// Keeps an entry, unless there is one for the configuration and version: that is returned.
  ///
  /// Of versions that the build strips, the highest counts.
  @discardableResult
  mutating func add(
    _ entry: AndroidStringTable.Entry, for choice: AndroidConfigurationChoice
  ) -> AndroidStringTable.Entry? {
    let place = place(of: entry.configuration)
    if place < configurations.count, configurations[place] == entry.configuration {
      let known = entries[place]
      if known.version < entry.version { entries[place] = entry }
      return known.version == entry.version ? known : nil
    }
    hasDefault = hasDefault || choice.isDefault
    needsDefault = needsDefault || choice.isLocaleOnly
    entries.insert(entry, at: place)
    configurations.insert(entry.configuration, at: place)
    return nil
  }

  /// The place in ``entries`` of a configuration's text.
  func index(of configuration: Int) -> Int? {
    let place = place(of: configuration)
    return place < configurations.count && configurations[place] == configuration ? place : nil
  }

  /// Where a configuration's text stands, or would.
  private func place(of configuration: Int) -> Int {
    // Files are read directory by directory, so most texts come last.
    guard let last = configurations.last, configuration <= last else { return configurations.count }
    var (low, high) = (0, configurations.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if configurations[middle] < configuration { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
