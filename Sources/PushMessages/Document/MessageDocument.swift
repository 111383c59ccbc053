/// The truth about a draft: its text, and the JSON tree with the place of every key and value in that text.
///
/// A draft is the body of an FCM v1 request, `{"message": {…}}`. Edits splice the text, so whatever a file holds
/// survives them: unknown fields, order, white space, numbers as they are written.
public struct MessageDocument: Sendable {
  /// The text as a file holds it.
  public private(set) var text: String
  /// The tree of the whole text; `nil` if it cannot be read.
  public private(set) var root: JSONNode?
  /// The value of `message`; `nil` if the text has none.
  public private(set) var message: JSONNode?
  /// What the reader had to repair or could not read, in the order of the text.
  public private(set) var problems: [DocumentProblem]
  let lines: LazyLineMap
  /// About how many bytes of memory text and tree take: many times the text where it is all brackets.
  public private(set) var heldBytes: Int

  public init(text: String) {
    self.text = text
    lines = LazyLineMap(text)
    var reader = JSONReader(text)
    root = reader.document()
    message = root?["message"].flatMap { $0.members == nil ? nil : $0 }
    problems = []
    heldBytes = text.utf8.count + (root?.heldBytes ?? 0)
    guard !reader.findings.isEmpty else { return }
    problems = reader.findings.map { [lines] finding in
      let place = lines.place(of: finding.offset)
      return DocumentProblem(
        finding.severity, finding.sentence, kind: finding.kind, line: place.line,
        column: place.column)
    }
    heldBytes += problems.reduce(0) { $0 + $1.heldBytes }
  }

  /// A message without target or text.
  public static let empty = MessageDocument(text: "{\n  \"message\": {}\n}\n")

  /// Whether the text had to be repaired, so that FCM would refuse the file as it stands.
  public var isRepaired: Bool { problems.contains { $0.severity == .repair } }

  /// The same message as strict JSON; for a text that cannot be read, the text.
  public var strictText: String {
    guard isRepaired, let root else { return text }
    return JSONText.pretty(root) + "\n"
  }

  /// The message as FCM gets it: `message` alone, without white space.
  public var canonicalMessage: String? { message.map(JSONText.compact) }

  /// How many bytes the ``canonicalMessage`` has; 0 if there is none.
  public var canonicalSize: Int { message.map(JSONText.compactSize) ?? 0 }

  /// The value at a path, read in either of FCM's spellings.
  public func node(at path: FieldPath) -> JSONNode? {
    member(at: path)?.node
  }

  /// The text at a path; `nil` if there is none or it isn't a string.
  public func string(at path: FieldPath) -> String? {
    node(at: path)?.string
  }

  /// Line and column of a value, both counted from 1.
  public func place(of node: JSONNode) -> (line: Int, column: Int) {
    lines.place(of: node.range.lowerBound)
  }

  /// The value at a path and, for a member of an object, where its key begins.
  func member(at path: FieldPath) -> (node: JSONNode, keyStart: Int?)? {
    guard var node = message else { return nil }
    var keyStart: Int?
    let aliasDepth = Self.aliasDepth(of: path)
    for (depth, component) in path.components.enumerated() {
      switch component {
      case .key(let key):
        guard let member = node.member(key, orCamelCase: depth < aliasDepth) else { return nil }
        (node, keyStart) = (member.value, member.keyRange.lowerBound)
      case .index(let index):
        guard let elements = node.elements, elements.indices.contains(index) else { return nil }
        (node, keyStart) = (elements[index], nil)
      }
    }
    return (node, keyStart)
  }

  /// The field that a key stands for in the object at the path: in FCM's own objects `titleLocKey` is `title_loc_key`.
  public func fieldName(of key: String, below path: FieldPath) -> String {
    Self.aliasDepth(of: path) == .max ? FieldName.snakeCase(key) : key
  }

  /// How many keys of a path have two spellings: those of FCM's fields, not of maps and of Apple's and the browser's own
  /// objects.
  static func aliasDepth(of path: FieldPath) -> Int {
    guard case .key(let block)? = path.components.first else { return .max }
    if block == "data" { return 1 }
    guard path.components.count > 1, case .key(let object) = path.components[1] else { return .max }
    let isFreeForm =
      switch block {
      case "android", "android_v2": object == "data"
      case "webpush": object == "data" || object == "headers" || object == "notification"
      case "apns": object == "headers" || object == "payload"
      default: false
      }
    return isFreeForm ? 2 : .max
  }
}

extension MessageDocument: Hashable {
  public static func == (left: MessageDocument, right: MessageDocument) -> Bool {
    left.text == right.text
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}
