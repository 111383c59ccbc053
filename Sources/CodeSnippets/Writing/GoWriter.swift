/// Writes Go, as gofmt lays it out.
struct GoWriter: SnippetWriter {
  static let language = CodeLanguage.go
  static let layout = CodeLayout(unit: "\t", unitWidth: 4, width: 100, commentMark: "//")

  /// What the SDK takes by its address, as the documentation does: in variables before the message.
  private var variables: [(name: String, value: String)] = []
  private var usesTimes = false
  private var usesNumberTexts = false

  mutating func items(for member: SDKMember, _ value: SaidValue) -> [CodeText.Item] {
    let isPointer = Self.pointers.contains(member.name) && member.form != .text
    let code =
      isPointer
      ? address(of: value, member) : self.code(value, member.form)
    return [CodeText.Item(label: "\(member.name): ", value: code)]
  }

  /// Members whose absence differs from their zero.
  private static let pointers: Set<String> = [
    "TTL", "EventTimestamp", "NotificationCount", "Badge", "TimestampMillis", "ID",
  ]

  private mutating func address(of value: SaidValue, _ member: SDKMember) -> CodeText {
    let plain =
      member.name == "TTL" || member.name == "ID"
      ? member.name.lowercased() : member.name.prefix(1).lowercased() + member.name.dropFirst()
    let taken = variables.count { $0.name.hasPrefix(plain) }
    let name = taken == 0 ? plain : "\(plain)\(taken + 1)"
    var text: String
    switch value {
    case .number(let number):
      text =
        member.form == .integer(bits: 64) && member.name != "Badge" ? "int64(\(number))" : number
    case .span(let span): text = duration(span)
    case .instant(let instant): text = date(instant)
    default: text = "nil"
    }
    variables.append((name, text))
    return .atom("&\(name)")
  }

  mutating func items(for extras: [CodeText.Extra], of type: SDKType) -> [CodeText.Item] {
    guard case .map(let name)? = type.extra?.manner else { return [] }
    let items = extras.map { extra in
      CodeText.Item(
        comments: extra.comments, label: "\(literal(extra.entry.key)): ",
        value: code(extra.entry.value, .json))
    }
    return [CodeText.Item(label: "\(name): ", value: group("map[string]any{", items))]
  }

  mutating func object(_ type: SDKType, _ items: [CodeText.Item]) -> CodeText {
    group("&messaging.\(type.name){", items, isBroken: items.count > 1)
  }

  private func group(_ open: String, _ items: [CodeText.Item], isBroken: Bool = false) -> CodeText {
    .group(
      CodeText.Group(
        open: open, close: "}", items: items,
        layout: .init(alignsValues: true, isBroken: isBroken)))
  }

  private mutating func code(_ value: SaidValue, _ form: ValueForm) -> CodeText {
    switch value {
    case .text(let text): return .atom(literal(text))
    case .constant(let text), .number(let text): return .atom(text)
    case .boolean(let flag): return .atom("\(flag)")
    case .null: return .atom("nil")
    case .instant(let instant): return .atom(date(instant))
    case .sendTime(let seconds):
      (usesTimes, usesNumberTexts) = (true, true)
      return .atom(SendTime.of(.go).code(seconds))
    case .span(let span): return .atom(duration(span))
    case .colorParts(let parts): return .atom("\(parts)")
    case .object(let object): return code(object)
    case .list(let values):
      let type = Self.elementType(form)
      let items = values.map { CodeText.Item(value: element($0, form)) }
      return group("[]\(type){", items)
    case .map(let entries):
      let type = form == .stringMap ? "string" : "any"
      let items = entries.map {
        CodeText.Item(label: "\(literal($0.key)): ", value: code($0.value, form))
      }
      return group("map[string]\(type){", items)
    }
  }

  /// In a list of objects each goes without its type.
  private mutating func element(_ value: SaidValue, _ form: ValueForm) -> CodeText {
    guard form == .objects, case .group(var group) = code(value, form) else {
      return code(value, form)
    }
    group.open = "{"
    return .group(group)
  }

  private static func elementType(_ form: ValueForm) -> String {
    switch form {
    case .strings: "string"
    case .integers: "int"
    case .millisecondsList: "int64"
    case .objects: "*messaging.WebpushNotificationAction"
    default: "any"
    }
  }

  private mutating func duration(_ span: Span) -> String {
    usesTimes = true
    let nanoseconds = span.seconds * 1_000_000_000 + span.nanoseconds
    guard nanoseconds > 0 else { return "time.Duration(0)" }
    let units = [
      ("Hour", 3_600_000_000_000), ("Minute", 60_000_000_000), ("Second", 1_000_000_000),
      ("Millisecond", 1_000_000), ("Microsecond", 1000),
    ]
    let unit = units.first { nanoseconds % $0.1 == 0 } ?? ("Nanosecond", 1)
    let count = nanoseconds / unit.1
    return count == 1 ? "time.\(unit.0)" : "\(count) * time.\(unit.0)"
  }

  private mutating func date(_ instant: Instant) -> String {
    usesTimes = true
    let numbers = instant.parts
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    var parts = numbers.map(String.init) + ["\(instant.nanoseconds)", "time.UTC"]
    parts[1] = "time.\(months[numbers[1] - 1])"
    return "time.Date(\(parts.joined(separator: ", ")))"
  }

  mutating func program(_ message: SaidObject, isDryRun: Bool) -> String {
    let code = laidOut(message, indentation: 1, column: 15)
    let lines = variables.map { "\t\($0.name) := \($0.value)\n" }.joined()
    let names = [
      isDryRun ? nil : "flag", "fmt", "log", usesNumberTexts ? "strconv" : nil,
      usesTimes ? "time" : nil,
    ]
    let imports = names.compactMap { $0 }.map { "\t\"\($0)\"\n" }.joined()
    let flag =
      "\tdryRun := flag.Bool(\"dry-run\", false, \"check the message without sending it\")\n"
      + "\tflag.Parse()\n\n"
    let send = "\tsend := client.Send\n\tif *dryRun {\n\t\tsend = client.SendDryRun\n\t}\n"
    return """
      // Command send sends one message through Firebase Cloud Messaging:
      // go get firebase.google.com/go/v4
      //
      // Credentials: the file that GOOGLE_APPLICATION_CREDENTIALS names, or those of
      // gcloud auth application-default login. With -dry-run FCM only checks the message.
      package main

      import (
      \t"context"
      \(imports)
      \tfirebase "firebase.google.com/go/v4"
      \t"firebase.google.com/go/v4/messaging"
      )

      func main() {
      \(isDryRun ? "" : flag)\tctx := context.Background()
      \tapp, err := firebase.NewApp(ctx, nil)
      \tif err != nil {
      \t\tlog.Fatalf("Firebase: %v", err)
      \t}
      \tclient, err := app.Messaging(ctx)
      \tif err != nil {
      \t\tlog.Fatalf("messaging: %v", err)
      \t}

      \(lines)\tmessage := \(code)

      \(isDryRun ? "\tsend := client.SendDryRun\n" : send)\tresponse, err := send(ctx, message)
      \tif err != nil {
      \t\tlog.Fatalf("not sent: %v", err)
      \t}
      \tfmt.Println("message:", response)
      }

      """
  }
}
