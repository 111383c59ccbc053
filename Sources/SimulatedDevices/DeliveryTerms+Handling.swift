import Resolver

extension DeliveryTerms {
  /// What a device does with the message; `nil` if the app can't be woken for it.
  func handling(on device: SimulatedDevice) -> DeviceDelivery.Handling? {
    switch device.platform {
    case .android:
      if device.app == .forceStopped { return nil }
    case .apple:
      // An alert is shown by the system; only the app could take anything else.
      if device.app == .forceStopped, !hasNotification { return nil }
    case .web: break
    }
    guard hasNotification, device.app != .foreground else {
      return wakesApp || device.app == .foreground ? .handedToApp : .notKnown
    }
    let isBlocked = channel.map(device.blockedChannels.contains) ?? false
    return device.allowsNotifications && !isBlocked ? .shown : .hidden
  }
}
