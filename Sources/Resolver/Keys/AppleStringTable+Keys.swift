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
      for (name, entry) in strings where plurals[name] == nil { Self.add(name, entry, to: &keys) }
      for (name, entry) in plurals { Self.add(name, entry, to: &keys) }
    }
    return KeyInventory.Side(Array(keys.values), localeCount: localeCount)
  }

  private static func add(
    _ name: [UInt8], _ entry: Localization.Entry, to keys: inout [[UInt8]: AppKey]
  ) {
    guard let index = keys.index(forKey: name) else {
      let text = String(decoding: name, as: UTF8.self)
      keys[name] = AppKey(name: text, text: entry.text, localeCount: 1)
      return
    }
    keys.values[index].localeCount += 1
    if keys.values[index].text == nil { keys.values[index].text = entry.text }
  }
}
