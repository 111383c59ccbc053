public import DevicePreview
internal import Drafts

/// What the message is previewed on and with, and how its payload is shown.
public struct PreviewChoice: Hashable, Sendable {
  /// `nil` until the app's strings are read.
  public private(set) var strings: StringsSummary?
  public private(set) var device = PreviewDevice.phones
  public private(set) var state = DeviceState.resting
  /// The arguments that are shown in place of the draft's; see ``Composer/sample``.
  private(set) var sample: ArgumentSample?
  public private(set) var payload = Payload()

  init(strings: StringsSummary?, device: PreviewDevice) {
    (self.strings, self.device) = (strings, device)
  }

  /// `nil` where they are to be read anew.
  mutating func take(_ strings: StringsSummary?) { self.strings = strings }

  /// A state that the device doesn't have gives way to the background.
  mutating func show(_ device: PreviewDevice) {
    self.device = device
    if !device.states.contains(state) { state = .resting }
  }

  mutating func show(_ state: DeviceState) { self.state = state }

  /// `nil` is the draft's own arguments.
  mutating func show(_ sample: ArgumentSample?) { self.sample = sample }

  /// Moves in the payload, or shows another view of it.
  mutating func turnPayload(_ change: (inout Payload) -> Void) { change(&payload) }
}
