/// Makes a catalog out of its JSON.
struct StringCatalogueReader {
  let lines: TextLines
  var problems: [FileProblem] = []

  init(lines: TextLines) {
    self.lines = lines
  }

  mutating func catalogue(_ root: JSONNode) -> StringCatalogue {
    var catalogue = StringCatalogue()
    guard let members = members(of: root, "the catalog") else {
      catalogue.problems = problems
      return catalogue
    }
    for member in members {
      switch member.key {
      case "sourceLanguage":
        catalogue.sourceLanguage = text(member.value, "sourceLanguage") ?? ""
      case "version": catalogue.version = text(member.value, "version") ?? ""
      case "strings":
        let strings = self.members(of: member.value, "“strings”") ?? []
        catalogue.entries = strings.compactMap { entry($0) }
      default:
        let sentence = "“\(member.key)” is ignored here: keys belong inside “strings”"
        report(.warning, sentence, at: member.offset)
      }
    }
    if catalogue.sourceLanguage.isEmpty {
      report(.error, "the catalog has no “sourceLanguage”", at: root.offset)
    }
    if !members.contains(where: { $0.key == "strings" }) {
      report(.error, "the catalog has no “strings”", at: root.offset)
    }
    catalogue.problems = problems
    return catalogue
  }

  private mutating func entry(_ member: JSONNode.Member) -> StringCatalogue.Entry? {
    guard let fields = members(of: member.value, "“\(member.key)”") else { return nil }
    let (line, column) = lines.place(of: member.offset)
    var entry = StringCatalogue.Entry(
      key: member.key, extractionState: nil, shouldTranslate: true, localizations: [], line: line,
      column: column)
    for field in fields {
      switch field.key {
      case "extractionState": entry.extractionState = text(field.value, field.key)
      case "shouldTranslate":
        if case .boolean(let value) = field.value.kind {
          entry.shouldTranslate = value
        } else {
          report(.error, "“shouldTranslate” must be true or false", at: field.value.offset)
        }
      case "localizations":
        let languages = members(of: field.value, "“localizations”") ?? []
        entry.localizations = languages.compactMap { localization($0) }
      default: break
      }
    }
    return entry
  }

  private mutating func localization(
    _ member: JSONNode.Member
  ) -> StringCatalogue.Localization? {
    guard let value = value(member.value, of: "“\(member.key)”") else { return nil }
    let (line, column) = lines.place(of: member.offset)
    checkVariables(of: value, defined: [])
    return StringCatalogue.Localization(
      language: member.key, value: value, line: line, column: column)
  }

  /// A variable that is named and not defined is shown by its name.
  private mutating func checkVariables(
    of value: StringCatalogue.Value, defined: Set<String>
  ) {
    let defined = defined.union(value.substitutions.map(\.name))
    if let unit = value.unit {
      for name in AppleFormatText.variableNames(in: unit.value) where !defined.contains(name) {
        let sentence =
          "the text names the variable “\(name)”, but the catalog has no such substitution"
        problems.append(FileProblem(.warning, sentence, line: unit.line, column: unit.column))
      }
    }
    let nested = (value.plural + value.device).map(\.value) + value.substitutions.map(\.value)
    for nested in nested { checkVariables(of: nested, defined: defined) }
  }

  /// The members of an object, of each name the last one; `nil`, with a problem, for anything else.
  mutating func members(of node: JSONNode, _ name: String) -> [JSONNode.Member]? {
    guard let members = node.members else {
      report(.error, "\(name) must be an object in braces", at: node.offset)
      return nil
    }
    guard members.count > 1 else { return members }
    var indices: [[UInt8]: Int] = [:]
    var result: [JSONNode.Member] = []
    result.reserveCapacity(members.count)
    for member in members {
      // By bytes: composed and decomposed letters are different keys.
      if let index = indices.updateValue(result.count, forKey: Array(member.key.utf8)) {
        indices[Array(member.key.utf8)] = index
        result[index] = member
        let sentence = "“\(member.key)” appears here more than once: remove all but one"
        report(.warning, sentence, at: member.offset)
      } else {
        result.append(member)
      }
    }
    return result
  }

  mutating func text(_ node: JSONNode, _ name: String) -> String? {
    if node.text == nil {
      report(.error, "“\(name)” must be a text in double quotes", at: node.offset)
    }
    return node.text
  }

  mutating func report(
    _ severity: FileProblem.Severity, _ sentence: String, at offset: Int
  ) {
    let (line, column) = lines.place(of: offset)
    problems.append(FileProblem(severity, sentence, line: line, column: column))
  }
}
