internal import MessageLint
internal import PushMessages

extension LintReport {
  /// SARIF 2.1.0 (OASIS Standard, March 2020): one run, with all rules and one result per finding and place.
  var sarif: String {
    let log = JSONValue.object([
      .init("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      .init("version", .string("2.1.0")),
      .init("runs", .list([run])),
    ])
    return log.text() + "\n"
  }

  private var run: JSONValue {
    let isWhole = !drafts.contains { $0.failure != nil }
    return .object([
      .init("tool", .object([.init("driver", Self.driver)])),
      .init("columnKind", .string("unicodeCodePoints")),
      .init(
        "invocations", .list([.object([.init("executionSuccessful", .boolean(isWhole))])])),
      .init("results", .list(results)),
    ])
  }

  private var results: [JSONValue] {
    var counts: [Fingerprint: Int] = [:]
    return entries.map { entry in
      let fingerprint = Fingerprint(of: entry)
      counts[fingerprint, default: 0] += 1
      return Self.result(entry, "\(fingerprint.text):\(counts[fingerprint, default: 1])")
    }
  }

  private static var driver: JSONValue {
    let rules = Linter.rules.map { rule in
      JSONValue.object([
        .init("id", .string(rule.id)),
        .init("shortDescription", text(rule.summary)),
        .init(
          "defaultConfiguration", .object([.init("level", .string(rule.severity.word))])),
      ])
    }
    return .object([
      .init("name", .string("Pushwright")),
      .init("semanticVersion", .string(ProgramVersion.current)),
      .init("rules", .list(rules)),
    ])
  }

  private static func result(_ entry: LintEntry, _ fingerprint: String) -> JSONValue {
    let finding = entry.finding
    var members: [JSONValue.Member] = [.init("ruleId", .string(finding.rule))]
    if let index = Linter.rules.firstIndex(where: { $0.id == finding.rule }) {
      members.append(.init("ruleIndex", number(index)))
    }
    members += [
      .init("level", .string(finding.severity.word)),
      .init("message", text(([entry.sentence] + entry.remedies).joined(separator: "\n"))),
      .init(
        "locations",
        .list([location(entry.file, entry.line, entry.column, field: finding.path)])),
    ]
    if entry.isInStrings {
      let place = entry.draftPosition
      members.append(
        .init(
          "relatedLocations",
          .list([
            location(entry.draft, place.line, place.column, message: "the draft asks for it here")
          ])))
    }
    members.append(
      .init(
        "partialFingerprints",
        .object([.init("pushwright/v1", .string(fingerprint))])))
    members.append(.init("suppressions", .list(suppressions(of: entry))))
    return .object(members)
  }

  /// An empty list says that somebody looked, and found none.
  private static func suppressions(of entry: LintEntry) -> [JSONValue] {
    guard let reason = entry.suppressionReason else { return [] }
    return [
      .object([.init("kind", .string("external")), .init("justification", .string(reason))])
    ]
  }

  private static func location(
    _ file: String, _ line: Int, _ column: Int?, field: FieldPath? = nil, message: String? = nil
  ) -> JSONValue {
    let uri = ReportPath.uri(file)
    var artifact: [JSONValue.Member] = [.init("uri", .string(uri))]
    // The base that code scanning knows: the root of the sources.
    if !uri.hasPrefix("file:") { artifact.append(.init("uriBaseId", .string("%SRCROOT%"))) }
    var region: [JSONValue.Member] = [.init("startLine", number(line))]
    if let column { region.append(.init("startColumn", number(column))) }
    var members: [JSONValue.Member] = [
      .init(
        "physicalLocation",
        .object([.init("artifactLocation", .object(artifact)), .init("region", .object(region))]))
    ]
    if let field, !field.components.isEmpty {
      members.append(
        .init(
          "logicalLocations",
          .list([
            .object([
              .init("fullyQualifiedName", .string(field.description)),
              .init("kind", .string("member")),
            ])
          ])))
    }
    if let message { members.append(.init("message", text(message))) }
    return .object(members)
  }

  /// A message; its braces are doubled, because single ones hold placeholders (section 3.11.5).
  private static func text(_ text: String) -> JSONValue {
    let escaped = text.map { $0 == "{" ? "{{" : $0 == "}" ? "}}" : String($0) }.joined()
    return .object([.init("text", .string(escaped))])
  }
}
