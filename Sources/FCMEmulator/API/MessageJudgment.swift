import DevicePreview
import MessageLint
import PushMessages
import SimulatedDevices

/// Whether the simulated devices can show a message: every device has judged it, and none has found anything bad.
struct MessageJudgment {
  /// Something that a device or lint has against a message, or doesn't know about it.
  struct Problem {
    /// `nil` for what is about no single message.
    var message: Int?
    var device: String?
    /// The name of a verdict, or of a rule of lint.
    var verdict: String
    /// Lower-case and without a full stop.
    var reason: String?

    var value: JSONValue {
      var members: [(String, JSONValue)] = []
      if let message { members.append(("message", .number("\(message)"))) }
      if let device { members.append(("device", .string(device))) }
      members.append(("verdict", .string(verdict)))
      members.append(("text", .string(sentence)))
      return EmulatorAnswer.object(members)
    }

    /// `message 1 on pixel-jo: crashes: …`.
    var sentence: String {
      let place = [message.map { "message \($0)" }, device.map { "on \($0)" }]
        .compactMap(\.self).joined(separator: " ")
      return [place.isEmpty ? nil : place, verdict.replacing("_", with: " "), reason]
        .compactMap(\.self).joined(separator: ": ")
    }
  }

  let inbox: EmulatorInbox
  /// The only device to look at; `nil` for all.
  var device: String?
  /// A text that the device, or one of them, has to show.
  var text: String?
  /// Whether what isn't known counts as fine.
  var allowsUnknown = false

  func problems(of message: AcceptedMessage) -> [Problem] {
    let deliveries = inbox.current(of: message.number).filter {
      device == nil || $0.device == device
    }
    var problems: [Problem] = []
    var isJudged = false
    for delivery in deliveries {
      let (verdict, reason) = judgment(of: message, delivery)
      guard let verdict else { continue }
      switch verdict.severity {
      case .fine, .warning: isJudged = true
      case .unknown:
        if !allowsUnknown { problems.append(problem(message, delivery, verdict, reason)) }
        isJudged = true
      case .error:
        problems.append(problem(message, delivery, verdict, reason))
        isJudged = true
      }
    }
    if !isJudged, !allowsUnknown {
      problems.append(
        Problem(
          message: message.number, device: device, verdict: Verdict.unknown.name,
          reason: message.isDryRun
            ? "a dry run comes to no device" : "no simulated device has shown it"))
    }
    return problems + absence(of: message, deliveries) + complaints(of: message)
  }

  /// That no device shows the text.
  private func absence(of message: AcceptedMessage, _ deliveries: [DeviceDelivery]) -> [Problem] {
    guard let text else { return [] }
    let isShown = deliveries.contains {
      inbox.shown(message, by: $0)?.readableText.contains(text) ?? false
    }
    guard !isShown else { return [] }
    return [
      Problem(
        message: message.number, device: device, verdict: "other_text",
        reason: device == nil ? "no device shows ‘\(text)’" : "it doesn't show ‘\(text)’")
    ]
  }

  private func problem(
    _ message: AcceptedMessage, _ delivery: DeviceDelivery, _ verdict: Verdict, _ reason: String?
  ) -> Problem {
    Problem(
      message: message.number, device: delivery.device, verdict: verdict.name, reason: reason)
  }

  /// The verdict on a delivery with its reason; `nil` for one that ends without anything that could be judged.
  private func judgment(
    of message: AcceptedMessage, _ delivery: DeviceDelivery
  ) -> (Verdict?, String?) {
    if let shown = inbox.shown(message, by: delivery) {
      return (shown.verdict, shown.reasons.isEmpty ? nil : shown.reasons.joined(separator: "; "))
    }
    switch delivery.handling {
    case .hidden: return (.fine, nil)
    case .handedToApp: return (.unknown, "the app gets it, and decides what appears")
    case .notKnown:
      return (.unknown, "without content-available an iPhone doesn't wake the app for it")
    case .shown, .crashed: return (.unknown, "the device is gone")
    case .deletedMessages: return (nil, nil)
    case nil:
      return delivery.outcome == .pending ? (.unknown, "it waits for the device") : (nil, nil)
    }
  }

  /// Errors that lint finds.
  private func complaints(of message: AcceptedMessage) -> [Problem] {
    inbox.findings(in: message).filter { $0.severity == .error }.map {
      Problem(
        message: message.number, device: nil, verdict: "lint \($0.rule)", reason: $0.sentence)
    }
  }
}
