import Foundation
import LocalFiles

/// The file that `TZ` names, which the C library opens without looking: a pipe there would hold the program forever.
enum TimeZoneFile {
  /// Leaves `TZ` out where it leads to something else than a file; call it before any time is asked for.
  static func prepare() {
    let environment = ProcessInfo.processInfo.environment
    guard let zone = environment["TZ"], blocks(zone, folder: environment["TZDIR"]) else { return }
    unsafe unsetenv("TZ")
  }

  /// Whether reading the zone could wait: relative names are those of the folder of zones.
  static func blocks(_ zone: String, folder: String?) -> Bool {
    let name = zone.hasPrefix(":") ? String(zone.dropFirst()) : zone
    guard !name.isEmpty else { return false }
    let path = name.isAbsolutePath ? name : "\(folder ?? "/usr/share/zoneinfo")/\(name)"
    guard let status = try? FileStatus(of: path) else { return false }
    // The system's own files, such as /proc/kmsg, call themselves regular, are empty, and some of them wait.
    return status.kind == .regular ? status.size == 0 : status.kind != .directory
  }
}
