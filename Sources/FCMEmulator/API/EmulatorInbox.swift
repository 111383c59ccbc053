import CalendarTime
import DevicePreview
import MessageLint
import PushMessages
import SimulatedDevices

/// The messages of an emulator with what they have come to on its devices, as its API and its page tell them.
struct EmulatorInbox: Sendable {
  let messages: AcceptedMessages
  let devices: EmulatedDevices
  let preview: EmulatorPreview

  /// What the device of a delivery shows; `nil` if the system shows nothing, or the device is gone.
  func shown(_ message: AcceptedMessage, by delivery: DeviceDelivery) -> ShownNotification? {
    guard delivery.handling == .shown, let device = devices[delivery.device] else { return nil }
    return preview.shown(message.message, on: device)
  }

  /// What lint has against a message.
  func findings(in message: AcceptedMessage) -> [Finding] {
    preview.findings(in: message.message)
  }

  func value(of message: AcceptedMessage) -> JSONValue {
    let body = (try? JSONNode(strict: message.message)).map(JSONValue.init)
    let deliveries = devices.deliveries(of: message.number).map { value(of: $0, message) }
    var members: [(String, JSONValue)] = [
      ("number", .number("\(message.number)")), ("project", .string("\(message.project)")),
      ("name", .string("\(message.name)")), ("dry_run", .boolean(message.isDryRun)),
      ("time", Self.time(message.time)),
    ]
    if let target = message.target {
      let object = EmulatorAnswer.object([(target.kind, .string(target.name))])
      members.append(("target", object))
    }
    members += [
      ("message", body ?? .string(message.message)), ("deliveries", .list(deliveries)),
      ("findings", .list(findings(in: message).map(\.value))),
    ]
    return EmulatorAnswer.object(members)
  }

  private func value(of delivery: DeviceDelivery, _ message: AcceptedMessage) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("device", .string(delivery.device)), ("outcome", .string(delivery.outcome.rawValue)),
    ]
    if let delay = delivery.delay { members.append(("delay", .string(delay.rawValue))) }
    if let handling = delivery.handling {
      members.append(("handling", .string(handling.rawValue)))
    }
    if let replaces = delivery.replaces { members.append(("replaces", .number("\(replaces)"))) }
    members.append(("time", Self.time(delivery.time)))
    if let shown = shown(message, by: delivery) { members.append(("shows", shown.value)) }
    return EmulatorAnswer.object(members)
  }

  private static func time(_ seconds: Int) -> JSONValue {
    .string(Timestamp(secondsSince1970: seconds).description)
  }
}
