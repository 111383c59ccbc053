internal import StringResources

extension AndroidStringTable {
  /// The app's own strings; what a build makes for pseudo-locales is not among them.
  func keySide() -> KeyInventory.Side {
    var numbers: [String?: Int] = [:]
    let locales = configurations.map { configuration in
      let count = numbers.count
      let number = numbers[configuration.localeTag, default: count]
      numbers[configuration.localeTag] = number
      return number
    }
    // For each locale the last key that has been counted for it.
    var counted = [Int](repeating: -1, count: numbers.count)
    var keys: [AppKey] = []
    for (index, name) in self.keys.enumerated() {
      guard let texts = texts(for: name) else { continue }
      var key = AppKey(
        name: name, text: nil, localeCount: 0, isRemovedByBuild: isRemovedByBuild(name))
      var hasDefault = false
      for entry in texts.entries where !isPseudo(entry) {
        let locale = locales[entry.configuration]
        if counted[locale] != index {
          counted[locale] = index
          key.localeCount += 1
        }
        guard !hasDefault, case .text(let text) = value(of: entry) else { continue }
        hasDefault = configurations[entry.configuration].localeTag == nil
        if hasDefault || key.text == nil { key.text = text }
      }
      keys.append(key)
    }
    return KeyInventory.Side(keys, localeCount: counted.count { $0 >= 0 })
  }
}
