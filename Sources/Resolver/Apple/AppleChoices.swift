internal import Synchronization

/// An app's Apple strings, and which file each device reads, worked out once for each device.
final class AppleChoices: Sendable {
  private let table: AppleStringTable
  private let known = Mutex(Known())

  private struct Known {
    /// Prepared for the first device that asks.
    var bundle: AppleBundle?
    var searches: [Device: AppleSearch] = [:]
  }

  init(_ table: AppleStringTable) { self.table = table }

  /// The file of another table that has a key.
  func otherTable(of key: String) -> String? { table.otherTables[Array(key.utf8)] }

  func search(_ device: Device) -> AppleSearch {
    known.withLock { known in
      if let search = known.searches[device] { return search }
      let bundle = known.bundle ?? AppleBundle(table)
      let search = bundle.search(for: device)
      (known.bundle, known.searches[device]) = (bundle, search)
      return search
    }
  }
}
