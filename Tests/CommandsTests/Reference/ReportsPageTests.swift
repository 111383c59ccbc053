import PushMessages
import TestSupport
import Testing

@testable import Commands

/// The reference of the reports in JSON is their schemas'.
struct ReportsPageTests {
  @Test func `The page of reports is the schemas'`() throws {
    let rows = SchemaName.allCases.map { name in
      ["`\(name.rawValue)`", "`\(name.verb)`", name.list.map { "`\($0)`" } ?? ""]
    }
    let definitions = SchemaDocument.definitions.filter { !$0.name.hasSuffix("-report") }
    let page = """
      # Reports in JSON

      The members of every report that scripts read, from the schemas that `pushwright schema` prints.

      ## Overview

      Each report names its `schema` and its `version`, which goes up when a member is renamed, removed, or changes its shape or meaning.
      The list of the third column is the member that holds the report's entries; without one the report, or each of its lines, is the
      object itself. `pushwright schema NAME` prints a JSON Schema (draft 2020-12).


      """
    try expectPage(
      page + markdownTable(["schema", "printed by", "list"], rows) + "\n## Members\n\n"
        + definitions.map(Self.section).joined(separator: "\n"),
      at: "Sources/pushwright/pushwright.docc/Reports.md")
  }

  private static func section(_ definition: (name: String, schema: JSONSchema)) -> String {
    let value = definition.schema.value
    let description = Self.text("description", of: value)
    let head = "### \(definition.name)\n\n" + (description.map { "\($0)\n\n" } ?? "")
    guard case .object(let properties)? = Self.member("properties", of: value) else {
      return head + Self.sentence(Self.phrase(value)) + "\n"
    }
    let rows = properties.map { property in
      [
        "`\(property.key)`", Self.phrase(property.value),
        Self.text("description", of: property.value) ?? "",
      ]
    }
    return head + markdownTable(["member", "value", "what it is"], rows)
  }

  /// What a value may be: `text, or null`, `a list, each a finding`.
  private static func phrase(_ value: JSONValue) -> String {
    if case .list(let choices)? = member("anyOf", of: value) {
      return choices.map(phrase).joined(separator: ", or ")
    }
    if let reference = text("$ref", of: value) {
      return "`\(reference.split(separator: "/").last ?? "")`"
    }
    if let constant = member("const", of: value) { return "`\(constant.text())`" }
    if case .list(let words)? = member("enum", of: value) {
      return words.map { "`\($0.text())`" }.joined(separator: ", ")
    }
    switch text("type", of: value) {
    case "string": return "text"
    case "integer": return "whole number"
    case "boolean": return "true or false"
    case "array": return "list of " + (member("items", of: value).map(phrase) ?? "values")
    case "object":
      guard case .object(let properties)? = member("properties", of: value) else {
        return "object"
      }
      return "object with " + properties.map { "`\($0.key)`" }.joined(separator: ", ")
    case let type?: return type
    case nil: return "any value"
    }
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  private static func member(_ key: String, of value: JSONValue) -> JSONValue? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }

  private static func text(_ key: String, of value: JSONValue) -> String? {
    guard case .string(let text)? = member(key, of: value) else { return nil }
    return text
  }
}
