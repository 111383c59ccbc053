public import DevicePreview
public import MessageLint
internal import PushMessages
public import Resolver
public import SimulatedDevices

/// What simulated devices show for messages, by the texts of an app.
public struct EmulatorPreview: Sendable {
  private let current: NotificationPreviewer
  private let releases: [String: NotificationPreviewer]
  private let lint: KnownFindings

  /// Without strings, keys have texts that aren't known; `lint` finds what is wrong with a message, the value of `message`
  /// as JSON.
  public init(
    appName: String = "Your app", strings: AppLocalizations = AppLocalizations(),
    releases: [ReleasedStrings] = [],
    lint: @escaping @Sendable (_ message: String) -> [Finding] = { _ in [] }
  ) {
    self.lint = KnownFindings(lint)
    let current = NotificationPreviewer(strings: strings, appName: appName)
    self.current = current
    self.releases = Dictionary(
      releases.map { release in
        var previewer = current
        previewer.resolver = release.resolver
        return (release.name, previewer)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// What lint has against a message, the value of `message` as JSON.
  func findings(in message: String) -> [Finding] { lint.findings(in: message) }

  /// What a device shows for a message, the value of `message` as JSON.
  public func shown(_ message: String, on device: SimulatedDevice) -> ShownNotification {
    let document = MessageDocument(text: #"{"message": \#(message)}"#)
    let previewer = device.release.flatMap { releases[$0] } ?? current
    return previewer.notification(for: EffectiveMessage(document), on: device.device)
  }
}
