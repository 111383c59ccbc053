internal import PushMessages
internal import SettingShapes
internal import TerminalUI
internal import Workspace

/// The JSON Schema of one of our files, for editors that complete and check TOML with it.
enum ConfigSchema {
  static func text(_ file: ConfigFileKind) -> String {
    let document = JSONValue.object(
      [
        .init("$schema", .string("http://json-schema.org/draft-07/schema#")),
        .init("$id", .string("urn:pushwright:config:\(file.rawValue)")),
        .init("title", .string(file.title)),
      ] + table(file.settings))
    return document.text() + "\n"
  }

  private static func value(_ setting: Setting) -> JSONValue {
    let standard = setting.standard.flatMap { try? JSONNode(strict: $0) }
      .map { JSONValue.Member("default", JSONValue($0)) }
    return .object(
      [.init("description", .string(setting.sentence))] + members(setting.shape)
        + [standard].compactMap(\.self))
  }

  private static func members(_ shape: SettingShape) -> [JSONValue.Member] {
    switch shape {
    case .text: [.init("type", .string("string")), .init("minLength", .number("1"))]
    case .matching(let pattern):
      [.init("type", .string("string")), .init("pattern", .string("^(\(pattern))$"))]
    case .flag: [.init("type", .string("boolean"))]
    case .number(let range):
      [
        .init("type", .string("integer")), .init("minimum", .number("\(range.lowerBound)")),
        .init("maximum", .number("\(range.upperBound)")),
      ]
    case .choice(let names): [.init("enum", .list(names.map(JSONValue.string)))]
    case .list(let element):
      [.init("type", .string("array")), .init("items", .object(members(element)))]
    case .table(let settings): table(settings)
    case .named(let value):
      [
        .init("type", .string("object")),
        .init("additionalProperties", .object(members(value))),
      ]
    case .any(let shapes): [.init("anyOf", .list(shapes.map { .object(members($0)) }))]
    }
  }

  private static func table(_ settings: [Setting]) -> [JSONValue.Member] {
    let required = settings.filter(\.isRequired).map { JSONValue.string($0.key) }
    return [
      .init("type", .string("object")),
      .init("properties", .object(settings.map { .init($0.key, value($0)) })),
    ] + (required.isEmpty ? [] : [.init("required", .list(required))])
      + [.init("additionalProperties", .boolean(false))]
  }
}
