internal import PushMessages
internal import Resolver

/// The shapes that all reports in JSON have in common; `pushwright schema` publishes them.
enum JSONReport {
  /// An object that names its schema, with the report's list, one element below the other.
  static func text(_ schema: SchemaName, _ elements: [JSONValue]) -> String {
    let lines = elements.map { "    " + $0.text(indentation: "    ") }
    let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
    return """
      {
        "schema": \(JSONText.quoted(schema.rawValue)),
        "version": \(SchemaName.version),
        "\(schema.list ?? "list")": \(list)
      }

      """
  }

  /// An object that names its schema, and has these members.
  static func text(_ schema: SchemaName, members: [JSONValue.Member]) -> String {
    let own: [JSONValue.Member] = [
      .init("schema", .string(schema.rawValue)), .init("version", .number("\(SchemaName.version)")),
    ]
    return JSONValue.object(own + members).text() + "\n"
  }

  /// What a device shows for a text, and why; its releases are those in which it is so.
  static func text(_ resolution: Resolution) -> JSONValue {
    .object([
      .init("documented", string(resolution.documented)),
      .init("outcome", .string(resolution.outcome.name)),
      .init("text", string(resolution.outcome.text)),
      .init("reason", string(resolution.reason)),
      .init("source", source(resolution.source)),
      .init("releases", strings(resolution.releases)),
      .init("trail", strings(resolution.trail)),
    ])
  }

  /// Where a localized text is; `null` if there is none.
  static func source(_ source: TextSource?) -> JSONValue {
    guard let source else { return .null }
    return .object([
      .init("localization", .string(source.localization)),
      .init("file", .string(ReportPath.relative(source.file))),
      .init("line", number(max(1, source.line))),
    ])
  }

  static func string(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  static func number(_ number: Int?) -> JSONValue {
    number.map { .number(String($0)) } ?? .null
  }

  static func strings(_ texts: [String]) -> JSONValue { .list(texts.map(JSONValue.string)) }
}
