internal import PushMessages

/// The schemas as `pushwright schema` publishes them.
enum SchemaDocument {
  /// The schema of one report; without a name of all of them.
  static func text(_ name: SchemaName?) -> String {
    let title = name.map { "pushwright \($0.verb)" } ?? "The JSON reports of pushwright"
    let identifier = "urn:pushwright:schema:\(name?.rawValue ?? "all"):\(SchemaName.version)"
    let reports = (name.map { [$0] } ?? SchemaName.allCases).map {
      JSONSchema.definition(definition($0))
    }
    let schema = reports.count == 1 ? reports[0] : .any(of: reports)
    let used = used(by: name)
    let document = JSONValue.object(
      [
        .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        .init("$id", .string(identifier)), .init("title", .string(title)),
      ] + schema.members + [
        .init(
          "$defs",
          .object(
            definitions.filter { used.contains($0.name) }.map { .init($0.name, $0.schema.value) })
        )
      ])
    return document.text() + "\n"
  }

  /// The definition of a whole report.
  private static func definition(_ name: SchemaName) -> String { "\(name.rawValue)-report" }

  /// Every definition, each behind those that it refers to.
  static let definitions: [(name: String, schema: JSONSchema)] =
    shared + previewing + strings + linting + history + topics + reviews
    + configuration + doctor
    + SchemaName.allCases.map { (definition($0), report($0)) }

  private static func report(_ name: SchemaName) -> JSONSchema {
    guard let list = name.list else { return .definition(name.rawValue) }
    return .object(envelope(name) + [.init(list, .list(of: .definition(name.rawValue)))])
  }

  /// What every report begins with.
  static func envelope(_ name: SchemaName) -> [JSONSchema.Property] {
    [
      .init("schema", .constant(.string(name.tag))),
      .init(
        "version",
        JSONSchema.constant(.number(String(SchemaName.version))).described(
          "It goes up when a member is renamed, removed, or changes its shape or meaning.")),
    ]
  }

  /// The names of the definitions that a report needs.
  private static func used(by name: SchemaName?) -> Set<String> {
    guard let name else { return Set(definitions.map(\.name)) }
    let known = Dictionary(definitions.map { ($0.name, $0.schema) }) { first, _ in first }
    var used: Set<String> = []
    var waiting = [definition(name)]
    while let next = waiting.popLast() {
      guard used.insert(next).inserted, let schema = known[next] else { continue }
      waiting += references(in: schema.value)
    }
    return used
  }

  private static func references(in value: JSONValue) -> [String] {
    switch value {
    case .object(let members):
      members.flatMap { member -> [String] in
        guard member.key == "$ref", case .string(let path) = member.value else {
          return references(in: member.value)
        }
        return path.split(separator: "/").last.map { [String($0)] } ?? []
      }
    case .list(let values): values.flatMap(references)
    default: []
    }
  }
}
