import FCMClient

/// Tells whether a file still has the bytes that were examined, part by part, before anything is sent because of them.
public struct PartChecks: Hashable, Sendable {
  private var hashes: [String] = []

  public init() {}

  /// The next part, when the list is read for the first time.
  public mutating func note(_ part: [UInt8]) { hashes.append(ContentHash.of(part)) }

  /// Whether the part of that number, from 0, is the one that was noted.
  public func fits(_ part: [UInt8], number: Int) -> Bool {
    number < hashes.count && hashes[number] == ContentHash.of(part)
  }

  /// How many parts there are.
  public var count: Int { hashes.count }
}
