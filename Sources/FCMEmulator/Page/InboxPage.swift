import CalendarTime
import DevicePreview
import HarmlessText
import MessageLint
import NotificationPage
import PushMessages
import SimulatedDevices

/// The messages of an emulator as pages for a browser, which work without script.
struct InboxPage {
  private static let mostRows = 100

  let inbox: EmulatorInbox

  /// All messages that match, newest first.
  func list(_ query: EmulatorQuery) -> EmulatorAnswer {
    var note = ""
    var found: [AcceptedMessage] = []
    do throws(InboxFilter.Failure) {
      let filter = try InboxFilter(query)
      if let name = query.stranger(to: InboxFilter.names) {
        throw InboxFilter.Failure(sentence: "‘\(name)’ isn't a parameter.")
      }
      found = inbox.messages.all.filter { filter.matches($0, in: inbox) }.reversed()
    } catch {
      note = "<p class=\"note\">\(HTMLText.escaped(error.sentence))</p>"
    }
    let rows = found.prefix(Self.mostRows).map(row).joined()
    let count = found.count == 1 ? "1 message" : "\(found.count) messages"
    let newest = inbox.messages.all.last?.number ?? 0
    let table =
      found.isEmpty
      ? "<p class=\"note\">Nothing has come yet that matches.</p>"
      : "<ul class=\"messages\">\(rows)</ul>"
    return InboxDocument.page(
      title: count,
      body: form(query) + Verdict.legend + note
        + "<p id=\"count\" data-newest=\"\(newest)\">\(count)</p>" + table,
      isLive: true)
  }

  /// One message with all that is known of it; `nil` if there is none.
  func message(_ number: Int) -> EmulatorAnswer? {
    guard let message = inbox.messages.message(number) else { return nil }
    let deliveries = inbox.devices.deliveries(of: number)
    let cards = deliveries.map { card($0, message) }.joined()
    let devices =
      deliveries.isEmpty
      ? "<p class=\"note\">It came to no simulated device.</p>"
      : "<div class=\"cards\">\(cards)</div>"
    let text =
      (try? JSONNode(strict: message.message)).map { JSONText.pretty($0) }
      ?? message.message
    let head = """
      <p><a href="/">All messages</a></p>
      <dl><dt>To</dt><dd>\(HTMLText.escaped(Self.target(message)))</dd>
      <dt>Project</dt><dd>\(HTMLText.escaped("\(message.project)"))</dd>
      <dt>Answer</dt><dd><code>\(HTMLText.escaped("\(message.name)"))</code>\
      \(message.isDryRun ? " (dry run)" : "")</dd>
      <dt>Time</dt><dd>\(Timestamp(secondsSince1970: message.time).description)</dd></dl>
      """
    return InboxDocument.page(
      title: "Message \(number)",
      body: head + "<h2>On devices</h2>" + devices
        + "<h2>Lint</h2>" + findings(in: message)
        + "<h2>As it was sent</h2><pre>\(HTMLText.escaped(text))</pre>")
  }

  private func form(_ query: EmulatorQuery) -> String {
    let fields = [
      ("project", "Project"), ("topic", "Topic"), ("token", "Token"), ("device", "Device"),
      ("outcome", "Outcome"), ("contains", "Contains"), ("finding", "Finding"),
    ]
    let inputs = fields.map { name, label in
      "<label>\(label)<input name=\"\(name)\" value=\"\(HTMLText.escaped(query[name] ?? ""))\"></label>"
    }
    let isOpen = fields.contains { name, _ in query[name]?.isEmpty == false }
    return """
      <details\(isOpen ? " open" : "")><summary>Filter</summary>\
      <form method="get" action="/">\(inputs.joined())<button>Show</button></form></details>
      """
  }

  private func row(_ message: AcceptedMessage) -> String {
    let deliveries = inbox.devices.deliveries(of: message.number)
    let results = deliveries.suffix(12).map { ($0, inbox.shown(message, by: $0)) }
    let badges = results.map { delivery, shown in
      let mark = shown?.verdict.severity.mark ?? (delivery.outcome == .delivered ? "–" : "…")
      let words = shown.map { $0.verdict.word } ?? words(delivery, shown)
      return "<li>\(mark) \(HTMLText.escaped("\(delivery.device) \(words)"))</li>"
    }
    let counts = Self.counts(of: inbox.findings(in: message)).map { "<li>\($0)</li>" } ?? ""
    let read = results.lazy.compactMap { $0.1?.readableText.split(separator: "\n").first }
    let text = read.first.map { String($0.prefix(200)) } ?? Self.firstText(message)
    return """
      <li><a href="/messages/\(message.number)"><b>\(message.number)</b> \
      \(HTMLText.escaped(Self.target(message)))\(message.isDryRun ? " · dry run" : "")</a>\
      <span>\(HTMLText.escaped(text))</span><ul class="badges">\(counts)\(badges.joined())</ul></li>
      """
  }

