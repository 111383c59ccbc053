import Resolver

/// What an Android device shows in a state that no preview shows.
struct DeviceStateAnswer {
  /// In that state.
  var device: Device
  var state: AndroidDeviceState
  /// What the preview's device shows, as it is meant.
  var usual: Resolution
  var resolution: Resolution
}
