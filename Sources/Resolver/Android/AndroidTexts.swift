/// All texts of one key.
struct AndroidTexts: Sendable {
  /// Ordered by the number of the configuration; of one configuration the first added stands first.
  private(set) var entries: [AndroidStringTable.Entry] = []
  /// The configurations of ``entries`` once more, beside each other in memory.
  private var configurations: [Int] = []
  private var hasDefault = false
  private var needsDefault = false

  /// `aapt2 link` has removed the key: it has a text for a locale and none for the default.
  var isRemovedByBuild: Bool { needsDefault && !hasDefault }

  mutating func add(_ entry: AndroidStringTable.Entry, for choice: AndroidConfigurationChoice) {
    hasDefault = hasDefault || choice.isDefault
    needsDefault = needsDefault || choice.isLocaleOnly
    var index = entries.count
    while index > 0, configurations[index - 1] > entry.configuration { index -= 1 }
    entries.insert(entry, at: index)
    configurations.insert(entry.configuration, at: index)
  }

  /// The place in ``entries`` of a configuration's text.
  func index(of configuration: Int) -> Int? {
    var (low, high) = (0, configurations.count)
    while low < high {
      let middle = (low + high) / 2
      if configurations[middle] < configuration { low = middle + 1 } else { high = middle }
    }
    return low < configurations.count && configurations[low] == configuration ? low : nil
  }
}
