internal import PushMessages

/// Writes Java with chains of setters, as the documentation does.
struct JavaWriter: SnippetWriter {
  static let language = CodeLanguage.java
  static let layout = CodeLayout(unit: "    ", unitWidth: 4, width: 100, commentMark: "//")

  /// Full names of the types that the code uses.
  private var imports: Set<String> = [
    "com.google.firebase.FirebaseApp", "com.google.firebase.messaging.FirebaseMessaging",
    "com.google.firebase.messaging.FirebaseMessagingException",
  ]

  private mutating func use(_ type: String) {
    let name = type.prefix { $0 != "." }
    imports.insert("com.google.firebase.messaging.\(name)")
  }

  mutating func items(for member: SDKMember, _ value: SaidValue) -> [CodeText.Item] {
    switch (member.elementName, value) {
    case (let name?, .map(let entries)):
      return entries.map { entry(name, $0, form: member.form) }
    case (let name?, .list(let values)) where member.form == .objects:
      return values.map {
        CodeText.Item(label: ".\(name)(", value: code($0, member.form), end: ")")
      }
    default:
      return [CodeText.Item(label: ".\(member.name)(", value: code(value, member.form), end: ")")]
    }
  }

  private mutating func entry(_ name: String, _ entry: SaidValue.Entry, form: ValueForm)
    -> CodeText.Item
  {
    CodeText.Item(
      label: ".\(name)(\(literal(entry.key)), ", value: code(entry.value, form), end: ")")
  }

  mutating func items(for extras: [CodeText.Extra], of type: SDKType) -> [CodeText.Item] {
    guard case .calls(let name)? = type.extra?.manner else { return [] }
    return extras.map { extra in
      var item = entry(name, extra.entry, form: .json)
      item.comments = extra.comments
      return item
    }
  }

  mutating func object(_ type: SDKType, _ items: [CodeText.Item]) -> CodeText {
    use(type.name)
    if type.path == "webpush.notification.actions" { return action(type, items) }
    return .group(
      CodeText.Group(
        open: "\(type.name).builder()", close: ".build()", items: items,
        layout: .init(separator: "", closesInside: true, isBroken: items.count > 1)))
  }

  /// The one type without a builder takes its members by their order.
  private func action(_ type: SDKType, _ items: [CodeText.Item]) -> CodeText {
    var arguments = ["action", "title", "icon"].map { name in
      let item = items.first { $0.label == ".\(name)(" }
      return CodeText.Item(comments: item?.comments ?? [], value: item?.value ?? .atom("null"))
    }
    if arguments[2].value == .atom("null") { arguments.removeLast() }
    if let first = arguments.first {
      let rest = items.filter { $0.value == nil }.flatMap(\.comments)
      arguments[0] = CodeText.Item(comments: first.comments + rest, value: first.value)
    }
    // Java has no comma after a last argument, so the lines of a long call are put together here.
    let texts = arguments.enumerated().map { index, item in
      CodeText.Item(
        comments: item.comments, value: item.value,
        end: index + 1 < arguments.count ? "," : "")
    }
    return .group(
      CodeText.Group(
        open: "new \(type.name)(", close: ")", items: texts,
        layout: .init(separator: "", joint: " ")))
  }

  private mutating func code(_ value: SaidValue, _ form: ValueForm) -> CodeText {
    switch value {
    case .text(let text): return .atom(literal(text))
    case .constant(let text): return .atom(text)
    case .number(let text): return .atom(Self.number(text))
    case .boolean(let flag): return .atom("\(flag)")
    case .null: return .atom("null")
    case .instant(let instant):
      imports.insert("java.time.Instant")
      return .atom("Instant.parse(\(literal(instant.text))).toEpochMilli()")
    case .sendTime(let seconds):
      imports.insert("java.time.Instant")
      return .atom(SendTime.of(.java).code(seconds))
    case .span(let span):
      imports.insert("java.time.Duration")
      let plus = span.nanoseconds > 0 ? ".plusNanos(\(span.nanoseconds))" : ""
      return .atom("Duration.ofSeconds(\(span.seconds))\(plus)")
    case .colorParts(let parts):
      use("LightSettingsColor")
      let numbers = parts.map { "\(Float($0))f" }.joined(separator: ", ")
      return .atom("new LightSettingsColor(\(numbers))")
    case .object(let object): return code(object)
    case .list(let values): return list(values, form)
    case .map(let entries): return map(entries)
    }
  }

  /// A whole number beyond 32 bits is a `long`.
  private static func number(_ text: String) -> String {
    guard let integer = Int(text) else { return text }
    return Int32(exactly: integer) == nil ? "\(integer)L" : "\(integer)"
  }

  private mutating func list(_ values: [SaidValue], _ form: ValueForm) -> CodeText {
    let open: String
    var close = ")"
    switch form {
    case .integers: (open, close) = ("new int[] {", "}")
    case .millisecondsList: (open, close) = ("new long[] {", "}")
    default:
      imports.insert("java.util.List")
      open = "List.of("
    }
    return arguments(open, values.map { CodeText.Item(value: code($0, .json)) }, close)
  }

  /// `Map.of` has places for ten entries.
  private mutating func map(_ entries: [SaidValue.Entry]) -> CodeText {
    imports.insert("java.util.Map")
    let isShort = entries.count <= 10
    let items = entries.map { entry in
      CodeText.Item(
        label: (isShort ? "" : "Map.entry(") + literal(entry.key) + ", ",
        value: code(entry.value, .json), end: isShort ? "" : ")")
    }
    return arguments(isShort ? "Map.of(" : "Map.ofEntries(", items, ")")
  }

  /// Arguments, of which the last has no comma.
  private func arguments(_ open: String, _ items: [CodeText.Item], _ close: String) -> CodeText {
    var items = items
    for index in items.indices.dropLast() { items[index].end += "," }
    return .group(
      CodeText.Group(
        open: open, close: close, items: items, layout: .init(separator: "", joint: " ")))
  }

  mutating func program(_ message: SaidObject, isDryRun: Bool) -> String {
    let code = laidOut(message, indentation: 2, column: 26)
    if !isDryRun { imports.insert("java.util.Arrays") }
    let dryRun = isDryRun ? "true" : "Arrays.asList(args).contains(\"--dry-run\")"
    return """
      \(imports.sorted().map { "import \($0);\n" }.joined())
      /**
       * Sends one message through Firebase Cloud Messaging (com.google.firebase:firebase-admin).
       *
       * <p>Credentials: the file that GOOGLE_APPLICATION_CREDENTIALS names, or those of gcloud auth
       * application-default login. With --dry-run FCM only checks the message.
       */
      public final class SendMessage {
          public static void main(String[] args) {
              FirebaseApp.initializeApp();

              Message message = \(code);

              boolean dryRun = \(dryRun);
              try {
                  String id = FirebaseMessaging.getInstance().send(message, dryRun);
                  System.out.println((dryRun ? "Valid: " : "Sent: ") + id);
              } catch (FirebaseMessagingException e) {
                  System.err.println("Not sent: " + e.getMessagingErrorCode() + ": " + e.getMessage());
                  System.exit(1);
              }
          }
      }

      """
  }
}
