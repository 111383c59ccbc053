internal import PushMessages

/// What Apple's push service would get, as a file for `xcrun simctl push`.
struct SimulatorPush {
  var text: String
  var notes: [SnippetNote] = []
  /// Why the simulator refuses the file; `nil` if it takes it.
  private(set) var refusal: String?

  init(_ document: MessageDocument, expiresIn: Int? = nil) {
    let received = EffectiveMessage(document).apple
    let payload = Self.payload(received)
    let bundle = received.text(at: "headers.apns-topic")
    var members = payload.map { JSONValue.Member($0.key, JSONValue($0.value)) }
    if let bundle { members.insert(.init(Self.bundleKey, .string(bundle)), at: 0) }
    text = JSONValue.object(members).text() + "\n"
    noteCall(bundle)
    noteTexts(received)
    noteRest(document, received)
    noteWrongValues(document)
    guard expiresIn != nil else { return }
    notes.append(
      SnippetNote(
        .appleExpiry, "left out: Expires in is for sends, and the simulator delivers at once",
        .inapplicable))
  }

  private static let bundleKey = "Simulator Target Bundle"

  private static func payload(_ received: ReceivedMessage) -> [JSONNode.Member] {
    let text = received.lines.map(\.text).joined(separator: "\n")
    return (try? JSONNode(strict: text))?["payload"]?.members ?? []
  }

  private mutating func noteCall(_ bundle: String?) {
    let call =
      bundle.map { "xcrun simctl push booted FILE (for the app \($0))" }
      ?? "xcrun simctl push booted BUNDLE-ID FILE"
    notes.append(SnippetNote("apns", "send it with \(call)"))
  }

  /// Which texts appear in which language.
  private mutating func noteTexts(_ received: ReceivedMessage) {
    let texts = [
      ("title", received.title), ("subtitle", received.subtitle), ("body", received.body),
    ]
    for (name, text) in texts {
      let path: FieldPath = "apns.payload.aps.alert"
      if let key = text.key {
        notes.append(
          SnippetNote(
            path.appending(name == "body" ? "loc-key" : "\(name)-loc-key"),
            "the simulator looks up ‘\(key)’ in the app's strings, in its own language"))
      } else if text.literal != nil {
        notes.append(SnippetNote(path.appending(name), "the same text in every language"))
      }
    }
  }

  /// What a simulator has no use for.
  private mutating func noteRest(_ document: MessageDocument, _ received: ReceivedMessage) {
    let hasAps = received.entries.contains { $0.place.hasPrefix("payload.aps") }
    if received["payload.aps"] == nil, !hasAps {
      refusal =
        "the simulator refuses a file without aps: add a notification or apns.payload.aps"
    }
    let image = received.entries.first { $0.place == "payload.fcm_options.image" }
    if case .field(let path)? = image?.origin {
      notes.append(
        SnippetNote(
          path,
          "in the file as fcm_options.image, which only a notification service extension shows"
        ))
    }
    let left: [(path: FieldPath, reason: String)] = [
      ("apns.headers", "a file for the simulator has no headers"),
      ("apns.live_activity_token", "the simulator pushes to an app, not to a Live Activity"),
      ("apns.fcm_options.analytics_label", "only FCM reads it"),
      ("fcm_options", "only FCM reads it"),
      ("android", "it is for Android"), ("android_v2", "it is for Android"),
      ("webpush", "it is for browsers"),
      ("token", "the simulator is the target"), ("fid", "the simulator is the target"),
      ("topic", "the simulator is the target"), ("condition", "the simulator is the target"),
    ]
    notes += left.filter { document.node(at: $0.path) != nil }.map {
      SnippetNote($0.path, "left out: \($0.reason)", .inapplicable)
    }
  }

  /// Values that FCM would refuse, and that therefore aren't in the file.
  private mutating func noteWrongValues(_ document: MessageDocument) {
    for member in document.node(at: "data")?.members ?? [] where member.value.string == nil {
      let path = FieldPath([.key("data"), .key(member.key)])
      notes.append(
        SnippetNote(
          path, "left out: FCM takes only strings here, not \(JSONText.compact(member.value))",
          .leftOut))
    }
    for problem in Message.reading(document).problems where problem.kind == .wrongType {
      guard let path = problem.path,
        ["notification", "apns.fcm_options"].contains(where: { path.hasPrefix($0) })
      else { continue }
      notes.append(SnippetNote(path, "left out: \(problem.sentence)", .leftOut))
    }
  }
}
