import FCMClient

/// Registrations by fingerprints of 96 bits, each with its line, in a table of fixed size.
///
/// The fingerprints are keyed, so no list can be written for two of its registrations to have the same. Among ten million,
/// the chance that any two do is below one in a quadrillion.
struct SeenRegistrations: Sendable {
  enum Answer: Hashable {
    /// It is in the table from now on.
    case new
    /// It isn't in the table, which is full.
    case full
    case repeats(line: Int)
  }

  /// Registrations that one table holds at most: with 16 bytes each and a fifth of the places free, some 30 MB, and half as
  /// much again for a moment when it grows.
  static let capacity = 1_400_000

  private let capacity: Int
  private let seed: UInt64
  /// 0 for a free place.
  private var keys: [UInt64]
  /// The other 32 bits of the fingerprint, and the line.
  private var lines: [UInt64]
  private(set) var count = 0

  init(capacity: Int = Self.capacity, seed: UInt64) {
    self.capacity = capacity
    self.seed = seed
    keys = Array(repeating: 0, count: 1024)
    lines = keys
  }

  mutating func take(_ registration: Registration, line: Int) -> Answer {
    if count * 5 >= keys.count * 4 { grow() }
    let (key, check) = fingerprint(registration.text)
    let place = place(of: key, check)
    if keys[place] != 0 { return .repeats(line: Int(lines[place] & 0xFFFF_FFFF)) }
    guard count < capacity else { return .full }
    keys[place] = key
    lines[place] = check << 32 | UInt64(UInt32(truncatingIfNeeded: line))
    count += 1
    return .new
  }

  private func fingerprint(_ text: String) -> (key: UInt64, check: UInt64) {
    var first = Hasher()
    first.combine(seed)
    first.combine(text)
    var second = Hasher()
    second.combine(text)
    second.combine(~seed)
    let key = UInt64(bitPattern: Int64(first.finalize()))
    return (max(key, 1), UInt64(bitPattern: Int64(second.finalize())) >> 32)
  }

  /// Where it is, or where it belongs.
  private func place(of key: UInt64, _ check: UInt64) -> Int {
    // Any number of places will do: fingerprints are spread evenly.
    var place = Int(key.multipliedFullWidth(by: UInt64(keys.count)).high)
    while keys[place] != 0, keys[place] != key || lines[place] >> 32 != check {
      place = place + 1 < keys.count ? place + 1 : 0
    }
    return place
  }

  private mutating func grow() {
    let (oldKeys, oldLines) = (keys, lines)
    keys = Array(repeating: 0, count: oldKeys.count + oldKeys.count / 2)
    lines = keys
    for (index, key) in oldKeys.enumerated() where key != 0 {
      let place = place(of: key, oldLines[index] >> 32)
      keys[place] = key
      lines[place] = oldLines[index]
    }
  }
}
