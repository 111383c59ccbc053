import PushMessages

/// Drafts that code is written of.
enum SnippetMessages {
  /// The documentation's own example of a localized message.
  static let documentation = """
    {
      "message": {
        "topic": "industry-tech",
        "android": {
          "ttl": "3600s",
          "notification": {
            "body_loc_key": "STOCK_NOTIFICATION_BODY",
            "body_loc_args": ["FooCorp", "11.80", "835.67", "1.43"]
          }
        },
        "apns": {
          "payload": {
            "aps": {
              "alert": {
                "loc-key": "STOCK_NOTIFICATION_BODY",
                "loc-args": ["FooCorp", "11.80", "835.67", "1.43"]
              }
            }
          }
        }
      }
    }
    """

  /// Every field of the catalogue that can be beside the others.
  static let full = request { path in
    !["name", "token", "fid", "condition"].contains("\(path)") && !path.hasPrefix("android_v2")
  }

  /// Every field of `android_v2` that can be beside the others.
  static let preview = request { path in
    path == "fid"
      || path.hasPrefix("android_v2") && path != "android_v2.background_sync"
  }

  static func request(of isIncluded: (FieldPath) -> Bool) -> String {
    var document = MessageDocument(text: "{\n  \"message\": {}\n}\n")
    for field in FieldCatalogue.fields where isIncluded(field.path) {
      guard let value = sample(of: field) else { continue }
      try? document.set(value, at: field.path)
    }
    return document.text
  }

  /// A right value of a field; `nil` for objects with fields of their own.
  static func sample(of field: Field) -> JSONValue? {
    if !FieldCatalogue.children(of: field.path).isEmpty { return nil }
    let name = field.path.lastKey
    switch field.kind {
    case .text, .localizationKey:
      if name == "analytics_label" || name == "topic" { return .string("stock-alert-11") }
      return .string("The \(name)")
    case .url: return .string("https://shop.example.com/\(name).png")
    case .arguments: return .list([.string("Alice"), .string("3")])
    case .choice(let words): return .string(words[0])
    case .duration: return .string("3.5s")
    case .seconds, .epoch: return .string("86400")
    case .epochSeconds: return .number("1795262400")
    case .epochMilliseconds: return .number("1795262400000")
    case .color: return .string("#7e55c3")
    case .integer: return .number("42")
    case .decimal: return .number(name == "alpha" || name == "red" ? "1" : "0.2")
    case .boolean: return .boolean(true)
    case .flag: return .number("1")
    case .timestamp: return .string("2026-11-21T10:00:00.25Z")
    case .durations: return .list([.string("0s"), .string("0.25s")])
    case .integers: return .list([.number("200"), .number("100")])
    case .stringMap: return .object([.init("order.id", .string("81")), .init("to", .string("x"))])
    case .objects(let keys):
      return .list([.object(keys.map { .init($0, .string("The \($0)")) })])
    case .freeForm: return .object([.init("score", .list([.number("2"), .null]))])
    case .marker: return .object([])
    case .group, .textOrGroup: return nil
    }
  }

  /// Texts, keys and fields that try to leave their literal, their comment or their place.
  static let hostile: String = {
    let texts = [
      "\"; drop(); \"", "'; drop(); '", "`${drop()}` $(drop) #{drop}", "*/ drop(); /*",
      "# drop\n// drop\r\ndrop()\u{2028}drop()\u{85}drop()", "\\", "\\u000a\\u0022; drop(); //",
      "\\\\u000adrop()", "\"\"\"'''", "{0} %s %n {drop}", "\u{202E}pord\u{202C} \u{2066}x",
      "\u{0}\u{1}\u{1B}[2J\u{7F}\u{9B}", "\u{FEFF}\u{200B}\u{E0041}\u{10FFFF}", "👩‍👩‍👧 é e\u{301} 日本",
      "", " ", "<!-- --></script>", "@/etc/passwd", "EOF\nEOF", "\u{301}combining",
    ]
    let entries = texts.enumerated().map { JSONValue.Member("key \($0): \($1)", .string($1)) }
    let custom: [JSONValue.Member] =
      entries + [
        .init("__proto__", .object([.init("class", .null)])), .init("self", .number("1")),
        .init("import", .number("12345678901234567890")), .init("big", .number("9007199254740993")),
        .init("tiny", .number("1e-400")), .init("huge", .number("1E400")),
        .init("long", .number("0.1234567890123456789")), .init("minus", .number("-0.0")),
        .init("", .string("a key without letters")),
        .init("nested", .list([.list([]), .object([]), .object([.init("a", .list([.null]))])])),
      ]
    let notification: [JSONValue.Member] = [
      .init("title", .string(texts.joined(separator: "|"))), .init("body", .string("")),
      .init("sticky", .boolean(false)), .init("notification_count", .string("7")),
      .init("event_time", .string("yesterday\n// drop")), .init("visibility", .string("*/ drop()")),
      .init("unknown \u{2028} field", .string("\n*/ drop(); //")),
      .init("body_loc_args", .list(texts.map { .string($0) })), .init("icon", .null),
      .init("vibrate_timings", .list([])), .init("bypass_proxy_notification", .boolean(true)),
    ]
    let message: [JSONValue.Member] = [
      .init("topic", .string("news")), .init("data", .object(entries)),
      .init(
        "android",
        .object([
          .init("ttl", .string("0.0000015s")), .init("notification", .object(notification)),
          .init("data", .object([])), .init("priority", .string("urgent\n")),
        ])),
      .init(
        "apns",
        .object([
          .init(
            "payload",
            .object(
              [
                .init(
                  "aps",
                  .object([
                    .init(
                      "alert",
                      .object([.init("action", .string("\n")), .init("body", .string("b"))])),
                    .init("badge", .number("1.5")), .init("sound", .string("")),
                    .init("content-available", .boolean(true)), .init("x", .null),
                  ]))
              ] + custom))
        ])),
      .init("webpush", .object([.init("notification", .object(custom))])),
      .init("nonsense", .object(custom)),
    ]
    return JSONValue.object([.init("message", .object(message))]).text() + "\n"
  }()
}
