internal import Synchronization

/// Keeps the keys of an app's strings once a caller has asked for them.
final class KeyCache: Sendable {
  private let known = Mutex<KeyInventory?>(nil)

  func keys(of strings: AppLocalizations) -> KeyInventory {
    known.withLock { known in
      if let known { return known }
      let keys = KeyInventory(strings)
      known = keys
      return keys
    }
  }
}
