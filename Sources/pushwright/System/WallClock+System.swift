import Foundation
import SendPolicy

extension WallClock {
  /// The clock of this machine, with the changes of the clocks from a year before to two months after `now`, in
  /// seconds since 1970: longer FCM keeps no message.
  static func system(around now: Int) -> WallClock {
    var zones: [Zone] = []
    for day in -366...62 {
      let zone = zone(at: now + day * 86_400)
      guard let last = zones.last, last.offset != zone.offset else {
        if zones.isEmpty { zones.append(zone) }
        continue
      }
      zones.append(change(from: zone.from - 86_400, to: zone))
    }
    return WallClock(zones: zones)
  }

  /// The second of the day before `zone` at which its time begins.
  private static func change(from start: Int, to zone: Zone) -> Zone {
    var (before, after) = (start, zone.from)
    while after - before > 1 {
      let middle = (before + after) / 2
      if Self.zone(at: middle).offset == zone.offset { after = middle } else { before = middle }
    }
    return Zone(from: after, offset: zone.offset, name: zone.name)
  }

  private static func zone(at seconds: Int) -> Zone {
    var time = time_t(seconds)
    var parts = unsafe tm()
    guard unsafe localtime_r(&time, &parts) != nil else {
      return Zone(from: seconds, offset: 0, name: "UTC")
    }
    guard let name = unsafe parts.tm_zone else {
      return unsafe Zone(from: seconds, offset: parts.tm_gmtoff, name: "")
    }
    return unsafe Zone(
      from: seconds, offset: parts.tm_gmtoff, name: String(cString: name))
  }
}
