internal import Synchronization

/// An app's Android strings, and what each device makes of its language list and their
/// localizations, worked out once for each device.
///
/// A screen asks for the same hundred locales at every keypress; the choice depends on them and the
/// strings only.
final class AndroidChoices: Sendable {
  let table: AndroidStringTable
  private let known = Mutex(Known())

  private struct Known {
    var devices: [Device: AndroidDevice] = [:]
    /// Gathered for the first device that has several languages.
    var locales: AndroidAppLocales?
  }

  init(_ table: AndroidStringTable) { self.table = table }

  func device(_ device: Device) -> AndroidDevice {
    known.withLock { known in
      if let choice = known.devices[device] { return choice }
      if device.locales.count > 1, known.locales == nil {
        known.locales = AndroidAppLocales(table)
      }
      let choice = AndroidDevice(device, table: table, appLocales: known.locales)
      known.devices[device] = choice
      return choice
    }
  }
}
