public import DevicePreview
internal import Drafts

/// What the message is previewed on and with, and how its payload is shown.
public struct PreviewChoice: Hashable, Sendable {
  /// `nil` until the app's strings are read.
  public var strings: StringsSummary?
  public internal(set) var device = PreviewDevice.phones
  public internal(set) var state = DeviceState.resting
  /// The arguments that are shown in place of the draft's; see ``Composer/sample``.
  var sample: ArgumentSample?
  public internal(set) var payload = Payload()
}
