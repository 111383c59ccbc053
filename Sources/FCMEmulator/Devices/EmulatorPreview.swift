internal import DevicePreview
public import MessageLint
internal import PushMessages
public import Resolver
public import SimulatedDevices

/// What simulated devices show for messages, by the texts of an app.
public struct EmulatorPreview: Sendable {
  private let current: NotificationPreviewer
  private let releases: [String: NotificationPreviewer]
  private let gaps: [Platform: String]
  private let lint: KnownFindings

  /// Without strings, keys have texts that aren't known.
  ///
  /// `gaps` says why, by platform, lower-case and without a full stop. `lint` finds what is wrong with a message, the value of
  /// `message` as JSON.
  public init(
    appName: String = "Your app", strings: AppLocalizations = AppLocalizations(),
    releases: [ReleasedStrings] = [], gaps: [Platform: String] = [:],
    lint: @escaping @Sendable (_ message: String) -> [Finding] = { _ in [] }
  ) {
    self.lint = KnownFindings(lint)
    self.gaps = gaps
    let current = NotificationPreviewer(strings: strings, appName: appName)
    self.current = current
    self.releases = Dictionary(
      releases.map { release in
        var previewer = current
        previewer.resolver = release.resolver
        return (release.name, previewer)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Why these devices may show texts that aren't known: a sentence for each cause, lower-case and without a full stop.
  public func doubts(about devices: [SimulatedDevice]) -> [String] {
    var causes: [(sentence: String, names: [String])] = []
    for device in devices where device.platform != .web {
      for sentence in doubts(about: device) {
        if let index = causes.firstIndex(where: { $0.sentence == sentence }) {
          causes[index].names.append(device.name)
        } else {
          causes.append((sentence, [device.name]))
        }
      }
    }
    return causes.map { cause in
      let verb = cause.names.count == 1 ? "shows" : "show"
      return "what \(cause.names.joined(separator: ", ")) \(verb) isn't known: \(cause.sentence)"
    }
  }

  private func doubts(about device: SimulatedDevice) -> [String] {
    let strings = previewer(for: device).resolver.strings
    let faults = strings.faults.filter { $0.platform == device.platform }
    let isGiven = device.platform == .android ? strings.android != nil : strings.apple != nil
    if !isGiven, faults.isEmpty, let gap = gaps[device.platform] { return [gap] }
    return faults.map { "\($0.source.place): \($0.sentence)" }
  }

  private func previewer(for device: SimulatedDevice) -> NotificationPreviewer {
    device.release.flatMap { releases[$0] } ?? current
  }

  /// What lint has against a message, the value of `message` as JSON.
  func findings(in message: String) -> [Finding] { lint.findings(in: message) }

  /// What a device shows for a message, the value of `message` as JSON.
  func shown(_ message: String, on device: SimulatedDevice) -> DeviceImpression {
    let document = MessageDocument(text: #"{"message": \#(message)}"#)
    let notification = previewer(for: device).notification(
      for: EffectiveMessage(document), on: device.device)
    return DeviceImpression(
      notification, of: try? JSONNode(strict: message), gap: gaps[device.platform])
  }
}
