import DevicePreview
import Drafts

extension Composer {
  /// `v`: the next kind of device; a state that it does not have gives way to the background.
  mutating func showNextDevice() {
    let devices = PreviewDevice.all(on: settings.platforms)
    preview.device = devices.next(after: previewDevice) ?? previewDevice
    if !previewDevice.states.contains(deviceState) { preview.state = .resting }
  }

  /// `V`: the next state of the device.
  mutating func showNextState() {
    preview.state = previewDevice.states.next(after: deviceState) ?? .resting
  }
}
