import DevicePreview
import PushMessages
import Resolver

/// What a device makes of a message that came to it: what it shows, how bad that is, and why.
struct DeviceImpression {
  let notification: ShownNotification
  let verdict: Verdict
  /// Lower-case and without a full stop.
  let reasons: [String]

  /// `gap` says why the texts of the device's platform aren't known at all; `nil` if they are.
  init(_ notification: ShownNotification, of message: JSONNode?, gap: String?) {
    self.notification = notification
    let unasked = Self.reasonForDoubt(message, notification.device.platform)
    // Where something is wrong already, a doubt makes it no better.
    verdict = unasked == nil ? notification.verdict : max(notification.verdict, .unknown)
    var reasons = [notification.absence].compactMap(\.self) + notification.remarks
    if verdict.severity == .unknown || verdict.severity == .error {
      let bad = notification.askedTexts.filter { Verdict($0.resolution.outcome).severity != .fine }
      let texts = bad.compactMap { name, resolution -> String? in
        if resolution.outcome == .unknown, resolution.source == nil, let gap { return gap }
        return resolution.placedReason.map { "\(name): \($0)" }
      }
      for text in texts + [unasked].compactMap(\.self) where !reasons.contains(text) {
        reasons.append(text)
      }
    }
    self.reasons = reasons
  }

  /// Every text that a person reads, a line each.
  var readableText: String {
    guard let card = notification.card else { return "" }
    return [card.title, card.subtitle, card.body].compactMap(\.self).joined(separator: "\n")
  }

  /// As JSON.
  var value: JSONValue {
    var members: [(String, JSONValue)] = [("verdict", .string(verdict.name))]
    members += verdict.names.dropFirst().map { ("severity", .string($0)) }
    let card = notification.card
    for (name, text) in [
      ("title", card?.title), ("subtitle", card?.subtitle), ("body", card?.body),
    ] {
      if let text { members.append((name, .string(text))) }
    }
    if !reasons.isEmpty { members.append(("remarks", .list(reasons.map { .string($0) }))) }
    return EmulatorAnswer.object(members)
  }

  /// Why a message contradicts itself so that no one has verified what the platform does; `nil` if it doesn't.
  private static func reasonForDoubt(_ message: JSONNode?, _ platform: Platform) -> String? {
    guard platform == .apple else { return nil }
    let headers = message?["apns"]?["headers"]?.members ?? []
    let type = headers.last { $0.key.lowercased() == "apns-push-type" }?.value.string
    guard let type, type != "alert" else { return nil }
    return "apns-push-type doesn't say alert: Apple may delay or drop it"
  }
}
