/// Writes Python, as Black lays it out.
struct PythonWriter: SnippetWriter {
  static let language = CodeLanguage.python
  static let layout = CodeLayout(unit: "    ", unitWidth: 4, width: 88, commentMark: "#")

  /// What the code uses of the module `datetime`.
  private var times: Set<String> = []
  private var usesClock = false

  mutating func items(for member: SDKMember, _ value: SaidValue) -> [CodeText.Item] {
    [CodeText.Item(label: "\(member.name)=", value: code(value))]
  }

  mutating func items(for extras: [CodeText.Extra], of type: SDKType) -> [CodeText.Item] {
    guard case .map(let name)? = type.extra?.manner else { return keywords(extras) }
    return [CodeText.Item(label: "\(name)=", value: dictionary(extras))]
  }

  /// Keys that aren't names come after the others, unpacked from a dictionary.
  private mutating func keywords(_ extras: [CodeText.Extra]) -> [CodeText.Item] {
    let isName = { (key: String) in key.isCodeName && !Self.keywords.contains(key) }
    var items: [CodeText.Item] = []
    for extra in extras where isName(extra.entry.key) {
      items.append(
        CodeText.Item(
          comments: extra.comments, label: "\(extra.entry.key)=", value: code(extra.entry.value)))
    }
    let others = extras.filter { !isName($0.entry.key) }
    if !others.isEmpty { items.append(CodeText.Item(label: "**", value: dictionary(others))) }
    return items
  }

  private static let keywords: Set<String> = [
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue",
    "def", "del", "elif", "else", "except", "finally", "for", "from", "global", "if", "import",
    "in", "is", "lambda", "nonlocal", "not", "or", "pass", "raise", "return", "try", "while",
    "with", "yield", "__debug__",
  ]

  private mutating func dictionary(_ extras: [CodeText.Extra]) -> CodeText {
    let items = extras.map { extra in
      CodeText.Item(
        comments: extra.comments, label: "\(literal(extra.entry.key)): ",
        value: code(extra.entry.value))
    }
    return .group(CodeText.Group(open: "{", close: "}", items: items, layout: .init()))
  }

  mutating func object(_ type: SDKType, _ items: [CodeText.Item]) -> CodeText {
    .group(
      CodeText.Group(
        open: "messaging.\(type.name)(", close: ")", items: items,
        layout: .init(isBroken: items.count > 1)))
  }

  private mutating func code(_ value: SaidValue) -> CodeText {
    switch value {
    case .text(let text), .constant(let text): return .atom(literal(text))
    case .number(let text): return .atom(text)
    case .boolean(let flag): return .atom(flag ? "True" : "False")
    case .null: return .atom("None")
    case .instant(let instant): return datetime(instant)
    case .sendTime(let seconds):
      usesClock = true
      return .atom(SendTime.of(.python).code(seconds))
    case .span(let span): return .atom(timedelta(span))
    case .colorParts(let parts): return .atom("[\(parts.map { "\($0)" }.joined(separator: ", "))]")
    case .object(let object): return code(object)
    case .list(let values):
      let items = values.map { CodeText.Item(value: code($0)) }
      return .group(CodeText.Group(open: "[", close: "]", items: items, layout: .init()))
    case .map(let entries):
      return dictionary(entries.map { CodeText.Extra(entry: $0, comments: []) })
    }
  }

  private mutating func timedelta(_ span: Span) -> String {
    times.insert("timedelta")
    let fraction = span.nanoseconds > 0 ? ", microseconds=\(span.nanoseconds / 1000)" : ""
    return "timedelta(seconds=\(span.seconds)\(fraction))"
  }

  private mutating func datetime(_ instant: Instant) -> CodeText {
    times.formUnion(["datetime", "timezone"])
    var parts = instant.parts + [instant.nanoseconds / 1000]
    while parts.count > 5, parts.last == 0 { parts.removeLast() }
    let items = (parts.map(String.init) + ["tzinfo=timezone.utc"]).map {
      CodeText.Item(value: .atom($0))
    }
    return .group(
      CodeText.Group(open: "datetime(", close: ")", items: items, layout: .init(isPacked: true)))
  }

  mutating func program(_ message: SaidObject, isDryRun: Bool) -> String {
    let code = laidOut(message, indentation: 0, column: 10)
    let names = times.sorted().joined(separator: ", ")
    let imports =
      (usesClock ? "\nimport time" : "") + (times.isEmpty ? "" : "\nfrom datetime import \(names)")
    let dryRun = isDryRun ? "True" : "\"--dry-run\" in sys.argv[1:]"
    return """
      \"\"\"Sends one message through Firebase Cloud Messaging: pip install firebase-admin

      Credentials: the file that GOOGLE_APPLICATION_CREDENTIALS names, or those of
      gcloud auth application-default login. With --dry-run FCM only checks the message.
      \"\"\"

      import sys\(imports)

      import firebase_admin
      from firebase_admin import exceptions, messaging

      firebase_admin.initialize_app()

      message = \(code)

      dry_run = \(dryRun)
      try:
          message_id = messaging.send(message, dry_run=dry_run)
      except (exceptions.FirebaseError, ValueError) as error:
          sys.exit(f"Not sent: {error}")
      print("Valid:" if dry_run else "Sent:", message_id)

      """
  }
}
