import PushMessages

/// The token or installation ID (fid) of the target cannot be one, or is in the field of another target.
///
/// FCM refuses a malformed token with INVALID_ARGUMENT. It doesn't look at the form of an installation ID: for anything else it
/// answers UNREGISTERED, as for a device that is gone, and the sender deletes an address that never was one. An installation ID
/// in `token` reaches its device for now; Google calls that a transition. In `topic` it is the name of a topic that no device
/// has: FCM accepts the broadcast, and no one sees it. The address of a test device of any of the project's profiles is an error
/// there, and in a condition too, and so is its name: `--topic pixel-mia` is a broadcast where `--test pixel-mia` was meant. Any
/// other text of the form of an installation ID is a warning, because it may be a topic's name.
///
/// Move the address to the field that its form belongs to: 22 characters from c, d, e or f are an installation ID, and an address
/// with a colon is a token.
enum DeviceAddressRule: LintRule {
  static let id = "device-address"
  static let severity = Finding.Severity.error
  static let warnsIf: String? = "FCM accepts the address in token, or it may be the name of a topic"
  static let summary =
    "The target isn't a valid registration token or installation ID, or is in the wrong field."

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let target = subject.message.target, !target.text.isEmpty else { return [] }
    let path = FieldPath([.key(target.fieldName)])
    let topics = topics(of: target)
    if let device = subject.project.testDevices.first(where: { topics.contains($0.address) }) {
      return [broadcast(toTopicOf: device, the: "address", in: target, at: path)]
    }
    let names = Set(topics.map { $0.lowercased() })
    if let device = subject.project.testDevices.first(where: {
      names.contains($0.name.lowercased())
    }) {
      return [broadcast(toTopicOf: device, the: "name", in: target, at: path)]
    }
    if let form = DeviceAddress.misplacedForm(of: target) {
      return [misplaced(form, in: target, at: path)]
    }
    guard let fault = DeviceAddress.fault(in: target) else { return [] }
    return [
      finding(
        "FCM would refuse this \(target.fieldName): \(fault.sentence)",
        remedy: "copy it from the device again", at: path)
    ]
  }

  /// The topics that a target names.
  private static func topics(of target: Message.Target) -> [String] {
    switch target {
    case .topic(let name):
      [name.hasPrefix(TopicName.prefix) ? String(name.dropFirst(TopicName.prefix.count)) : name]
    case .condition(let text): (try? TopicCondition(text))?.topics ?? []
    case .token, .installation: []
    }
  }

  /// `what` of the device, its name or its address, is where a topic's name belongs.
  private static func broadcast(
    toTopicOf device: TestDevice, the what: String, in target: Message.Target, at path: FieldPath
  ) -> Finding {
    let place = path == "topic" ? "topic is" : "the condition has"
    let field = (DeviceAddress.form(of: device.address) ?? .installation).field
    let isCondition = path == "condition"
    return finding(
      "\(place) the \(what) of the test device ‘\(device.name)’: this is a broadcast, not a test",
      headline: "\(place) a test device's \(what): this is a broadcast",
      remedy: isCondition
        ? "send to \(field.description), or name a topic" : "move it to \(field.description)",
      at: path,
      fix: isCondition
        ? nil
        : Fix("move it to \(field)", .remove(path), .set(field, .string(device.address))))
  }

  private static func misplaced(
    _ form: DeviceAddress.Form, in target: Message.Target, at path: FieldPath
  ) -> Finding {
    let sentence: Finding.Text
    let severity: Finding.Severity
    switch (target, form) {
    case (.topic, .installation):
      sentence =
        "topic looks like an installation ID (fid): a broadcast to a topic that no device has"
      severity = .warning
    case (.topic, .token):
      sentence = "topic holds a registration token: FCM would refuse it"
      severity = .error
    case (_, .installation):
      sentence =
        "token holds an installation ID (fid): FCM accepts it there only during a transition"
      severity = .warning
    case (_, .token):
      sentence = "fid holds a registration token: FCM would answer UNREGISTERED"
      severity = .error
    }
    return finding(
      sentence, as: severity, remedy: "move it to \(form.field.description)", at: path,
      fix: Fix("move it to \(form.field)", .move(path, to: form.field)))
  }
}
