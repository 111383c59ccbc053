import DevicePreview
import Drafts

extension Composer {
  /// `v`: the next kind of device.
  mutating func showNextDevice() {
    let devices = PreviewDevice.all(on: settings.platforms)
    preview.show(devices.next(after: previewDevice) ?? previewDevice)
    // What it said of hidden devices may be so no longer.
    if notice?.offers == [.nextDevice] { notice = nil }
  }

  /// `V`: the next state of the device.
  mutating func showNextState() {
    preview.show(previewDevice.states.next(after: deviceState) ?? .resting)
  }
}
