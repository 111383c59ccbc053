public import CalendarTime
internal import PushMessages

/// The clock on the sender's wall: writes moments in local time and in UTC.
public struct WallClock: Hashable, Sendable {
  /// From one change of the clocks to the next.
  public struct Zone: Hashable, Sendable {
    /// Seconds since 1970.
    public var from: Int
    /// Seconds that local time is ahead of UTC.
    public var offset: Int
    /// `CEST`.
    public var name: String

    public init(from: Int, offset: Int, name: String) {
      self.from = from
      self.offset = offset
      self.name = name
    }
  }

  private let zones: [Zone]

  /// In the order of time; what is before the first is as the first.
  public init(zones: [Zone]) {
    self.zones = zones
  }

  public static let utc = WallClock(zones: [])

  /// `03:14 CEST (01:14 UTC)` on the local day of `now`, otherwise with dates: `2026-11-22 00:14 CEST
  /// (2026-11-21 22:14 UTC)`; both in seconds since 1970.
  public func text(_ seconds: Int, now: Int) -> String {
    let world = CivilTime(secondsSince1970: seconds)
    let today = local(now).date
    guard let zone = zone(at: seconds), zone.offset != 0 else {
      return Self.written(world, besides: today) + " UTC"
    }
    let local = local(seconds)
    return "\(Self.written(local, besides: today)) \(zone.name) "
      + "(\(Self.written(world, besides: local.date)) UTC)"
  }

  /// Local time for lists: `03:14` on the day of `now`, `11-20 03:14` in its year, else with the year.
  public func shortText(_ seconds: Int, now: Int) -> String {
    let (moment, today) = (local(seconds), local(now))
    let text = Self.written(moment, besides: today.date)
    return moment.year == today.year && moment.date != today.date
      ? String(text.dropFirst("2026-".count)) : text
  }

  /// When clocks here show a date and time, given and returned in seconds since 1970.
  ///
  /// Of two such moments it is the earlier one; a time that the clocks skip counts as if they had not
  /// been changed yet.
  public func moment(showing local: Int) -> Int {
    let moments = zones.map { local - $0.offset }.filter { zone(at: $0)?.offset == local - $0 }
    return moments.min() ?? local - (zone(at: local - 86_400)?.offset ?? 0)
  }

  /// What calendar and clock here show at a moment.
  public func local(_ seconds: Int) -> CivilTime {
    CivilTime(secondsSince1970: seconds.adding(saturating: zone(at: seconds)?.offset ?? 0))
  }

  private func zone(at seconds: Int) -> Zone? {
    zones.last { $0.from <= seconds } ?? zones.first
  }

  private static func written(_ moment: CivilTime, besides day: String) -> String {
    moment.date == day ? moment.hourAndMinute : "\(moment.date) \(moment.hourAndMinute)"
  }
}
