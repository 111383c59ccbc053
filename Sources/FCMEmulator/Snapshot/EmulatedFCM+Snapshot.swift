import SimulatedDevices

extension EmulatedFCM {
  /// What another emulator needs to go on from here.
  func snapshot(at now: Int) -> EmulatorSnapshot {
    var snapshot = EmulatorSnapshot()
    snapshot.time = now
    (snapshot.messages, snapshot.count, snapshot.sendCount) = accepted.kept
    let (fleet, deliveries) = devices.kept
    snapshot.deliveries = deliveries.flatMap(\.self)
    snapshot.devices = fleet.kept
    snapshot.retired = fleet.retired.sorted()
    snapshot.topics = topics.kept
    snapshot.counts = self.deliveries.kept
    return snapshot
  }

  /// Goes on from where another emulator was.
  func restore(_ snapshot: EmulatorSnapshot) {
    accepted.restore(
      snapshot.messages, count: snapshot.count, sendCount: snapshot.sendCount)
    var fleet = DeviceFleet()
    for kept in snapshot.devices { try? fleet.restore(kept) }
    fleet.retire(snapshot.retired)
    devices.restore(fleet, snapshot.deliveries)
    topics.restore(snapshot.topics)
    deliveries.restore(snapshot.counts)
  }
}
