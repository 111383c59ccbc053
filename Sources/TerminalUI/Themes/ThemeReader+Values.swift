internal import SettingShapes
internal import TOMLKit
internal import TOMLPlaces

extension ThemeReader {
  /// A color: `#rrggbb`, 0 to 255, a name, or a table with `rgb`, `c256` and `c16`.
  mutating func color(
    _ value: (any TOMLValueConvertible)?, called what: String, at place: [KeyPositions.Step]
  ) -> WrittenColor? {
    colorValue(value, called: what, at: place).map { value in
      WrittenColor(value: value, what: what, path: path, line: line(of: place))
    }
  }

  private mutating func colorValue(
    _ value: (any TOMLValueConvertible)?, called what: String, at place: [KeyPositions.Step]
  ) -> WrittenColor.Value? {
    if let name = value?.string { return .name(name) }
    if let number = value?.int {
      if 0..<256 ~= number { return .color(number < 16 ? .ansi(number) : .indexed(number)) }
      report("\(what) is \(number); colors are numbered from 0 to 255", at: place)
      return nil
    }
    guard let table = value?.table else {
      report("\(what) isn't a color; write \"#rrggbb\", a name, or a number up to 255", at: place)
      return nil
    }
    checkKeys(
      of: table, at: place, known: ThemeSettings.exactColor.map(\.key), what: "in \(what) the key")
    guard let text = string("rgb", in: table, at: place), let rgb = RGB(text) else {
      report("\(what) needs rgb = \"#rrggbb\"", at: place + [.key("rgb")])
      return nil
    }
    return .color(
      .rgb(
        rgb, indexed: fallback("c256", in: table, below: 256, called: what, at: place),
        ansi: fallback("c16", in: table, below: 16, called: what, at: place)))
  }

  private mutating func fallback(
    _ key: String, in table: TOMLTable, below limit: Int, called what: String,
    at place: [KeyPositions.Step]
  ) -> Int? {
    guard let value = table[key] else { return nil }
    if let number = value.int, 0..<limit ~= number { return number }
    if let name = value.string, let index = Color.ansiIndex(of: name) { return index }
    report(
      "\(key) of \(what) isn't a number from 0 to \(limit - 1) or the name of one of the sixteen",
      at: place + [.key(key)])
    return nil
  }

  mutating func string(_ key: String, in table: TOMLTable, at place: [KeyPositions.Step]) -> String?
  {
    guard let value = table[key] else { return nil }
    if value.string == nil {
      report("‘\(key)’ isn't a string; put it in quotation marks", at: place + [.key(key)])
    }
    return value.string
  }

  mutating func subtable(_ key: String) -> TOMLTable? {
    guard let value = table[key] else { return nil }
    if value.table == nil { report("‘\(key)’ isn't a table; write [\(key)]", at: [.key(key)]) }
    return value.table
  }

  mutating func checkKeys(
    of table: TOMLTable, at place: [KeyPositions.Step], known: [String], what: String
  ) {
    for key in table.keys.sorted() where !known.contains(key) {
      report(
        "\(what) \(key.quoted) is unknown" + key.suggestion(among: known),
        at: place + [.key(key)])
    }
  }
}
