import FCMClient
import PushMessages
import SimulatedDevices

extension EmulatorSnapshot {
  /// Whether a text begins as a snapshot does, whole or not, of whatever version.
  public static func isOne(_ bytes: [UInt8]) -> Bool { version(of: bytes) != nil }

  private static func version(of bytes: [UInt8]) -> Int? {
    let head = bytes.prefix { $0 != UInt8(ascii: "\n") }
    guard head.count < 1000, let node = try? JSONNode(strict: Array(head)),
      case .number(let digits)? = node[mark]?.kind
    else { return nil }
    return Int(digits)
  }

  /// Reads a text.
  public init(_ bytes: [UInt8]) throws(Failure) {
    guard let version = Self.version(of: bytes) else {
      throw Failure(line: 1, "the file isn't an export of the emulator")
    }
    guard version == Self.version else {
      throw Failure(
        line: 1,
        "the export has version \(version), this Pushwright reads \(Self.version): update it")
    }
    var end: Int?
    var line = 0
    for text in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      line += 1
      if text.isEmpty { continue }
      guard end == nil else { throw Failure(line: line, "there is more after the end") }
      let fields = try SnapshotFields(try? JSONNode(strict: Array(text)), line: line)
      if fields.topic == "end" {
        end = try fields.number("end")
        guard end == line - 1 else {
          throw Failure(line: line, "lines are missing: export it again")
        }
      } else {
        try take(fields)
      }
    }
    guard end != nil else {
      throw Failure(line: line, "the file has no end: it wasn't written whole, export it again")
    }
    try checkDevices()
  }

  private mutating func take(_ fields: SnapshotFields) throws(Failure) {
    switch fields.topic {
    case Self.mark:
      (time, count, sendCount) = (
        try fields.time("time"), try fields.number("accepted"), try fields.number("sent")
      )
    case "message": try takeMessage(fields)
    case "delivery": deliveries.append(try Self.delivery(try fields.fields("delivery")))
    case "device": devices.append(try Self.device(fields))
    case "gone": retired = try fields.texts("gone")
    case "topics": topics.append(try Self.topics(fields))
    case "counts": counts.append(try Self.counts(fields))
    default: throw fields.failure("the line isn't a JSON object as an export has it")
    }
  }

  private mutating func takeMessage(_ fields: SnapshotFields) throws(Failure) {
    guard let message = fields["message"], message.members != nil else {
      throw fields.failure("‘message’ isn't a message")
    }
    let number = try fields.number("number")
    let expected = messages.last.map { $0.number + 1 } ?? number
    guard number == expected, number > 0, number <= count else {
      throw fields.failure("message \(number) is out of order")
    }
    messages.append(
      AcceptedMessage(
        number: number, project: try fields.project("project"),
        target: AcceptedMessage.Target(of: CanonicalNames.of(message, as: "Message")),
        time: try fields.time("time"), name: MessageName(try fields.text("name")),
        message: JSONText.compact(message), isDryRun: try fields.flag("dry_run")))
  }

  private static func delivery(_ fields: SnapshotFields) throws(Failure) -> DeviceDelivery {
    DeviceDelivery(
      try fields.number("message"), try fields.text("device"),
      try fields.name("outcome", as: DeviceDelivery.Outcome.self),
      delay: try fields.nameIfAny("delay", as: DeviceDelivery.Delay.self),
      handling: try fields.nameIfAny("handling", as: DeviceDelivery.Handling.self),
      replaces: try fields.numberIfAny("replaces"), at: try fields.time("time"))
  }

  private static func device(_ fields: SnapshotFields) throws(Failure) -> DeviceFleet.Kept {
    let device: SimulatedDevice
    do throws(DeviceChange.Failure) {
      guard let node = fields["device"] else {
        throw DeviceChange.Failure(sentence: "It has no settings.")
      }
      device = try DeviceChange(node).device()
    } catch {
      throw fields.failure("a device isn't as an export has it: \(error.sentence)")
    }
    var waiting: [DeviceMailbox.Waiting] = []
    for one in try fields.list("waiting") {
      waiting.append(
        DeviceMailbox.Waiting(
          message: try one.number("message"),
          terms: DeliveryTerms(
            expiry: try one.timeIfAny("expiry"), collapseKey: try one.textIfAny("collapse_key"),
            isUrgent: try one.flag("urgent"), hasNotification: try one.flag("notification"),
            tag: try one.textIfAny("tag"), channel: try one.textIfAny("channel"),
            wakesApp: try !one.flag("silent")),
          isForDoze: try one.flag("for_doze")))
    }
    var notices: [DeviceMailbox.Notice] = []
    for one in try fields.list("notices") {
      notices.append(
        DeviceMailbox.Notice(message: try one.number("message"), tag: try one.textIfAny("tag")))
    }
    return DeviceFleet.Kept(
      device,
      mailbox: DeviceMailbox(
        waiting: waiting, notices: notices, owesNews: try fields.flag("owes_news")),
      lastContact: try fields.time("last_contact"))
  }

  private static func topics(_ fields: SnapshotFields) throws(Failure) -> EmulatedTopics.Kept {
    let times = try fields.fields("topics")
    var topics: [String: Int] = [:]
    for (name, _) in times.pairs {
      guard (try? Topic(name)) != nil else { throw fields.failure("‘\(name)’ isn't a topic") }
      topics[name] = try times.time(name)
    }
    return EmulatedTopics.Kept(
      project: try fields.project("project"), registration: try fields.text("registration"),
      topics: topics)
  }

  private static func counts(_ fields: SnapshotFields) throws(Failure) -> EmulatedDeliveries.Kept {
    guard let day = PacificDay(try fields.text("counts")) else {
      throw fields.failure("‘counts’ isn't a day")
    }
    return EmulatedDeliveries.Kept(
      project: try fields.project("project"), day: day, label: try fields.text("label"),
      messages: try fields.number("messages"), notifications: try fields.number("notifications"))
  }

  private func checkDevices() throws(Failure) {
    var fleet = DeviceFleet()
    for kept in devices {
      do throws(DeviceFleet.Failure) {
        try fleet.restore(kept)
      } catch {
        throw Failure("two devices have the same name, token or fid, or there are too many")
      }
    }
  }
}
