internal import Synchronization

/// An app's Android strings, and what each device makes of its language list and their
/// localizations, worked out once for each device.
///
/// A screen asks for the same hundred locales at every keypress; the choice depends on them and the
/// strings only.
final class AndroidChoices: Sendable {
  let table: AndroidStringTable
  private let devices = Mutex<[Device: AndroidDevice]>([:])

  init(_ table: AndroidStringTable) { self.table = table }

  func device(_ device: Device) -> AndroidDevice {
    devices.withLock { known in
      if let choice = known[device] { return choice }
      let choice = AndroidDevice(device, table: table)
      known[device] = choice
      return choice
    }
  }
}
