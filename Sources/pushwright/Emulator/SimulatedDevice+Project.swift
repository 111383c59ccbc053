import Resolver
import SimulatedDevices
import Workspace

extension SimulatedDevice {
  /// A device of the project file.
  init(_ device: EmulatedDevice) {
    let platform: Platform =
      switch device.platform {
      case .android: .android
      case .apple: .apple
      case .web: .web
      }
    self.init(
      device.name, platform, token: device.token, installation: device.fid,
      project: device.project, languages: device.locales,
      androidAPILevel: device.androidAPI ?? 34, release: device.release,
      topics: Set(device.topics))
    app =
      switch device.app {
      case .foreground: .foreground
      case .background: .background
      case .forceStopped: .forceStopped
      }
    (isOnline, isInDoze) = (device.isOnline, device.isInDoze)
    (allowsNotifications, blockedChannels) = (
      device.allowsNotifications, Set(device.blockedChannels)
    )
  }
}
