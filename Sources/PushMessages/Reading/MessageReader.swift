import Spelling

/// Walks a document and notes what has the wrong type or an unknown name.
struct MessageReader {
  let document: MessageDocument
  private(set) var problems: [DocumentProblem]
  /// How many unknown names were noted.
  private var unknownNames = 0

  /// Limits the names that are compared with all of FCM's; a reader needs no thousandth.
  private static let maximumUnknownNames = 1000

  init(_ document: MessageDocument) {
    self.document = document
    problems = document.problems
  }

  mutating func message() -> Message {
    var message = Message()
    guard document.message != nil else {
      noteMissingMessage()
      return message
    }
    checkRequest()
    checkNames(at: FieldPath())
    noteMoreNames()
    message.targets = targets()
    message.notification = notification(at: "notification", keys: nil)
    message.android = android()
    message.apple = apple()
    message.web = web()
    return message
  }

  private mutating func noteMoreNames() {
    guard unknownNames > Self.maximumUnknownNames, let message = document.message else { return }
    note(
      .error, "FCM has no fields with \(unknownNames - Self.maximumUnknownNames) more names here",
      kind: .syntax, at: message.range.lowerBound)
  }

  /// What stands beside the message is not sent from here; `curl` would send it, and FCM would refuse it.
  private mutating func checkRequest() {
    for member in document.root?.members ?? [] where member.key != "message" {
      let name = FieldName.snakeCase(member.key)
      guard name != "validate_only" else { continue }
      let nearest = NearestName.suggestion(for: name, among: ["message", "validate_only"])
      let hint = nearest.map { ": did you mean \($0)?" } ?? ""
      note(
        .warning, "a request has no field ‘\(member.key)’ beside message\(hint)", kind: .syntax,
        at: member.keyRange.lowerBound)
    }
  }

  private mutating func noteMissingMessage() {
    guard let root = document.root, !problems.contains(where: { $0.severity == .error }) else {
      return
    }
    let isBare =
      root.members?.contains { FieldCatalogue[FieldPath([.key($0.key)])] != nil } ?? false
    note(
      .error,
      isBare
        ? "this is a message without its request: put it into {\"message\": …}"
        : "no \"message\" object here: an FCM request is {\"message\": {…}}",
      kind: .syntax, at: root.range.lowerBound)
  }

  private mutating func targets() -> [Message.Target] {
    // Notes those that aren't strings.
    for name in Message.Target.fieldNames { _ = text(at: FieldPath([.key(name)])) }
    return document.targets
  }

  private mutating func android() -> Message.Android? {
    let block = document.androidBlock
    guard object(at: block.path) else { return nil }
    if block == .v2, !object(at: AndroidBlock.remoteNotification) { return Message.Android() }
    let path = block.notification
    var android = Message.Android()
    android.notification = notification(
      at: path,
      keys: TextKeys(
        title: "title_loc_key", titleArguments: "title_loc_args",
        body: "body_loc_key", bodyArguments: "body_loc_args"))
    android.icon = text(at: path.appending("icon"))
    android.color = text(at: path.appending("color"))
    android.clickAction = text(at: path.appending("click_action"))
    return android
  }

  private mutating func apple() -> Message.Apple? {
    guard object(at: "apns") else { return nil }
    let aps: FieldPath = "apns.payload.aps"
    let alert = aps.appending("alert")
    var apple = Message.Apple()
    if let text = document.string(at: alert) {
      apple.alert = Message.Notification()
      apple.alert?.body.literal = text
    } else {
      apple.alert = notification(
        at: alert,
        keys: TextKeys(
          title: "title-loc-key", titleArguments: "title-loc-args",
          body: "loc-key", bodyArguments: "loc-args"))
      apple.subtitle = fieldText(
        alert, literal: "subtitle", key: "subtitle-loc-key", arguments: "subtitle-loc-args")
    }
    apple.image = text(at: "apns.fcm_options.image")
    apple.category = text(at: aps.appending("category"))
    apple.isMutable = document.node(at: aps.appending("mutable-content"))?.kind == .number("1")
    return apple
  }

