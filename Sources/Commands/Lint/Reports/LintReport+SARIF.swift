internal import MessageLint
internal import PushMessages
internal import Resolver

extension LintReport {
  /// SARIF 2.1.0 (OASIS Standard, March 2020): one run, with all rules and one result per finding, with its places.
  var sarif: String {
    let log = JSONValue.object([
      .init("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      .init("version", .string("2.1.0")),
      .init("runs", .list([run])),
    ])
    return log.text() + "\n"
  }

  private var run: JSONValue {
    .object([
      .init("tool", .object([.init("driver", Self.driver)])),
      .init("columnKind", .string("unicodeCodePoints")),
      .init("invocations", .list([invocation])),
      .init("results", .list(results)),
    ])
  }

  /// A draft that could not be read or checked makes the whole run a failed one.
  private var invocation: JSONValue {
    let failures = drafts.compactMap(\.failure).map { failure in
      JSONValue.object([
        .init("level", .string("error")), .init("message", Self.text(failure.sentence)),
      ])
    }
    return .object([
      .init("executionSuccessful", .boolean(failures.isEmpty)),
      .init("toolExecutionNotifications", .list(failures)),
    ])
  }

  private var results: [JSONValue] {
    Fingerprint.numbered(entries, in: repository).map { result($0.entry, $0.text) }
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

  private func result(_ entry: LintEntry, _ fingerprint: String) -> JSONValue {
    let finding = entry.finding
    var members: [JSONValue.Member] = [.init("ruleId", .string(finding.rule))]
    if let index = Linter.rules.firstIndex(where: { $0.id == finding.rule }) {
      members.append(.init("ruleIndex", Self.number(index)))
    }
    members += [
      .init("level", .string(finding.severity.word)),
      .init(
        "message",
        Self.text(([entry.sentence] + entry.details).joined(separator: "\n"))),
      .init(
        "locations",
        .list([location(entry.file, entry.line, entry.column, field: finding.path)])),
    ]
    let related = relatedLocations(of: entry)
    if !related.isEmpty { members.append(.init("relatedLocations", .list(related))) }
    members.append(
      .init(
        "partialFingerprints",
        .object([.init("pushwright/v2", .string(fingerprint))])))
    members.append(.init("suppressions", .list(Self.suppressions(of: entry))))
    return .object(members)
  }

  /// The other texts to blame, and the drafts that ask for them.
  private func relatedLocations(of entry: LintEntry) -> [JSONValue] {
    guard entry.isInStrings else { return [] }
    let texts = entry.textPlaces.dropFirst().compactMap { place in
      place.source.map { source in
        let locales = place.locales.localeNames
        return location(
          ReportPath.relative(source.file), max(1, source.line), nil,
          message: locales.isEmpty ? "also here" : "also here, shown for \(locales)")
      }
    }
    let drafts = entry.drafts.map { place in
      location(
        place.file, place.position.line, place.position.column,
        message: "the draft uses it here")
    }
    return texts + drafts
  }

  /// An empty list says that lint looked and found none.
  private static func suppressions(of entry: LintEntry) -> [JSONValue] {
    guard let reason = entry.suppressionReason else { return [] }
    return [
      .object([.init("kind", .string("external")), .init("justification", .string(reason))])
    ]
  }

  private func location(
    _ file: String, _ line: Int, _ column: Int?, field: FieldPath? = nil, message: String? = nil
  ) -> JSONValue {
    let uri = ReportPath.uri(repository.path(file))
    var artifact: [JSONValue.Member] = [.init("uri", .string(uri))]
    // The base that code scanning knows: the root of the sources.
    if !uri.hasPrefix("file:") { artifact.append(.init("uriBaseId", .string("%SRCROOT%"))) }
    var region: [JSONValue.Member] = [.init("startLine", Self.number(line))]
    if let column { region.append(.init("startColumn", Self.number(column))) }
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
    if let message { members.append(.init("message", Self.text(message))) }
    return .object(members)
  }

  /// A message; its braces are doubled, because single ones hold placeholders (section 3.11.5).
  private static func text(_ text: String) -> JSONValue {
    let escaped = text.map { $0 == "{" ? "{{" : $0 == "}" ? "}}" : String($0) }.joined()
    return .object([.init("text", .string(escaped))])
  }
}
