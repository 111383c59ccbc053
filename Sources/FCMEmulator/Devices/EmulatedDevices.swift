import FCMClient
import PushMessages
import SimulatedDevices
import Synchronization

/// The devices that an emulator plays, and what each message has come to on them.
final class EmulatedDevices: Sendable {
  fileprivate struct State {
    var fleet = DeviceFleet()
    /// By the number of the message.
    var deliveries: [Int: [DeviceDelivery]] = [:]
    /// The numbers in their order, those before `first` are forgotten.
    var numbers: [Int] = []
    var first = 0
    /// Of all remembered messages together.
    var count = 0
  }

  /// A message to many devices has many deliveries.
  private static let mostDeliveries = 200_000

  private let state = Mutex(State())
  private let limit: Int

  /// The deliveries of so many messages are remembered.
  init(limit: Int) {
    self.limit = limit
  }

  /// Why FCM refuses a message, its names canonical, to the device that it is for.
  func refusal(
    of message: JSONNode, project: ProjectID, at now: Int
  ) -> EmulatedBehavior.Refusal? {
    guard let registration = message["token"]?.string ?? message["fid"]?.string else { return nil }
    return state.withLock {
      switch $0.fleet.refusal(of: registration, project: "\(project)", at: now) {
      case .unregistered: .unregistered
      case .senderIDMismatch: .senderIDMismatch
      case nil: nil
      }
    }
  }

  /// Sends a message on its way.
  func send(
    _ number: Int, _ message: JSONNode, of project: ProjectID, at now: Int,
    subscriptions: (_ token: String) -> Set<String>
  ) {
    state.withLock { state in
      guard !state.fleet.devices.isEmpty else { return }
      let sent = DeviceFleet.Sent(number: number, project: "\(project)", message: message)
      state.record(
        state.fleet.send(sent, at: now, subscriptions: subscriptions), keeping: limit,
        of: Self.mostDeliveries)
    }
  }

  /// What has become of a message, in the order of events.
  func deliveries(of number: Int) -> [DeviceDelivery] {
    state.withLock { $0.deliveries[number] ?? [] }
  }

  var all: [SimulatedDevice] { state.withLock(\.fleet.devices) }

  subscript(name: String) -> SimulatedDevice? { state.withLock { $0.fleet[name] } }

  func waiting(for name: String) -> [Int] { state.withLock { $0.fleet.waiting(for: name) } }

  func notices(on name: String) -> [Int] { state.withLock { $0.fleet.notices(on: name) } }

  /// The name under which topics know a registration.
  func topicName(of registration: String) -> String {
    state.withLock { $0.fleet.topicName(of: registration) }
  }

  func add(_ device: SimulatedDevice, at now: Int) throws(DeviceFleet.Failure) {
    try state.withLock { state throws(DeviceFleet.Failure) in
      try state.fleet.add(device, at: now)
    }
  }

  func remove(_ name: String) -> SimulatedDevice? {
    state.withLock { $0.fleet.remove(name) }
  }

  /// Changes a device, which may let messages through; `nil` if there is none of the name.
  func change(
    _ name: String, at now: Int, _ change: (inout SimulatedDevice) -> Void
  ) -> SimulatedDevice? {
    state.withLock { state in
      state.record(
        state.fleet.change(name, at: now, change), keeping: limit, of: Self.mostDeliveries)
      return state.fleet[name]
    }
  }

  /// Lets time pass.
  func advance(to now: Int) {
    state.withLock { state in
      state.record(state.fleet.advance(to: now), keeping: limit, of: Self.mostDeliveries)
    }
  }

  /// The devices, and what each message has come to, in the order of the messages.
  var kept: (fleet: DeviceFleet, deliveries: [[DeviceDelivery]]) {
    state.withLock { state in
      (state.fleet, state.numbers[state.first...].compactMap { state.deliveries[$0] })
    }
  }

  /// Begins with the devices and the deliveries of an earlier run.
  func restore(_ fleet: DeviceFleet, _ deliveries: [DeviceDelivery]) {
    state.withLock { state in
      state = State(fleet: fleet)
      state.record(deliveries, keeping: limit, of: Self.mostDeliveries)
    }
  }

  /// Forgets what has become of all messages; the devices stay.
  func clear() {
    state.withLock { state in
      state.deliveries = [:]
      state.numbers = []
      state.first = 0
      state.count = 0
    }
  }

  /// Begins anew with these devices.
  func reset(to devices: [SimulatedDevice], at now: Int) {
    state.withLock { state in
      state = State()
      for device in devices { try? state.fleet.add(device, at: now) }
    }
  }
}

extension EmulatedDevices.State {
  fileprivate mutating func record(_ deliveries: [DeviceDelivery], keeping limit: Int, of most: Int)
  {
    for delivery in deliveries {
      if self.deliveries[delivery.message] == nil { numbers.append(delivery.message) }
      self.deliveries[delivery.message, default: []].append(delivery)
      count += 1
    }
    while numbers.count - first > limit || count > most, first < numbers.count {
      count -= self.deliveries.removeValue(forKey: numbers[first])?.count ?? 0
      first += 1
    }
    guard first > limit else { return }
    numbers.removeFirst(first)
    first = 0
  }
}
