import SimulatedDevices

/// An emulator without a server that judges the requests of a record again, each at its time.
///
/// The same record and the same beginning give the same answers, wherever and whenever it is replayed.
public final class EmulatorReplay: Sendable {
  private let day: ReplayedDay
  private let clock: EmulatorClock
  private let fcm: EmulatedFCM
  private let console: EmulatorConsole

  /// `beginning` is the export that the recorded emulator went on from.
  public init(_ head: EmulatorRecord.Head, beginning: EmulatorSnapshot? = nil) {
    let day = ReplayedDay(head.time)
    var limits = EmulatorLimits.standard
    limits.sendsPerMinute = head.quota
    let clock = EmulatorClock(startingAt: beginning?.time) { day.time }
    self.day = day
    self.clock = clock
    fcm = EmulatedFCM(
      project: head.project, projects: head.projects, limits: limits, now: { clock.now })
    fcm.devices.reset(to: head.devices, at: clock.now)
    if let beginning { fcm.restore(beginning) }
    console = EmulatorConsole(
      fcm: fcm, clock: clock, preview: LazyPreview { EmulatorPreview() },
      firstDevices: head.devices, releases: head.releases)
  }

  /// The answer to a request; `nil` for one whose credentials were refused, which no record has.
  public func answer(_ exchange: RecordedExchange) async -> RecordedExchange.Answer? {
    day.time = exchange.time
    var request = exchange.request
    guard EmulatorConsole.isAsked(request) == false else {
      return RecordedExchange.Answer(await console.answer(request))
    }
    guard exchange.credentials != .refused else { return nil }
    if exchange.credentials == .taken { request.authorization = "Bearer replayed" }
    return RecordedExchange.Answer(fcm.answer(request))
  }

  /// The state up to now.
  public var snapshot: EmulatorSnapshot { fcm.snapshot(at: clock.now) }
}
