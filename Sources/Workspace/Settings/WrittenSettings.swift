public import SettingShapes
import TOMLKit
import TOMLPlaces

/// The values of a file by the table of its keys, with the defaults of those that it doesn't have.
public struct WrittenSettings: Sendable {
  /// In the order of the table of keys.
  public private(set) var shown: [ShownSetting] = []
  private let positions: KeyPositions
  private let path: String
  private let variables: SettingVariables

  /// `path` is how origins name the file; a text that isn't TOML has no values, and neither has `nil`.
  ///
  /// Of a user's file, what the environment sets counts instead of the text's values.
  public init(
    _ text: String?, path: String, _ settings: [Setting], environment: [String: String] = [:]
  ) {
    let table = text.flatMap { text in
      TOMLObjection.first(in: text) == nil && !text.utf8.contains(0)
        ? try? TOMLTable(string: text) : nil
    }
    positions = KeyPositions(of: table == nil ? "" : text ?? "")
    self.path = path
    variables = SettingVariables(environment)
    show(settings, in: table ?? TOMLTable(), named: "", at: [])
  }

  private mutating func show(
    _ settings: [Setting], in table: TOMLTable, named prefix: String, at place: [KeyPositions.Step]
  ) {
    for setting in settings {
      let name = prefix.isEmpty ? setting.key : "\(prefix).\(setting.key)"
      let place = place + [.key(setting.key)]
      if let assignment = variables.assignment(of: name) {
        shown.append(
          ShownSetting(
            name: name, value: Self.text(assignment.value), origin: assignment.variable.name))
        continue
      }
      guard let value = table[setting.key]?.tomlValue else {
        if let standard = setting.standard {
          shown.append(ShownSetting(name: name, value: standard, origin: ShownSetting.standard))
        } else if case .table(let inner) = setting.shape,
          variables.hasAssignments(in: name) || inner.contains(where: { $0.standard != nil })
        {
          show(inner, in: TOMLTable(), named: name, at: place)
        }
        continue
      }
      show(value, as: setting.shape, setting.disclosure, named: name, at: place)
    }
  }

  private mutating func show(
    _ value: TOMLValue, as shape: SettingShape, _ disclosure: Setting.Disclosure,
    named name: String,
    at place: [KeyPositions.Step]
  ) {
    switch shape {
    case .table(let settings) where value.table != nil:
      show(settings, in: value.table ?? TOMLTable(), named: name, at: place)
    case .named(let element) where value.table != nil:
      for key in positions.ordered(value.table?.keys ?? [], at: place) {
        guard let inner = value.table?[key]?.tomlValue else { continue }
        show(
          inner, as: element, disclosure, named: "\(name).\(Self.key(key))",
          at: place + [.key(key)])
      }
    case .list(.table(let settings)) where value.array != nil:
      guard let array = value.array else { return }
      for (index, element) in array.enumerated() {
        guard let table = element.table else { continue }
        show(settings, in: table, named: "\(name)[\(index + 1)]", at: place + [.index(index)])
      }
    case .any(let shapes):
      // A table of two has the keys of the pair.
      let table = shapes.first { shape in
        if case .table = shape { value.table != nil } else { false }
      }
      if let table, disclosure == .whole {
        show(value, as: table, disclosure, named: name, at: place)
      } else {
        add(value, disclosure, named: name, at: place)
      }
    default: add(value, disclosure, named: name, at: place)
    }
  }

  private mutating func add(
    _ value: TOMLValue, _ disclosure: Setting.Disclosure, named name: String,
    at place: [KeyPositions.Step]
  ) {
    let line = positions[place].map { ":\($0.line)" } ?? ""
    shown.append(
      ShownSetting(
        name: name, value: Self.text(value, disclosure), origin: path + line))
  }

  private static func text(_ value: TOMLValue, _ disclosure: Setting.Disclosure) -> String {
    switch disclosure {
    case .whole: text(value)
    case .host: value.string.map { quoted(Endpoint.harmless($0)) } ?? "…"
    case .nothing: "…"
    }
  }

  private static func text(_ value: SettingVariables.Value) -> String {
    switch value {
    case .flag(let flag): "\(flag)"
    case .text(let text): quoted(text)
    }
  }

  private static func text(_ value: TOMLValue) -> String {
    if let text = value.string { return quoted(text) }
    if let flag = value.bool { return "\(flag)" }
    if let number = value.int { return "\(number)" }
    if let list = value.array {
      return "[" + list.map { text($0.tomlValue) }.joined(separator: ", ") + "]"
    }
    if let table = value.table {
      let members = table.keys.sorted().map { key in
        "\(self.key(key)) = \(table[key].map { text($0.tomlValue) } ?? "")"
      }
      return "{ " + members.joined(separator: ", ") + " }"
    }
    return value.debugDescription
  }

  private static func key(_ name: String) -> String {
    let isBare =
      !name.isEmpty
      && name.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
      }
    return isBare ? name : quoted(name)
  }

  private static func quoted(_ text: String) -> String {
    let marks = text.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }
    return "\"\(marks.joined())\""
  }
}

extension KeyPositions {
  /// Names of a table in the order of the file.
  fileprivate func ordered(_ keys: [String], at place: [KeyPositions.Step]) -> [String] {
    let placed = keys.map { ($0, self[place + [.key($0)]] ?? TextPosition(line: 0, column: 0)) }
    return placed.sorted { ($0.1.line, $0.1.column, $0.0) < ($1.1.line, $1.1.column, $1.0) }
      .map(\.0)
  }
}
