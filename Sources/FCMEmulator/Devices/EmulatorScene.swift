public import FCMClient
public import SimulatedDevices

/// What an emulator plays beside FCM: devices, and what they show.
public struct EmulatorScene: Sendable {
  public var devices: [SimulatedDevice]
  /// The projects that exist; `nil` for any.
  public var projects: Set<ProjectID>?
  /// What an earlier run has left; `nil` to begin with nothing.
  public var beginning: EmulatorSnapshot?
  /// Gets each line of a record of all requests, with its end, in their order; `nil` for no record.
  public var record: (@Sendable (String) -> Void)?
  /// Called once, when someone asks first what a device shows.
  public var preview: @Sendable () async -> EmulatorPreview

  public init(
    devices: [SimulatedDevice] = [],
    preview: @escaping @Sendable () async -> EmulatorPreview = { EmulatorPreview() }
  ) {
    self.devices = devices
    self.preview = preview
    projects = nil
    beginning = nil
    record = nil
  }
}
