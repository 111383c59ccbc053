extension AppleStringTable {
  /// Every key of every `Localizable` table.
  func keySide() -> KeyInventory.Side {
    var keys: [[UInt8]: AppKey] = [:]
    var localeCount = 0
    // The source comes first, so that its text is the one that stays.
    for localization in allLocalizations.filter(isSource)
      + allLocalizations.filter({ !isSource($0) })
    {
      let strings = localization.strings ?? [:]
      let plurals = localization.stringsdict ?? [:]
      if !strings.isEmpty || !plurals.isEmpty { localeCount += 1 }
      // Names alone: a hundred languages repeat them all, and of most entries nothing else counts.
      for name in strings.keys where plurals[name] == nil { Self.add(name, strings, to: &keys) }
      for name in plurals.keys { Self.add(name, plurals, to: &keys) }
    }
    return KeyInventory.Side(Array(keys.values), localeCount: localeCount)
  }

  private static func add(
    _ name: [UInt8], _ entries: Localization.Entries, to keys: inout [[UInt8]: AppKey]
  ) {
    guard let index = keys.index(forKey: name) else {
      let text = String(decoding: name, as: UTF8.self)
      keys[name] = AppKey(name: text, text: entries[name]?.text, localeCount: 1)
      return
    }
    keys.values[index].localeCount += 1
    if keys.values[index].text == nil { keys.values[index].text = entries[name]?.text }
  }
}
