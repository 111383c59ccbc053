internal import AppProject
internal import LocalFiles
internal import StringResources

/// The keys of an Apple app's catalogs that drafts name, and that Xcode may remove.
struct KeptCatalog {
  /// By the catalog's path; sorted.
  private let loose: [String: [(name: String, key: CatalogKey)]]
  private let top: String

  init(_ app: AppleProject, _ kept: KeptNames) {
    top = app.top
    let found = kept.appleKeys.sorted().compactMap { name -> (name: String, key: CatalogKey)? in
      guard let key = app.keys[name], key.state != .manual else { return nil }
      return (name, key)
    }
    loose = Dictionary(grouping: found) { $0.key.place.path }
  }

  /// The files that it changes.
  var changes: [String] { loose.keys.sorted().map(path) }

  private func path(_ catalog: String) -> String { top.isEmpty ? catalog : "\(top)/\(catalog)" }

  /// Prints the keys, or sets them; what is to do or was done, in lines.
  func settled(isWriting: Bool) throws(CommandFailure) -> [String] {
    guard !loose.isEmpty else { return ["the catalogs of the Apple app keep what the drafts name"] }
    var lines: [String] = []
    for (catalog, keys) in loose.sorted(by: { $0.key < $1.key }) {
      let path = path(catalog)
      guard isWriting else {
        lines += keys.map { name, key in
          let state = key.state == .stale ? "stale" : "managed by Xcode"
          return
            "\(path):\(key.place.line): \(name) is \(state): set it to Manually, or use --write"
        }
        continue
      }
      try write(Set(keys.map(\.name)), path)
      lines.append("\(path): \(keys.map(\.name).joined(separator: ", ")) set to Manually")
    }
    return lines
  }

  private func write(_ keys: Set<String>, _ path: String) throws(CommandFailure) {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try LocalFile.bytes(path, as: .appSource)
    } catch {
      throw CommandFailure(error)
    }
    guard let managed = StringCatalogue.managing(keys, manuallyIn: bytes) else {
      throw CommandFailure(
        .unreadableInput, "\(path) can't be changed: it isn't a catalog in UTF-8 that can be read")
    }
    try NewFile(path: path, mayReplace: true).write(managed)
  }
}
