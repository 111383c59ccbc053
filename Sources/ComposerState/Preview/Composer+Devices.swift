import DevicePreview
import Drafts

extension Composer {
  /// `v`: the next kind of device.
  mutating func showNextDevice() {
    let devices = PreviewDevice.all(on: settings.platforms)
    preview.show(devices.next(after: previewDevice) ?? previewDevice)
  }

  /// `V`: the next state of the device.
  mutating func showNextState() {
    preview.show(previewDevice.states.next(after: deviceState) ?? .resting)
  }
}
