import Workspace

/// A test device of the profile, and what is known of its topics.
public struct DeviceRow: Hashable, Sendable {
  /// As the profile calls it.
  public let name: String
  /// What FCM said; `nil` where it wasn't asked about this device.
  public let answer: DeviceTopics.Answer?
  /// Whether it won't show the draft's broadcast.
  public let lacksBroadcast: Bool
}

extension Composer {
  /// The profile's test devices, those first that won't show the broadcast.
  public var deviceRows: [DeviceRow] {
    let lacking = unsubscribedDevices
    let rest = testDevices.filter { !lacking.contains($0) }
    return (lacking + rest).map { device in
      DeviceRow(
        name: device.name, answer: topics.answers[device.address],
        lacksBroadcast: lacking.contains(device))
    }
  }
}
