import DevicePreview
import MessageLint
import PushMessages
import Resolver

/// One device's part of a bug report: a paragraph for each text that the message asks for.
struct BugReport {
  private let shown: ShownNotification
  private let derived: Derived
  private let received: ReceivedMessage

  init(_ shown: ShownNotification, _ derived: Derived, arguments: EffectiveMessage) {
    self.shown = shown
    self.derived = derived
    received = arguments[shown.device.platform]
  }

  private var platform: Platform { shown.device.platform }

  var lines: [String] {
    let name =
      platform == .android ? "Android (API level \(shown.device.androidAPILevel))" : "iPhone"
    let absence = shown.absence.map { ": \($0)" } ?? ""
    let asked = shown.askedTexts
    return ["\(name): \(shown.verdict.words[0])\(absence)"]
      + asked.flatMap { paragraph($0.name, $0.resolution) }
  }

  private func paragraph(_ name: String, _ resolution: Resolution) -> [String] {
    let text = text(name)
    let source = resolution.source
    let raw = text.key.flatMap { key in
      derived.foundText(for: key, on: platform, at: source)
    }
    let finding = finding(name)
    let rows: [(label: String, text: String?)] = [
      ("field", path(name, text).map { "\($0)" }), ("key", text.key),
      ("file", source?.place), ("text found", raw),
      ("arguments", text.arguments.map { $0.map(Self.written).joined(separator: ", ") }),
      ("shown", seen(resolution)), ("promised", resolution.documented),
      ("why", resolution.placedReason),
      ("trail", resolution.trail.isEmpty ? nil : resolution.trail.joined(separator: "; ")),
      ("now", finding?.remedy), ("next app release", finding?.appRemedy),
    ]
    return ["  \(name)"] + rows.compactMap { row in row.text.map { "    \(row.label): \($0)" } }
  }

  private func seen(_ resolution: Resolution) -> String {
    switch resolution.outcome {
    case .shows(let text), .showsKey(let text), .garbled(let text): text
    case .omitted: "nothing: the line is left out"
    case .crashes(let exception): "nothing: the app crashes (\(exception))"
    case .unknown: "unknown"
    }
  }

  private func text(_ name: String) -> ReceivedMessage.Text {
    switch name {
    case "title": received.title
    case "subtitle": received.subtitle
    default: received.body
    }
  }

  /// The draft's field that the text comes from.
  private func path(_ name: String, _ text: ReceivedMessage.Text) -> FieldPath? {
    let holder: FieldPath = platform == .android ? "notification" : "payload.aps.alert"
    let key =
      platform == .android
      ? "\(name)_loc_key" : name == "body" ? "loc-key" : "\(name)-loc-key"
    let places = [text.key == nil ? nil : holder.appending(key), holder.appending(name)]
    return places.compactMap { $0.flatMap { received[$0]?.source } }.first
  }

  /// What lint says about that text in that locale.
  private func finding(_ name: String) -> Finding? {
    guard let locale = shown.device.previewName else { return nil }
    let path = path(name, text(name))
    return derived.findings.first {
      $0.platform == platform && $0.path == path && $0.locales.contains(locale)
    }
  }

  private static func written(_ argument: JSONValue) -> String {
    if case .string(let text) = argument { text } else { JSONText.compact(argument) }
  }
}
