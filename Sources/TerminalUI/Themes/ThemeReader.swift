internal import TOMLKit

/// Reads the tables of a theme file and collects what is wrong with them.
struct ThemeReader {
  private let table: TOMLTable
  private var palette: [String: Color] = [:]
  private(set) var problems: [String] = []

  init(table: TOMLTable) { self.table = table }

  mutating func theme(named name: String, inheriting: (String) -> Theme?) -> Theme {
    checkKeys(of: table, known: Self.keys, what: "the key")
    var theme = base(inheriting: inheriting)
    theme.name = string("name", in: table) ?? name
    theme.author = string("author", in: table) ?? ""
    theme.license = string("license", in: table) ?? ""
    theme.source = string("source", in: table) ?? ""
    if let ground = string("appearance", in: table) {
      theme.ground = Theme.Ground(rawValue: ground) ?? .any
      if Theme.Ground(rawValue: ground) == nil {
        problems.append("the appearance is ‘\(ground)’; write dark, light or any")
      }
    }
    readPalette()
    readRoles(into: &theme)
    return theme
  }

  private mutating func base(inheriting: (String) -> Theme?) -> Theme {
    let name = string("inherits", in: table)
    let theme = inheriting(name ?? "terminal")
    if let name, theme == nil { problems.append("there is no theme ‘\(name)’ to inherit") }
    return theme ?? inheriting("terminal") ?? Theme(name: "")
  }

  private mutating func readPalette() {
    guard let entries = subtable("palette") else { return }
    for name in entries.keys.sorted() {
      palette[name] = color(entries[name], called: "the palette colour ‘\(name)’")
    }
  }

  private mutating func readRoles(into theme: inout Theme) {
    guard let entries = subtable("role") else { return }
    for name in entries.keys.sorted() {
      guard let role = Role(rawValue: name) else {
        let known = Role.allCases.map(\.rawValue)
        problems.append("the role ‘\(name)’ is not known" + name.suggestion(among: known))
        continue
      }
      theme.roles[role] = appearance(entries[name], called: "the role ‘\(name)’")
    }
  }

  private mutating func appearance(
    _ value: (any TOMLValueConvertible)?, called what: String
  ) -> Appearance? {
    guard let table = value?.table, table["rgb"] == nil else {
      return color(value, called: what).map { Appearance(foreground: $0) }
    }
    checkKeys(of: table, known: ["fg", "bg", "attrs"], what: "in \(what) the key")
    return Appearance(
      foreground: table["fg"].flatMap { color($0, called: "fg of \(what)") },
      background: table["bg"].flatMap { color($0, called: "bg of \(what)") },
      attributes: attributes(table["attrs"], called: what))
  }

  private mutating func attributes(
    _ value: (any TOMLValueConvertible)?, called what: String
  ) -> Appearance.Attributes {
    guard let value else { return [] }
    guard let list = value.array else {
      problems.append("attrs of \(what) is no list; write attrs = [\"bold\"]")
      return []
    }
    var result: Appearance.Attributes = []
    for element in list {
      let name = element.string ?? element.debugDescription
      if let attribute = Appearance.Attributes.named[name] {
        result.insert(attribute)
      } else {
        let known = Appearance.Attributes.named.keys.sorted()
        problems.append(
          "the attribute ‘\(name)’ of \(what) is not known" + name.suggestion(among: known))
      }
    }
    return result
  }

  private static let keys = [
    "name", "author", "license", "source", "appearance", "inherits", "palette", "role",
  ]
}

extension ThemeReader {
  /// A colour: `#rrggbb`, 0 to 255, a name, or a table with `rgb`, `c256` and `c16`.
  private mutating func color(
    _ value: (any TOMLValueConvertible)?, called what: String
  ) -> Color? {
    if let number = value?.int {
      if 0..<256 ~= number { return number < 16 ? .ansi(number) : .indexed(number) }
      problems.append("\(what) is \(number); colours are numbered from 0 to 255")
      return nil
    }
    if let name = value?.string { return color(named: name, called: what) }
    guard let table = value?.table else {
      problems.append("\(what) is no colour; write \"#rrggbb\", a name, or a number up to 255")
      return nil
    }
    checkKeys(of: table, known: ["rgb", "c256", "c16"], what: "in \(what) the key")
    guard let text = string("rgb", in: table), let rgb = RGB(text) else {
      problems.append("\(what) needs rgb = \"#rrggbb\"")
      return nil
    }
    return .rgb(
      rgb, indexed: fallback(table["c256"], below: 256, called: "c256 of \(what)"),
      ansi: fallback(table["c16"], below: 16, called: "c16 of \(what)"))
  }

  private mutating func color(named name: String, called what: String) -> Color? {
    if let color = palette[name] { return color }
    if let index = Self.ansiIndex(of: name) { return .ansi(index) }
    if name == "default" { return .terminal }
    if let rgb = RGB(name) { return .rgb(rgb) }
    let known = palette.keys.sorted() + Color.ansiNames + ["default"]
    problems.append("\(what) has the unknown colour ‘\(name)’" + name.suggestion(among: known))
    return nil
  }

  private mutating func fallback(
    _ value: (any TOMLValueConvertible)?, below limit: Int, called what: String
  ) -> Int? {
    guard let value else { return nil }
    if let number = value.int, 0..<limit ~= number { return number }
    if let name = value.string, let index = Self.ansiIndex(of: name) { return index }
    problems.append("\(what) is no number from 0 to \(limit - 1) and no name of one of the sixteen")
    return nil
  }

  private static func ansiIndex(of name: String) -> Int? {
    Color.ansiNames.firstIndex(of: name == "grey" || name == "gray" ? "bright-black" : name)
  }

  private mutating func string(_ key: String, in table: TOMLTable) -> String? {
    guard let value = table[key] else { return nil }
    if value.string == nil { problems.append("‘\(key)’ is no text; put it in quotation marks") }
    return value.string
  }

  private mutating func subtable(_ key: String) -> TOMLTable? {
    guard let value = table[key] else { return nil }
    if value.table == nil { problems.append("‘\(key)’ is no table; write [\(key)]") }
    return value.table
  }

  private mutating func checkKeys(of table: TOMLTable, known: [String], what: String) {
    for key in table.keys.sorted() where !known.contains(key) {
      problems.append("\(what) ‘\(key)’ is not known" + key.suggestion(among: known))
    }
  }
}
