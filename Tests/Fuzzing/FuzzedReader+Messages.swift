import CodeSnippets
import DevicePreview
import MessageLint
import PushMessages
import Resolver

extension FuzzedReader {
  /// Drafts, and everything that a message is imported from.
  static let messages = [
    FuzzedReader("draft", endings: [".json"], seeds: MessageSeeds.drafts) { (text: String) in
      let document = MessageDocument(text: text)
      let problems = Message.reading(document).problems
      let last = text.utf8.count + 1
      Invariant.holds(
        problems.allSatisfy { (0...last).contains($0.line) && (0...last).contains($0.column) },
        "a problem is in the text")
      guard document.root != nil else { return }
      // A draft may keep its byte order mark.
      let strict = document.strictText.unicodeScalars.drop { $0 == "\u{FEFF}" }
      Invariant.holds(
        (try? JSONNode(strict: String(strict))) != nil, "a repaired draft is strict JSON")
    },
    FuzzedReader("strict-json", endings: [".json"], seeds: MessageSeeds.drafts) {
      (bytes: [UInt8]) in
      guard let node = try? JSONNode(strict: bytes) else { return }
      let text = JSONText.compact(node)
      Invariant.holds(
        (try? JSONNode(strict: text)).map(JSONText.compact) == text,
        "what is written is read the same")
    },
    FuzzedReader("editing", endings: [".json"], seeds: MessageSeeds.drafts) { (text: String) in
      edit(MessageDocument(text: text))
    },
    FuzzedReader("devices", endings: [".json"], seeds: MessageSeeds.drafts) { (text: String) in
      let message = EffectiveMessage(MessageDocument(text: text))
      for device in devices { _ = previewer.notification(for: message, on: device) }
    },
    FuzzedReader("lint", endings: [".json"], seeds: MessageSeeds.drafts) { (text: String) in
      let document = MessageDocument(text: text)
      let message = EffectiveMessage(document)
      let shown = devices.map { previewer.notification(for: message, on: $0) }
      let subject = LintSubject(
        document: document, effective: message, shown: shown, strings: TextSeeds.strings,
        moment: .sending(now: 1_763_716_800))
      _ = Linter.findings(in: subject)
    },
    FuzzedReader("written-code", endings: [".json"], seeds: MessageSeeds.drafts) { (text: String) in
      let document = MessageDocument(text: text)
      for form in SnippetForm.allCases {
        _ = CodeSnippet(document, as: form, project: "shop", expiresIn: 3600)
      }
    },
    FuzzedReader("condition", seeds: ["'a' in topics && ('b' in topics || !('c' in topics))"]) {
      (text: String) in
      guard let condition = try? TopicCondition(text) else { return }
      _ = condition.expression.holds(for: ["a", "b"])
    },
    FuzzedReader("field-path", seeds: [#"message.data["a\u00e9"][1].b"#]) { (text: String) in
      guard let path = FieldPath(text) else { return }
      Invariant.holds(FieldPath(path.description) == path, "a path reads as it is written")
    },
  ]

  private static func edit(_ document: MessageDocument) {
    guard document.message != nil else { return }
    for path: FieldPath in [
      "notification.title", "data.k", "android.ttl", "apns.payload.aps.alert.body",
    ] {
      var edited = document
      guard (try? edited.set(.string("é\"\n"), at: path)) != nil else { continue }
      Invariant.holds(edited.message != nil, "an edited draft is one still")
      try? edited.set(nil, at: path)
    }
    for block in AndroidBlock.allCases { _ = try? AndroidConversion(document, to: block) }
  }

  private static let previewer = NotificationPreviewer(strings: TextSeeds.strings, appName: "Shop")
  private static let devices = Platform.allCases.flatMap { platform in
    ["en-US", "ar-EG"].map { Device(platform, locales: [$0]) }
  }
}
