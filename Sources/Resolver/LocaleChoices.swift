internal import Synchronization

/// What a device makes of its language list and the app's localizations, worked out once for each
/// device.
///
/// A screen asks for the same hundred locales at every keypress; the choice depends on them and the
/// strings only.
final class LocaleChoices: Sendable {
  private let androidDevices = Mutex<[Device: AndroidDevice]>([:])
  private let apple = Mutex(Apple())

  private struct Apple {
    /// Prepared for the first device that asks.
    var bundle: AppleBundle?
    var searches: [Device: AppleSearch] = [:]
  }

  func android(_ device: Device, table: AndroidStringTable) -> AndroidDevice {
    androidDevices.withLock { known in
      if let choice = known[device] { return choice }
      let choice = AndroidDevice(device, table: table)
      known[device] = choice
      return choice
    }
  }

  func apple(_ device: Device, table: AppleStringTable) -> AppleSearch {
    apple.withLock { known in
      if let search = known.searches[device] { return search }
      let bundle = known.bundle ?? AppleBundle(table)
      let search = bundle.search(for: device)
      (known.bundle, known.searches[device]) = (bundle, search)
      return search
    }
  }
}
