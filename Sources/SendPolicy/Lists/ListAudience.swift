public import FCMClient
public import PushMessages
public import RecipientLists

/// The recipients of a list, as rules and review see them.
public struct ListAudience: Hashable, Sendable {
  /// The file's name, or `-`.
  public var name: String
  /// The column that was asked for.
  public var column: String?
  public var summary: ListSummary
  /// The draft's message, with its placeholders.
  public var message: JSONNode
  /// The column that chooses a draft by its locale; `nil` if all recipients get the same one.
  public var localeColumn: String?
  /// The drafts for some of the recipients; the others get ``message``.
  public var drafts: [ListDraft] = []
  /// Messages a minute.
  public var rate: Int
  /// How long it takes at best.
  public var duration: Duration
  /// Whether lines without a registration are left out; otherwise nothing is sent because of them.
  public var skipsMalformed: Bool
  /// The line whose values the review shows; `nil` if the message has no placeholders.
  public var example: Int?
  /// The name of the draft that the review shows; `nil` if there is only one.
  public var exampleDraft: String?
  /// The runs that it goes on with; `nil` for a first run.
  public var resumed: ResumedList?

  public init(
    name: String, column: String?, summary: ListSummary, message: JSONNode, rate: Int,
    duration: Duration, skipsMalformed: Bool
  ) {
    self.name = name
    self.column = column
    self.summary = summary
    self.message = message
    self.rate = rate
    self.duration = duration
    self.skipsMalformed = skipsMalformed
  }

  /// How many get a message.
  public var count: Int { resumed?.left ?? summary.recipients }

  /// `list users.csv`, as the history names the target.
  public var target: String { name == "-" ? "list from standard input" : "list \(name)" }

  /// What the history says of it.
  public var sendList: SendList {
    SendList(
      name: name, digest: summary.digest, recipients: summary.recipients, column: column,
      resumes: resumed?.runs.first, localeColumn: localeColumn)
  }

  /// What is the same for every send of the same message to the same list.
  func hash(project: ProjectID, computed: [FieldPath]) -> String {
    let targets = Message.Target.fieldNames.map { FieldPath([.key($0)]) }
    return sendList.payloadHash(
      project: project, message: message, drafts: drafts.map { ($0.tag, $0.message) },
      computed: computed + targets)
  }
}
