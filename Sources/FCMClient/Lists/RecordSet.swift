/// A set of records by their numbers, one bit each: ten million take 1.25 MB.
public struct RecordSet: Hashable, Sendable {
  private var words: [UInt64] = []
  public private(set) var count = 0

  public init() {}

  /// Whether the record is in it; numbers that were never inserted aren't.
  public func contains(_ number: Int) -> Bool {
    let word = number >> 6
    guard number >= 0, word < words.count else { return false }
    return words[word] & (1 << UInt64(number & 63)) != 0
  }

  /// Puts a record in; `false` if it was there.
  @discardableResult
  public mutating func insert(_ number: Int) -> Bool {
    guard number >= 0, !contains(number) else { return false }
    let word = number >> 6
    if word >= words.count {
      words += repeatElement(0, count: max(word + 1 - words.count, words.count / 2))
    }
    words[word] |= 1 << UInt64(number & 63)
    count += 1
    return true
  }

  /// Takes a record out; `false` if it wasn't there.
  @discardableResult
  public mutating func remove(_ number: Int) -> Bool {
    guard contains(number) else { return false }
    words[number >> 6] &= ~(1 << UInt64(number & 63))
    count -= 1
    return true
  }

  /// Puts all records of another set in.
  public mutating func formUnion(_ other: RecordSet) {
    if words.count < other.words.count {
      words += repeatElement(0, count: other.words.count - words.count)
    }
    for index in other.words.indices { words[index] |= other.words[index] }
    recount()
  }

  /// Takes all records of another set out.
  public mutating func subtract(_ other: RecordSet) {
    for index in words.indices.prefix(other.words.count) { words[index] &= ~other.words[index] }
    recount()
  }

  private mutating func recount() { count = words.reduce(0) { $0 + $1.nonzeroBitCount } }

  mutating func insert(_ ranges: RecordRanges) {
    for range in ranges.ranges {
      for number in range { insert(number) }
    }
  }

  mutating func remove(_ ranges: RecordRanges) {
    for range in ranges.ranges {
      for number in range { remove(number) }
    }
  }
}
