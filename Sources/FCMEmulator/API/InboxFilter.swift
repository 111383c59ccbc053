import DevicePreview
import MessageLint
import PushMessages
import SimulatedDevices

/// Which messages someone asks for: all conditions hold.
struct InboxFilter {
  /// A parameter that can't be understood; a sentence.
  struct Failure: Error {
    var sentence: String
    /// Whether what is asked for isn't there.
    var isMissing = false
  }

  static let names = [
    "project", "topic", "condition", "token", "fid", "dry_run", "contains", "device", "outcome",
    "handling", "shows", "verdict", "finding", "after",
  ]
  /// Those that don't ask what has become of a message.
  static let namesOfMessages = [
    "project", "topic", "condition", "token", "fid", "dry_run", "contains", "device", "after",
  ]

  private var project: String?
  private var target: [(kind: String, name: String)] = []
  private var isDryRun: Bool?
  private var contained: String?
  private var device: String?
  private var outcome: DeviceDelivery.Outcome?
  private var handling: DeviceDelivery.Handling?
  private var shown: String?
  /// A verdict's name, or its severity.
  private var verdict: String?
  /// A rule of lint, or a severity.
  private var finding: String?
  /// Only messages with a higher number.
  private(set) var after = 0

  init(_ query: EmulatorQuery) throws(Failure) {
    project = query["project"]
    for kind in ["topic", "condition", "token", "fid"] {
      if let name = query[kind] { target.append((kind, name)) }
    }
    contained = query["contains"]
    device = query["device"]
    shown = query["shows"]
    verdict = query["verdict"]
    if let verdict, !Self.verdicts.contains(verdict) {
      throw Failure(
        sentence: "verdict is one of \(Self.verdicts.joined(separator: ", ")).")
    }
    finding = query["finding"]
    if let finding, !Self.findings.contains(finding) {
      throw Failure(
        sentence: "finding is warning, error or a rule of pushwright lint, such as crash.")
    }
    if let text = query["dry_run"] {
      guard let flag = Bool(text) else { throw Failure(sentence: "dry_run is true or false.") }
      isDryRun = flag
    }
    if let text = query["after"] {
      guard let number = Int(text), number >= 0 else {
        throw Failure(sentence: "after is the number of a message.")
      }
      after = number
    }
    outcome = try Self.name(query["outcome"], "outcome")
    handling = try Self.name(query["handling"], "handling")
  }

  /// - Throws: ``Failure`` for a device that no one has heard of.
  func check(against inbox: EmulatorInbox) throws(Failure) {
    guard let device, inbox.devices[device] == nil else { return }
    let isRemembered = inbox.messages.all.contains { message in
      inbox.devices.deliveries(of: message.number).contains { $0.device == device }
    }
    guard !isRemembered else { return }
    let names = inbox.devices.all.map(\.name)
    let known =
      names.isEmpty ? "there are none" : "there are \(names.prefix(20).joined(separator: ", "))"
    throw Failure(sentence: "No device has the name ‘\(device)’: \(known).", isMissing: true)
  }

  /// Whether devices have to be asked.
  private var isAboutDevices: Bool {
    device != nil || outcome != nil || handling != nil || shown != nil || verdict != nil
  }

  func matches(_ message: AcceptedMessage, in inbox: EmulatorInbox) -> Bool {
    guard message.number > after, project.map({ $0 == "\(message.project)" }) ?? true,
      isDryRun.map({ $0 == message.isDryRun }) ?? true,
      target.allSatisfy({ $0.kind == message.target?.kind && $0.name == message.target?.name }),
      contained.map({ message.message.contains($0) }) ?? true
    else { return false }
    if let finding, !inbox.findings(in: message).contains(where: { $0.names.contains(finding) }) {
      return false
    }
    guard isAboutDevices else { return true }
    return inbox.current(of: message.number).contains { matches($0, message, inbox) }
  }

  private func matches(
    _ delivery: DeviceDelivery, _ message: AcceptedMessage, _ inbox: EmulatorInbox
  ) -> Bool {
    guard device.map({ $0 == delivery.device }) ?? true,
      outcome.map({ $0 == delivery.outcome }) ?? true
    else { return false }
    guard shown != nil || verdict != nil || handling != nil else { return true }
    let notification = inbox.shown(message, by: delivery)
    if let handling, handling != inbox.handling(of: delivery, showing: notification) {
      return false
    }
    guard shown != nil || verdict != nil else { return true }
    guard let notification else { return false }
    return (shown.map { notification.readableText.contains($0) } ?? true)
      && (verdict.map { notification.verdict.names.contains($0) } ?? true)
  }

  private static let verdicts = Verdict.allNames
  private static let findings = Set(Linter.rules.map { $0.id } + ["warning", "error"])

  private static func name<Name: RawRepresentable<String> & CaseIterable>(
    _ text: String?, _ parameter: String
  ) throws(Failure) -> Name? {
    guard let text else { return nil }
    if let name = Name(rawValue: text) { return name }
    let names = Name.allCases.map(\.rawValue).joined(separator: ", ")
    throw Failure(sentence: "\(parameter) is one of \(names).")
  }
}
