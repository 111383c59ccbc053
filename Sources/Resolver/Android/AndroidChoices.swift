internal import Synchronization

/// An app's Android strings, and what each device makes of its language list and their
/// localizations, worked out once for each device.
///
/// A screen asks for the same hundred locales at every keypress; the choice depends on them and the
/// strings only. There are no more than ``limit`` at a time: a person can add and remove devices all day.
final class AndroidChoices: Sendable {
  /// More than a project previews; what is asked for beyond it is worked out anew from then on.
  static let limit = 2048

  let table: AndroidStringTable
  private let known = Mutex(Known())

  private struct Known {
    var devices: [Device: AndroidDevice] = [:]
    /// Gathered for the first device that has several languages.
    var locales: AndroidAppLocales?
  }

  init(_ table: AndroidStringTable) { self.table = table }

  var count: Int { known.withLock { $0.devices.count } }

  func device(_ device: Device) -> AndroidDevice {
    known.withLock { known in
      if let choice = known.devices[device] { return choice }
      if device.locales.count > 1, known.locales == nil {
        known.locales = AndroidAppLocales(table)
      }
      let choice = AndroidDevice(device, table: table, appLocales: known.locales)
      if known.devices.count >= Self.limit { known.devices = [:] }
      known.devices[device] = choice
      return choice
    }
  }
}
