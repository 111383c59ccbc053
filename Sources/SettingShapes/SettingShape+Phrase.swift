extension SettingShape {
  /// What a key may hold, for people: `true or false`, `one of ask, type`.
  public var phrase: String {
    switch self {
    case .text: "text"
    case .matching(let pattern): "text that matches \(pattern)"
    case .flag: "true or false"
    case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .choice(let names): "one of \(names.joined(separator: ", "))"
    case .list(.table): "a list of tables"
    case .list(.text): "a list of texts"
    case .list(let element): "a list, each \(element.phrase)"
    case .table(let settings): "a table with \(settings.map(\.key).joined(separator: ", "))"
    case .named(let value): "a table of your own names, each \(value.phrase)"
    case .any(let shapes): shapes.map(\.phrase).joined(separator: ", or ")
    }
  }
}
