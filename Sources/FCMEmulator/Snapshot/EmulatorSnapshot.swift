internal import SimulatedDevices

/// The state of an emulator, from which another one goes on: messages and what they came to, devices, topics and time.
///
/// Failures that were asked for, quotas and tokens aren't part of it. As a text it is JSON lines: a head, a line for each
/// thing, and an end, without which it isn't whole.
public struct EmulatorSnapshot: Hashable, Sendable {
  /// Why a text isn't a snapshot, or a device doesn't fit into it.
  public struct Failure: Error, Hashable, Sendable {
    /// From 1 on; `nil` if no line is to blame.
    public var line: Int?
    /// Lower-case, with the remedy, without a full stop.
    public var sentence: String

    init(line: Int? = nil, _ sentence: String) {
      self.line = line
      self.sentence = sentence
    }
  }

  /// The file's name in the folder of an export.
  public static let fileName = "pushwright-emulator.jsonl"
  /// Versions of the text that are read.
  static let version = 1
  /// The head's member that tells the text from any other.
  static let mark = "pushwright_emulator"

  /// What the emulator's clock said, in seconds since 1970.
  var time = 0
  /// How many messages were accepted, those that are forgotten included.
  var count = 0
  var sendCount = 0
  var messages: [AcceptedMessage] = []
  /// In the order of their events.
  var deliveries: [DeviceDelivery] = []
  var devices: [DeviceFleet.Kept] = []
  /// Registrations of devices that are gone, in their order.
  var retired: [String] = []
  var topics: [EmulatedTopics.Kept] = []
  var counts: [EmulatedDeliveries.Kept] = []

  /// Adds devices that the snapshot doesn't have: those that it has stay as they are, and one that was removed stays
  /// removed.
  mutating func add(_ others: [SimulatedDevice]) throws(Failure) {
    var fleet = DeviceFleet()
    for kept in devices { try? fleet.restore(kept) }
    for device in others where fleet[device.name] == nil {
      let registrations = [device.token, device.installation].compactMap(\.self)
      guard !registrations.contains(where: retired.contains) else { continue }
      do throws(DeviceFleet.Failure) {
        try fleet.add(device, at: time)
      } catch {
        throw Failure(
          error == .tooMany
            ? "there are more than \(DeviceFleet.mostDevices) devices: remove some"
            : "\(device.name) has the token or fid of another device in the import: rename it as there, or give it its own"
        )
      }
    }
    devices = fleet.kept
  }
}
