internal import LocalFiles
internal import MessageLint
internal import PushMessages

extension LintBaseline {
  private static let version = "1"
  private static let keys = [
    "rule", "draft", "file", "field", "key", "platform", "cause", "locales",
  ]

  /// The file: JSON in the order of the report, so that a change is seen in a diff.
  var text: String {
    JSONValue.object([
      .init("version", .number(Self.version)), .init("findings", .list(entries.map(Self.value))),
    ]).text() + "\n"
  }

  private static func value(of entry: Entry) -> JSONValue {
    let identity = entry.identity
    let texts: [(String, String?)] = [
      ("rule", identity.rule), ("draft", identity.draft), ("file", identity.file),
      ("field", identity.field), ("key", identity.key), ("platform", identity.platform),
      ("cause", identity.cause),
    ]
    var members = texts.compactMap { key, text in
      text.map { JSONValue.Member(key, .string($0)) }
    }
    if !entry.locales.isEmpty {
      members.append(.init("locales", .list(entry.locales.map(JSONValue.string))))
    }
    return .object(members)
  }

  /// - Throws: ``CommandFailure`` if the file doesn't exist or has any error: lint doesn't guess what it means to
  ///   accept.
  static func reading(_ path: String) throws(CommandFailure) -> LintBaseline {
    let text: String
    do throws(CommandFailure) {
      text = try TextFile.argument(path, as: .baseline)
    } catch {
      let status: CommandFailure.Status =
        error.status == .noSuchFile ? .noSuchFile : .configuration
      throw CommandFailure(status, "baseline: \(error.sentence)")
    }
    let name = ReportPath.relative(path)
    do throws(Mistake) {
      return LintBaseline(path: name, entries: try entries(in: text))
    } catch {
      throw CommandFailure(
        .configuration,
        "\(name):\(error.line):\(error.column): the baseline can't be used: \(error.sentence)")
    }
  }

  /// Why a file isn't a baseline, and where.
  private struct Mistake: Error {
    var sentence: String
    var line: Int
    var column: Int
  }

  private static func entries(in text: String) throws(Mistake) -> [Entry] {
    let root: JSONNode
    do throws(JSONSyntaxError) {
      root = try JSONNode(strict: text)
    } catch {
      throw Mistake(sentence: error.sentence, line: error.line, column: error.column)
    }
    let document = MessageDocument(text: text)
    let refusal = { (sentence: String, node: JSONNode) in
      let place = document.place(of: node)
      return Mistake(sentence: sentence, line: place.line, column: place.column)
    }
    guard let members = root.members else { throw refusal("expected an object", root) }
    for member in members where !["version", "findings"].contains(member.key) {
      throw refusal("unknown key \(JSONText.quoted(member.key))", member.value)
    }
    guard case .number(version)? = root["version"]?.kind else {
      throw refusal("\"version\" must be \(version)", root["version"] ?? root)
    }
    guard let findings = root["findings"], let elements = findings.elements else {
      throw refusal("\"findings\" must be a list", root["findings"] ?? root)
    }
    var entries: [Entry] = []
    for node in elements { entries.append(try entry(of: node, refusal)) }
    return entries
  }

  private static func entry(
    of node: JSONNode, _ refusal: (String, JSONNode) -> Mistake
  ) throws(Mistake) -> Entry {
    guard let members = node.members else { throw refusal("expected an object", node) }
    var texts: [String: String] = [:]
    var locales: [String] = []
    for member in members {
      guard keys.contains(member.key) else {
        throw refusal("unknown key \(JSONText.quoted(member.key))", member.value)
      }
      if member.key == "locales" {
        let names = member.value.elements?.compactMap(\.string)
        guard let names, !names.isEmpty, names.count == member.value.elements?.count else {
          throw refusal("\"locales\" must be a list of strings", member.value)
        }
        locales = names
      } else if let text = member.value.string, texts.updateValue(text, forKey: member.key) == nil {
        continue
      } else {
        throw refusal("\(JSONText.quoted(member.key)) must be one string", member.value)
      }
    }
    guard let rule = texts["rule"], let cause = texts["cause"] else {
      throw refusal("a finding needs \"rule\" and \"cause\"", node)
    }
    if let complaint = Suppression.complaint(aboutRule: rule) { throw refusal(complaint, node) }
    return Entry(
      identity: FindingIdentity(
        rule: rule, draft: texts["draft"], file: texts["file"], field: texts["field"],
        key: texts["key"], platform: texts["platform"], cause: cause),
      locales: locales)
  }
}
