internal import PushMessages

/// Writes C#, as the documentation lays it out: a brace on a line of its own.
struct CSharpWriter: SnippetWriter {
  static let language = CodeLanguage.csharp
  static let layout = CodeLayout(unit: "    ", unitWidth: 4, width: 100, commentMark: "//")

  private var usesCollections = false
  private var usesActions = false
  private var usesCulture = false

  mutating func items(for member: SDKMember, _ value: SaidValue) -> [CodeText.Item] {
    [CodeText.Item(label: "\(member.name) = ", value: code(value, member.form))]
  }

  mutating func items(for extras: [CodeText.Extra], of type: SDKType) -> [CodeText.Item] {
    guard case .map(let name)? = type.extra?.manner else { return [] }
    usesCollections = true
    let items = extras.map { extra in
      CodeText.Item(
        comments: extra.comments, label: "[\(literal(extra.entry.key))] = ",
        value: code(extra.entry.value, .json))
    }
    let map = Self.group("new Dictionary<string, object> {", items, isBroken: items.count > 1)
    return [CodeText.Item(label: "\(name) = ", value: map)]
  }

  mutating func object(_ type: SDKType, _ items: [CodeText.Item]) -> CodeText {
    if type.path == "webpush.notification.actions" { usesActions = true }
    var items = items
    // Without a value the SDK sends the year 1.
    if type.path == "android.notification",
      !items.contains(where: { $0.label == "EventTimestamp = " })
    {
      let comment = "The SDK always sends a time; without this, it would be the year 1."
      items.append(
        CodeText.Item(
          comments: [comment], label: "EventTimestamp = ", value: .atom("DateTime.UtcNow")))
    }
    guard !items.isEmpty else { return .atom("new \(type.name)()") }
    return Self.group("new \(type.name) {", items, isBroken: items.count > 1)
  }

  private static func group(
    _ open: String, _ items: [CodeText.Item], isBroken: Bool = false
  ) -> CodeText {
    .group(
      CodeText.Group(
        open: open, close: "}", items: items,
        layout: .init(padding: " ", opensOnOwnLine: true, isBroken: isBroken)))
  }

  private mutating func code(_ value: SaidValue, _ form: ValueForm) -> CodeText {
    switch value {
    case .text(let text): return .atom(literal(text))
    case .constant(let text), .number(let text): return .atom(text)
    case .boolean(let flag): return .atom("\(flag)")
    case .null: return .atom("null")
    case .instant(let instant): return .atom(date(instant))
    case .sendTime(let seconds): return .atom(SendTime.of(.csharp).code(seconds))
    case .span(let span): return .atom(Self.span(span))
    case .colorParts(let parts): return .atom("\(parts)")
    case .object(let object): return code(object)
    case .list(let values): return list(values, form)
    case .map(let entries): return map(entries, form)
    }
  }

  private mutating func list(_ values: [SaidValue], _ form: ValueForm) -> CodeText {
    let type: String
    switch form {
    case .integers: type = "int[]"
    case .millisecondsList: type = "long[]"
    case .strings: type = "List<string>"
    case .objects: type = "List<Action>"
    default: type = "List<object>"
    }
    if type.hasPrefix("List") { usesCollections = true }
    let items = values.map { CodeText.Item(value: code($0, .json)) }
    guard !items.isEmpty else {
      return .atom(type.hasSuffix("]") ? "new \(type) { }" : "new \(type)()")
    }
    return Self.group("new \(type) {", items)
  }

  private mutating func map(_ entries: [SaidValue.Entry], _ form: ValueForm) -> CodeText {
    usesCollections = true
    let type = form == .stringMap ? "string" : "object"
    let items = entries.map { entry in
      CodeText.Item(label: "[\(literal(entry.key))] = ", value: code(entry.value, form))
    }
    guard !items.isEmpty else { return .atom("new Dictionary<string, \(type)>()") }
    return Self.group("new Dictionary<string, \(type)> {", items, isBroken: items.count > 1)
  }

  private static func span(_ span: Span) -> String {
    guard span.nanoseconds == 0 else {
      return span.nanoseconds % 1_000_000 == 0
        ? "TimeSpan.FromMilliseconds(\(span.milliseconds))"
        : "TimeSpan.FromTicks(\(span.seconds * 10_000_000 + span.nanoseconds / 100))"
    }
    let units = [("Days", 86_400), ("Hours", 3600), ("Minutes", 60)]
    let unit = units.first { span.seconds > 0 && span.seconds % $0.1 == 0 } ?? ("Seconds", 1)
    return "TimeSpan.From\(unit.0)(\(span.seconds / unit.1))"
  }

  private mutating func date(_ instant: Instant) -> String {
    guard instant.nanoseconds % 1_000_000 == 0 else {
      usesCulture = true
      let text = literal(instant.text)
      return "DateTimeOffset.Parse(\(text), CultureInfo.InvariantCulture).UtcDateTime"
    }
    var parts = instant.parts
    if instant.nanoseconds > 0 { parts.append(instant.nanoseconds / 1_000_000) }
    return "new DateTime(\(parts.map(String.init).joined(separator: ", ")), DateTimeKind.Utc)"
  }

  mutating func program(_ message: SaidObject, isDryRun: Bool) -> String {
    let code = laidOut(message, indentation: 0, column: 14)
    let dryRun = isDryRun ? "true" : "args.Contains(\"--dry-run\")"
    let usings = [
      "System", usesCollections ? "System.Collections.Generic" : nil,
      usesCulture ? "System.Globalization" : nil, isDryRun ? nil : "System.Linq", "FirebaseAdmin",
      "FirebaseAdmin.Messaging",
      // `System` has an `Action` too.
      usesActions ? "Action = FirebaseAdmin.Messaging.Action" : nil,
    ]
    return """
      // Sends one message through Firebase Cloud Messaging: dotnet add package FirebaseAdmin
      // Credentials: the file that GOOGLE_APPLICATION_CREDENTIALS names, or those of gcloud auth
      // application-default login. With --dry-run FCM only checks the message.
      \(usings.compactMap { $0 }.map { "using \($0);\n" }.joined())
      FirebaseApp.Create();

      var message = \(code);

      var dryRun = \(dryRun);
      try
      {
          var id = await FirebaseMessaging.DefaultInstance.SendAsync(message, dryRun);
          Console.WriteLine(dryRun ? $"Valid: {id}" : $"Sent: {id}");
          return 0;
      }
      catch (FirebaseMessagingException error)
      {
          Console.Error.WriteLine($"Not sent: {error.MessagingErrorCode}: {error.Message}");
          return 1;
      }

      """
  }
}
