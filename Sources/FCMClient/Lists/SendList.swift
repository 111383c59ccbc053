public import PushMessages

/// What the history says about a list beside its message: which file it was, and what it held.
///
/// It holds no registration: recipients are the numbers of records in the list, which the digest recognizes.
public struct SendList: Hashable, Sendable {
  /// The file's name, or `-`.
  public var name: String
  /// SHA-256 of the list's bytes.
  public var digest: String
  /// Different registrations in the list.
  public var recipients: Int
  /// The column that was asked for.
  public var column: String?
  /// The number of the first run of the list; `nil` for a first run.
  public var resumes: Int64?
  /// The column that chooses a draft; `nil` if all recipients get the same one.
  public var localeColumn: String?

  public init(
    name: String, digest: String, recipients: Int, column: String? = nil, resumes: Int64? = nil,
    localeColumn: String? = nil
  ) {
    self.name = name
    self.digest = digest
    self.recipients = recipients
    self.column = column
    self.resumes = resumes
    self.localeColumn = localeColumn
  }

  /// Reads the payload of an intent; `nil` if it isn't that of a list.
  public init?(payload: String) {
    guard let node = try? JSONNode(strict: payload), let list = node["list"],
      let name = list["name"]?.string, let digest = list["sha256"]?.string,
      let recipients = Self.number(list["recipients"])
    else { return nil }
    self.init(
      name: name, digest: digest, recipients: Int(recipients), column: list["column"]?.string,
      resumes: Self.number(list["resumes"]), localeColumn: list["locale_column"]?.string)
  }

  private static func number(_ node: JSONNode?) -> Int64? {
    guard case .number(let digits)? = node?.kind else { return nil }
    return Int64(digits)
  }

  /// The message of such a payload, with its placeholders.
  public static func message(ofPayload payload: String) -> JSONNode? {
    (try? JSONNode(strict: payload))?["message"]
  }

  /// The message with its placeholders and without a target, and the list; `drafts` are those for other languages by
  /// their tags.
  public func payload(with message: JSONValue, drafts: [JSONValue.Member] = []) -> String {
    var members: [JSONValue.Member] = [
      .init("name", .string(name)), .init("sha256", .string(digest)),
      .init("recipients", .number("\(recipients)")),
    ]
    if let column { members.append(.init("column", .string(column))) }
    if let resumes { members.append(.init("resumes", .number("\(resumes)"))) }
    if let localeColumn { members.append(.init("locale_column", .string(localeColumn))) }
    let others = drafts.isEmpty ? [] : [JSONValue.Member("drafts", .object(drafts))]
    return JSONText.compact(
      .object([.init("message", message)] + others + [.init("list", .object(members))]))
  }

  /// What is the same for every send of the same messages to the same list.
  public func payloadHash(
    project: ProjectID, message: JSONNode, drafts: [(tag: String, message: JSONNode)] = [],
    computed: [FieldPath]
  ) -> String {
    func hash(_ message: JSONNode) -> PayloadHash {
      PayloadHash(project: project, message: message, computed: computed)
    }
    var text = "pushwright list 1\n\(hash(message))\n\(digest)\n\(column ?? "")\n"
    if let localeColumn {
      text += "\(localeColumn)\n" + drafts.map { "\($0.tag) \(hash($0.message))\n" }.joined()
    }
    return ContentHash.of(text)
  }
}
