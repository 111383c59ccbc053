public import FCMClient
public import SimulatedDevices

/// What an emulator plays beside FCM: devices, and what they show.
public struct EmulatorScene: Sendable {
  public var devices: [SimulatedDevice]
  /// The projects that exist; `nil` for any.
  public var projects: Set<ProjectID>?
  /// The releases of the app that devices may have; `nil` for any.
  public var releases: [String]?
  /// What an earlier run has left; `nil` to begin with nothing.
  public var beginning: EmulatorSnapshot?
  /// Gets each line of a record of all requests, with its end, in their order; `nil` for no record.
  public var record: (@Sendable (String) -> Void)?
  /// Called once, when someone asks first what a device shows.
  public var preview: @Sendable () async -> EmulatorPreview

  /// All that it begins with.
  public var allDevices: [SimulatedDevice] {
    (beginning?.devices ?? []).map(\.device) + devices
  }

  public init(
    devices: [SimulatedDevice] = [],
    preview: @escaping @Sendable () async -> EmulatorPreview = { EmulatorPreview() }
  ) {
    self.devices = devices
    self.preview = preview
    projects = nil
    releases = nil
    beginning = nil
    record = nil
  }
}
