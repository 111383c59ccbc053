internal import Synchronization

/// An app's Apple strings, and which file each device reads, worked out once for each device.
///
/// There are no more than ``AndroidChoices/limit`` at a time.
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
  func otherTable(of key: String) -> String? { table.otherTable(of: key) }

  var count: Int { known.withLock { $0.searches.count } }

  func search(_ device: Device) -> AppleSearch {
    known.withLock { known in
      if let search = known.searches[device] { return search }
      let bundle = known.bundle ?? AppleBundle(table)
      let search = bundle.search(for: device)
      if known.searches.count >= AndroidChoices.limit { known.searches = [:] }
      (known.bundle, known.searches[device]) = (bundle, search)
      return search
    }
  }
}
