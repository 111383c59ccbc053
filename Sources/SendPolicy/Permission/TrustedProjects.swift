import ByteSearch

/// What the user has allowed project files to do, file by file.
///
/// A power is remembered by its hash, so the record holds no command line, and anything that changes in the power
/// makes it another one that the user hasn't allowed.
public struct TrustedProjects: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    /// The project file behind all links.
    public var file: String
    /// Seconds since 1970.
    public var at: Int
    /// The hashes of the powers, in the order in which they were allowed.
    public var powers: [String]
  }

  /// Sorted by file.
  public internal(set) var entries: [Entry]

  /// Nothing is allowed.
  public init() { entries = [] }

  /// What is still to be asked for; `nil` if all of it is allowed.
  public func request(for powers: [ProjectPower], of file: String) -> PermissionRequest? {
    let allowed = Set(entry(of: file)?.powers ?? [])
    let missing = powers.filter { !allowed.contains($0.id) }
    return missing.isEmpty ? nil : PermissionRequest(file: file, powers: missing)
  }

  public mutating func allow(_ request: PermissionRequest, at time: Int) {
    var entry = entry(of: request.file) ?? Entry(file: request.file, at: time, powers: [])
    entry.at = time
    for id in request.powers.map(\.id) where !entry.powers.contains(id) { entry.powers.append(id) }
    entries.removeAll { $0.file.hasSameBytes(as: request.file) }
    entries.append(entry)
    entries.sort { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
  }

  /// Takes everything back from a file; `false` if nothing was allowed.
  public mutating func revoke(_ file: String) -> Bool {
    let count = entries.count
    entries.removeAll { $0.file.hasSameBytes(as: file) }
    return entries.count < count
  }

  /// Compared by bytes: two spellings of é are two files.
  private func entry(of file: String) -> Entry? {
    entries.first { $0.file.hasSameBytes(as: file) }
  }
}
