import Foundation
import PushMessages
import Testing

@testable import CodeSnippets

/// The reference page of the spellings is the tables'.
@Suite(.serialized)
struct SpellingsPageTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/CodeSnippets/CodeSnippets.docc/Spellings.md")

  /// With `RECORD_SPELLINGS` set the page is written anew, and the test fails.
  @Test func `The page of spellings is the tables'`() throws {
    let present = try? String(contentsOf: Self.file, encoding: .utf8)
    guard present != Self.page else { return }
    if ProcessInfo.processInfo.environment["RECORD_SPELLINGS"] != nil {
      try FileManager.default.createDirectory(
        at: Self.file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(Self.page.utf8).write(to: Self.file)
    }
    Issue.record("The page of spellings is not the tables'; RECORD_SPELLINGS=1 writes it anew.")
  }

  private static var page: String {
    """
    # How the Admin SDKs spell the fields

    Each field of a message in the five Admin SDKs, from the tables that `pushwright convert` writes code with.

    ## Overview

    JSON and curl use the names of the first column. *Extra* means that the SDK has no member for the field, and takes it
    among your own keys. *Draft* means that only a public draft of the SDK has it, and no release.


    """ + CodeLanguage.allCases.map(section).joined(separator: "\n")
  }

  private static func section(_ language: CodeLanguage) -> String {
    let table = SDKTable.of(language)
    let rows = FieldCatalogue.fields.compactMap { field in
      row(field.path, table).map { "| `\(field.path)` | \($0) |\n" }
    }
    return """
      ### \(language.name)

      | field | spelling | type | value |
      | --- | --- | --- | --- |

      """ + rows.joined()
  }

  /// Without the parts of maps, whose keys all SDKs take as they are.
  private static func row(_ path: FieldPath, _ table: SDKTable) -> String? {
    switch table.spelling(of: path) {
    case .member(let member, let type):
      let all = type.members(for: member.field)
      let names = Set(all.map(\.name)).sorted().map { "`\($0)`" }
      let each = member.elementName.map { ", each `\($0)`" } ?? ""
      let draft = type.isDraft || table.type(at: path)?.isDraft == true ? " (draft)" : ""
      let forms = all.map { form in
        form.form == .object ? table.type(at: path).map { "`\($0.name)`" } ?? "" : form.form.phrase
      }
      return
        "\(names.joined(separator: ", "))\(each) | `\(type.name)`\(draft) | "
        + forms.joined(separator: ", or ")
    case .part: return nil
    case .level(let type): return "no level of its own | `\(type.name)` |"
    case .extra(let type): return "extra | `\(type.name)` | any data"
    case .gap(let gap): return "none | | \(gap.reason)"
    case nil: return "missing | |"
    }
  }
}
