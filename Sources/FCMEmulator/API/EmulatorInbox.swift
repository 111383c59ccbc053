import CalendarTime
import DevicePreview
import MessageLint
import PushMessages
import Resolver
import SimulatedDevices

/// The messages of an emulator with what they have come to on its devices, as its API and its page tell them.
struct EmulatorInbox: Sendable {
  let messages: AcceptedMessages
  let devices: EmulatedDevices
  let preview: EmulatorPreview

  /// What the device of a delivery shows; `nil` if the system shows nothing, or the device is gone.
  ///
  /// Android's SDK puts the texts together before it asks whether it may show them: what crashes does so although no one
  /// would see it.
  func shown(_ message: AcceptedMessage, by delivery: DeviceDelivery) -> DeviceImpression? {
    guard let device = devices[delivery.device] else { return nil }
    switch delivery.handling {
    case .shown: return preview.shown(message.message, on: device)
    case .hidden where device.platform == .android:
      let shown = preview.shown(message.message, on: device)
      return shown.verdict == .crashes ? shown : nil
    default: return nil
    }
  }

  /// What a device has done with a message, of which it shows this.
  func handling(
    of delivery: DeviceDelivery, showing shown: DeviceImpression?
  ) -> DeviceDelivery.Handling? {
    shown?.verdict == .crashes ? .crashed : delivery.handling
  }

  /// What has become of a message on each device up to now.
  func current(of number: Int) -> [DeviceDelivery] {
    var latest: [DeviceDelivery] = []
    for delivery in devices.deliveries(of: number) {
      if let index = latest.firstIndex(where: { $0.device == delivery.device }) {
        latest[index] = delivery
      } else {
        latest.append(delivery)
      }
    }
    return latest
  }

  /// The messages whose notifications are on a device's screen.
  func notices(on name: String) -> [Int] {
    devices.notices(on: name).filter { !crashes($0, on: name) }
  }

  private func crashes(_ number: Int, on name: String) -> Bool {
    guard let message = messages.message(number), let device = devices[name] else { return false }
    return preview.shown(message.message, on: device).verdict == .crashes
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
    let shown = shown(message, by: delivery)
    let handling = handling(of: delivery, showing: shown)
    if let handling { members.append(("handling", .string(handling.rawValue))) }
    if let replaces = replaced(by: delivery, handling) {
      members.append(("replaces", .number("\(replaces)")))
    }
    members.append(("time", Self.time(delivery.time)))
    if let shown { members.append(("shows", shown.value)) }
    return EmulatorAnswer.object(members)
  }

  /// The message that a delivery has replaced on the screen: one that was there.
  func replaced(by delivery: DeviceDelivery, _ handling: DeviceDelivery.Handling?) -> Int? {
    guard let replaced = delivery.replaces, handling != .crashed,
      !crashes(replaced, on: delivery.device)
    else { return nil }
    return replaced
  }

  private static func time(_ seconds: Int) -> JSONValue {
    .string(Timestamp(secondsSince1970: seconds).description)
  }
}
