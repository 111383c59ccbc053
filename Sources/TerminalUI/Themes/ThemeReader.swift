internal import SettingShapes
internal import TOMLKit
internal import TOMLPlaces

/// Reads the tables of one theme file and collects what is wrong with them.
struct ThemeReader {
  let path: String
  let table: TOMLTable
  let positions: KeyPositions
  private(set) var problems: [ThemeProblem] = []

  init(path: String, table: TOMLTable, positions: KeyPositions) {
    self.path = path
    self.table = table
    self.positions = positions
  }

  mutating func theme() -> WrittenTheme {
    checkKeys(of: table, at: [], known: ThemeSettings.all.map(\.key), what: "the key")
    var theme = WrittenTheme()
    theme.name = string("name", in: table, at: [])
    theme.author = string("author", in: table, at: []) ?? ""
    theme.license = string("license", in: table, at: []) ?? ""
    theme.source = string("source", in: table, at: []) ?? ""
    theme.ground = ground()
    theme.inherits = string("inherits", in: table, at: []).map { name in
      WrittenTheme.Reference(name: name, line: line(of: [.key("inherits")]))
    }
    readPalette(into: &theme)
    readRoles(into: &theme)
    return theme
  }

  private mutating func ground() -> Theme.Ground? {
    guard let text = string("appearance", in: table, at: []) else { return nil }
    let ground = Theme.Ground(rawValue: text)
    if ground == nil {
      report(
        "the appearance is \(text.quoted); write dark, light or any", at: [.key("appearance")])
    }
    return ground
  }

  private mutating func readPalette(into theme: inout WrittenTheme) {
    guard let entries = subtable("palette") else { return }
    for name in entries.keys.sorted() {
      theme.palette[name] = color(
        entries[name], called: "the palette color \(name.quoted)",
        at: [.key("palette"), .key(name)])
    }
  }

  private mutating func readRoles(into theme: inout WrittenTheme) {
    guard let entries = subtable("role") else { return }
    for name in entries.keys.sorted() {
      let place: [KeyPositions.Step] = [.key("role"), .key(name)]
      guard let role = Role(rawValue: name) else {
        let known = Role.allCases.map(\.rawValue)
        report("the role \(name.quoted) is unknown" + name.suggestion(among: known), at: place)
        continue
      }
      theme.roles[role] = appearance(entries[name], called: "the role ‘\(name)’", at: place)
    }
  }

  private mutating func appearance(
    _ value: (any TOMLValueConvertible)?, called what: String, at place: [KeyPositions.Step]
  ) -> WrittenTheme.Look? {
    guard let table = value?.table, table["rgb"] == nil else {
      return color(value, called: what, at: place).map { WrittenTheme.Look(foreground: $0) }
    }
    checkKeys(
      of: table, at: place, known: ThemeSettings.look.map(\.key), what: "in \(what) the key")
    return WrittenTheme.Look(
      foreground: table["fg"].flatMap {
        color($0, called: "fg of \(what)", at: place + [.key("fg")])
      },
      background: table["bg"].flatMap {
        color($0, called: "bg of \(what)", at: place + [.key("bg")])
      },
      attributes: attributes(table["attrs"], called: what, at: place + [.key("attrs")]))
  }

  private mutating func attributes(
    _ value: (any TOMLValueConvertible)?, called what: String, at place: [KeyPositions.Step]
  ) -> Appearance.Attributes {
    guard let value else { return [] }
    guard let list = value.array else {
      report("attrs of \(what) isn't a list; write attrs = [\"bold\"]", at: place)
      return []
    }
    var result: Appearance.Attributes = []
    for (index, element) in list.enumerated() {
      let name = element.string ?? element.debugDescription
      if let attribute = Appearance.Attributes.named[name] {
        result.insert(attribute)
      } else {
        let known = Appearance.Attributes.named.keys.sorted()
        report(
          "the attribute \(name.quoted) of \(what) is unknown" + name.suggestion(among: known),
          at: place + [.index(index)])
      }
    }
    return result
  }

  func line(of place: [KeyPositions.Step]) -> Int { positions[place]?.line ?? 0 }

  mutating func report(_ sentence: String, at place: [KeyPositions.Step]) {
    problems.append(ThemeProblem(path: path, line: line(of: place), sentence: sentence))
  }
}