  /// What `pushwright lint` says of a message.
  private func findings(in message: AcceptedMessage) -> String {
    let findings = inbox.findings(in: message)
    guard !findings.isEmpty else { return "<p class=\"note\">Lint finds nothing.</p>" }
    let rows = findings.map { finding in
      let remedies = [finding.remedy, finding.appRemedy].compactMap(\.self)
        .map {
          "<span class=\"note\">\(HTMLText.escaped($0.prefix(1).uppercased() + $0.dropFirst()))</span>"
        }
      return """
        <li>\(finding.severity == .error ? "✗" : "⚠") \(finding.severity) \
        <code>\(HTMLText.escaped(finding.rule))</code>\
        <span>\(HTMLText.escaped(finding.sentence))</span>\(remedies.joined())</li>
        """
    }
    return "<ul class=\"messages\">\(rows.joined())</ul>"
  }

  /// `✗ 2 errors, ⚠ 1 warning`; `nil` if lint finds nothing.
  private static func counts(of findings: [Finding]) -> String? {
    let errors = findings.count { $0.severity == .error }
    let warnings = findings.count - errors
    let parts = [
      errors > 0 ? "✗ \(errors) error\(errors == 1 ? "" : "s")" : nil,
      warnings > 0 ? "⚠ \(warnings) warning\(warnings == 1 ? "" : "s")" : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? nil : "lint \(parts.joined(separator: ", "))"
  }

  private func card(_ delivery: DeviceDelivery, _ message: AcceptedMessage) -> String {
    let device = inbox.devices[delivery.device]
    guard let shown = inbox.shown(message, by: delivery), let device else {
      let heading = "\(delivery.device): \(words(delivery, nil))"
      return "<figure><figcaption>\(HTMLText.escaped(heading))</figcaption></figure>"
    }
    let locale = device.languages.first ?? ""
    let result = "\(shown.verdict.severity.mark) \(shown.verdict.word)"
    let heading = ([delivery.device, locale, result] + circumstances(of: delivery, shown))
      .joined(separator: ", ")
    let remarks = shown.reasons.map { "<li>\(HTMLText.escaped($0))</li>" }.joined()
    return """
      <figure><figcaption>\(HTMLText.escaped(heading))</figcaption>\
      \(CardPicture(shown.notification, in: locale).svg)<ul>\(remarks)</ul></figure>
      """
  }

  /// What came of it where nothing is shown: `handed to the app, late (delayedDeviceDoze)`.
  private func words(_ delivery: DeviceDelivery, _ shown: DeviceImpression?) -> String {
    let result =
      switch inbox.handling(of: delivery, showing: shown) {
      case .shown: "shown"
      case .crashed: "the app crashes"
      case .handedToApp: "handed to the app"
      case .notKnown: "not known: without content-available an iPhone doesn't wake the app"
      case .hidden: "hidden by the user's settings"
      case .deletedMessages: "the app hears of lost messages"
      case nil: delivery.outcome.rawValue
      }
    return ([result] + circumstances(of: delivery, shown)).joined(separator: ", ")
  }

  private func circumstances(
    of delivery: DeviceDelivery, _ shown: DeviceImpression?
  ) -> [String] {
    let late = delivery.delay == .deliveredNoDelay ? nil : delivery.delay
    let replaced = inbox.replaced(by: delivery, inbox.handling(of: delivery, showing: shown))
    return [late.map { "late (\($0.rawValue))" }, replaced.map { "replaces \($0)" }]
      .compactMap(\.self)
  }

  private static func target(_ message: AcceptedMessage) -> String {
    message.target.map { "\($0.kind) \($0.name)" } ?? "no target"
  }

  /// The first literal text or key of a message, so that people know it again.
  private static func firstText(_ message: AcceptedMessage) -> String {
    let document = MessageDocument(text: #"{"message": \#(message.message)}"#)
    let received = EffectiveMessage(document).android
    let text = received.title.literal ?? received.title.key ?? received.body.literal
    return String((text ?? received.body.key ?? "data").prefix(200))
  }
}