  private mutating func web() -> Message.Web? {
    guard object(at: "webpush") else { return nil }
    var web = Message.Web()
    web.notification = notification(at: "webpush.notification", keys: nil)
    web.icon = text(at: "webpush.notification.icon")
    web.link = text(at: "webpush.fcm_options.link") ?? text(at: "webpush.notification.click_action")
    return web
  }

  struct TextKeys {
    var title: String
    var titleArguments: String
    var body: String
    var bodyArguments: String
  }

  private mutating func notification(at path: FieldPath, keys: TextKeys?) -> Message.Notification? {
    guard object(at: path) else { return nil }
    var notification = Message.Notification()
    notification.title = fieldText(
      path, literal: "title", key: keys?.title, arguments: keys?.titleArguments)
    notification.body = fieldText(
      path, literal: "body", key: keys?.body, arguments: keys?.bodyArguments)
    notification.image = text(at: path.appending("image"))
    return notification
  }

  private mutating func fieldText(
    _ path: FieldPath, literal: String, key: String?, arguments: String?
  ) -> Message.Text {
    Message.Text(
      literal: text(at: path.appending(literal)),
      key: key.flatMap { text(at: path.appending($0)) },
      arguments: arguments.flatMap { list(at: path.appending($0)) })
  }

  private mutating func text(at path: FieldPath) -> String? {
    guard let node = document.node(at: path), node.kind != .null else { return nil }
    if let text = node.string { return text }
    note(.error, "expected a string, found \(node.kindName)", path: path, at: node.range.lowerBound)
    return nil
  }

  private mutating func list(at path: FieldPath) -> [JSONNode]? {
    guard let node = document.node(at: path), node.kind != .null else { return nil }
    guard let elements = node.elements else {
      note(
        .error, "expected a list of strings, found \(node.kindName)", path: path,
        at: node.range.lowerBound)
      return nil
    }
    for (index, element) in elements.enumerated() where element.string == nil {
      note(
        .error,
        "every argument is a string, even a number: write \(JSONText.quoted(JSONText.compact(element)))",
        path: path.appending(index), at: element.range.lowerBound)
    }
    return elements
  }

  private mutating func object(at path: FieldPath) -> Bool {
    guard let node = document.node(at: path), node.kind != .null else { return false }
    if node.members != nil { return true }
    note(
      .error, "expected an object, found \(node.kindName)", path: path, at: node.range.lowerBound)
    return false
  }

  /// Names that FCM does not know make it refuse the whole message; inside Apple's and the browser's own objects
  /// they are ignored.
  private mutating func checkNames(at path: FieldPath) {
    guard let members = document.node(at: path)?.members else { return }
    var checked: Set<FieldPath> = []
    for member in members {
      if let field = FieldCatalogue.child(member.key, of: path) {
        // Of duplicates only the last one counts, and it is checked once.
        let isObject = field.kind == .group || field.kind == .marker
        if isObject, checked.insert(field.path).inserted { checkNames(at: field.path) }
        continue
      }
      unknownNames += 1
      guard unknownNames <= Self.maximumUnknownNames else { continue }
      let nearest = NearestName.suggestion(
        for: FieldName.snakeCase(member.key),
        among: FieldCatalogue.children(of: path).map(\.path.lastKey))
      let hint = nearest.map { ": did you mean \($0)?" } ?? ""
      note(
        .error, "FCM has no field of this name here\(hint)",
        kind: .unknownName(nearest: nearest),
        path: path.appending(member.key), at: member.keyRange.lowerBound)
    }
  }

  private mutating func note(
    _ severity: DocumentProblem.Severity, _ sentence: String,
    kind: DocumentProblem.Kind = .wrongType, path: FieldPath? = nil, at offset: Int
  ) {
    let place = document.lines.place(of: offset)
    problems.append(
      DocumentProblem(
        severity, sentence, kind: kind, path: path, line: place.line, column: place.column))
  }
}

extension Message {
  /// Reads what a draft says.
  ///
  /// Reading never fails: what cannot be used leaves a problem and counts as absent.
  public static func reading(_ document: MessageDocument) -> (
    message: Message, problems: [DocumentProblem]
  ) {
    var reader = MessageReader(document)
    let message = reader.message()
    return (message, reader.problems)
  }
}
