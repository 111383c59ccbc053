import CalendarTime
import PushMessages
import SimulatedDevices

extension EmulatorSnapshot {
  /// The text, in UTF-8.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    var lines = 0
    func write(_ members: [(String, JSONValue)]) {
      bytes += JSONText.compact(EmulatorAnswer.object(members)).utf8
      bytes.append(UInt8(ascii: "\n"))
      lines += 1
    }
    write([
      (Self.mark, .number("\(Self.version)")), ("time", Self.time(time)),
      ("accepted", .number("\(count)")), ("sent", .number("\(sendCount)")),
    ])
    for message in messages { write(Self.members(of: message)) }
    for delivery in deliveries { write([("delivery", Self.value(of: delivery))]) }
    for device in devices { write(Self.members(of: device)) }
    if !retired.isEmpty { write([("gone", .list(retired.map { .string($0) }))]) }
    for one in topics {
      let times = one.topics.sorted { $0.key < $1.key }.map { ($0.key, Self.time($0.value)) }
      write([
        ("topics", EmulatorAnswer.object(times)), ("project", .string("\(one.project)")),
        ("registration", .string(one.registration)),
      ])
    }
    for one in counts {
      write([
        ("counts", .string("\(one.day)")), ("project", .string("\(one.project)")),
        ("label", .string(one.label)), ("messages", .number("\(one.messages)")),
        ("notifications", .number("\(one.notifications)")),
      ])
    }
    write([("end", .number("\(lines)"))])
    return bytes
  }

  private static func members(of message: AcceptedMessage) -> [(String, JSONValue)] {
    let body = (try? JSONNode(strict: message.message)).map(JSONValue.init)
    return [
      ("message", body ?? .string(message.message)), ("number", .number("\(message.number)")),
      ("project", .string("\(message.project)")), ("name", .string("\(message.name)")),
      ("dry_run", .boolean(message.isDryRun)), ("time", time(message.time)),
    ]
  }

  private static func value(of delivery: DeviceDelivery) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("message", .number("\(delivery.message)")), ("device", .string(delivery.device)),
      ("outcome", .string(delivery.outcome.rawValue)),
    ]
    if let delay = delivery.delay { members.append(("delay", .string(delay.rawValue))) }
    if let handling = delivery.handling {
      members.append(("handling", .string(handling.rawValue)))
    }
    if let replaces = delivery.replaces { members.append(("replaces", .number("\(replaces)"))) }
    members.append(("time", time(delivery.time)))
    return EmulatorAnswer.object(members)
  }

  private static func members(of kept: DeviceFleet.Kept) -> [(String, JSONValue)] {
    let waiting = kept.mailbox.waiting.map { waiting in
      let terms = waiting.terms
      var members: [(String, JSONValue)] = [("message", .number("\(waiting.message)"))]
      if let expiry = terms.expiry { members.append(("expiry", time(expiry))) }
      if let key = terms.collapseKey { members.append(("collapse_key", .string(key))) }
      if let tag = terms.tag { members.append(("tag", .string(tag))) }
      if let channel = terms.channel { members.append(("channel", .string(channel))) }
      if !terms.wakesApp { members.append(("silent", .boolean(true))) }
      members += [
        ("urgent", .boolean(terms.isUrgent)), ("notification", .boolean(terms.hasNotification)),
        ("for_doze", .boolean(waiting.isForDoze)),
      ]
      return EmulatorAnswer.object(members)
    }
    let notices = kept.mailbox.notices.map { notice in
      let tag = notice.tag.map { [("tag", JSONValue.string($0))] } ?? []
      return EmulatorAnswer.object([("message", .number("\(notice.message)"))] + tag)
    }
    return [
      ("device", EmulatorAnswer.object(kept.device.settings)),
      ("last_contact", time(kept.lastContact)), ("waiting", .list(waiting)),
      ("notices", .list(notices)), ("owes_news", .boolean(kept.mailbox.owesNews)),
    ]
  }

  private static func time(_ seconds: Int) -> JSONValue {
    .string(Timestamp(secondsSince1970: seconds).description)
  }
}
