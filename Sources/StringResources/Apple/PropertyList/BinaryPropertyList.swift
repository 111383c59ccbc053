/// Reads the binary form of a property list, which Xcode puts into an app.
///
/// Layout: `bplist00`, objects, a table of their offsets, and 32 bytes that describe the table. Only
/// dictionaries and strings are read; whatever they say about themselves is checked against the
/// file's size.
struct BinaryPropertyList {
  private static let trailerSize = 32
  private static let maximumDepth = 512

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let top: Int
  private let tableStart: Int
  /// How many pairs dictionaries can still have.
  ///
  /// Objects are numbers that anything may refer to, itself included: without a limit, a small file
  /// could describe a dictionary without end. In an honest one every pair has its own references.
  private var remainingPairs: Int

  static func reading(_ bytes: [UInt8]) -> PropertyList {
    do throws(AppleFileError) {
      var list = try BinaryPropertyList(bytes)
      guard let entries = try list.value(list.top, depth: 0).dictionary else {
        return PropertyList(problems: [PropertyList.notADictionary])
      }
      return PropertyList(entries: entries)
    } catch {
      return PropertyList(problems: [error.problem])
    }
  }

  private static var damaged: AppleFileError {
    AppleFileError("the binary property list is damaged: build the app again", line: 0)
  }

  private init(_ bytes: [UInt8]) throws(AppleFileError) {
    guard bytes.count > 8 + Self.trailerSize else { throw Self.damaged }
    let trailer = Array(bytes.suffix(Self.trailerSize))
    self.bytes = bytes
    offsetSize = Int(trailer[6])
    referenceSize = Int(trailer[7])
    guard
      (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.number(trailer[8..<16]), let top = Self.number(trailer[16..<24]),
      let tableStart = Self.number(trailer[24..<32])
    else { throw Self.damaged }
    let end = bytes.count - Self.trailerSize
    guard
      count > 0, top < count, tableStart > 8, tableStart < end,
      count <= (end - tableStart) / offsetSize
    else { throw Self.damaged }
    self.count = count
    self.top = top
    self.tableStart = tableStart
    remainingPairs = tableStart / (2 * referenceSize)
  }

  private mutating func value(
    _ reference: Int, depth: Int
  ) throws(AppleFileError) -> PropertyList.Value {
    let offset = try offset(of: reference)
    guard bytes[offset] >> 4 == 0xD else {
      return try string(reference).map { .text($0) } ?? .other
    }
    let pairs = try pairs(at: offset)
    remainingPairs -= pairs.count
    guard depth < Self.maximumDepth, remainingPairs >= 0 else { throw Self.damaged }
    var entries: [PropertyList.Entry] = []
    entries.reserveCapacity(pairs.count)
    for (key, value) in pairs {
      guard let name = try string(key) else { throw Self.damaged }
      let content = try self.value(value, depth: depth + 1)
      entries.append(PropertyList.Entry(key: name, value: content, line: 0))
    }
    return .dictionary(entries)
  }

  /// The references of a dictionary's keys and values.
  private func pairs(at offset: Int) throws(AppleFileError) -> [(key: Int, value: Int)] {
    let (length, start) = try lengthAndStart(at: offset)
    guard length <= (tableStart - start) / (2 * referenceSize) else { throw Self.damaged }
    var pairs: [(key: Int, value: Int)] = []
    pairs.reserveCapacity(length)
    for index in 0..<length {
      let key = start + index * referenceSize
      let value = key + length * referenceSize
      guard
        let keyReference = Self.number(bytes[key..<key + referenceSize]),
        let valueReference = Self.number(bytes[value..<value + referenceSize])
      else { throw Self.damaged }
      pairs.append((keyReference, valueReference))
    }
    return pairs
  }

  /// The string with that number; `nil` if it is another kind of object.
  private func string(_ reference: Int) throws(AppleFileError) -> String? {
    let offset = try offset(of: reference)
    switch bytes[offset] >> 4 {
    case 0x5:
      let (length, start) = try lengthAndStart(at: offset)
      guard length <= tableStart - start else { throw Self.damaged }
      let content = bytes[start..<start + length]
      guard content.allSatisfy({ $0 < 0x80 }) else { throw Self.damaged }
      return String(decoding: content, as: UTF8.self)
    case 0x6:
      let (length, start) = try lengthAndStart(at: offset)
      guard length <= (tableStart - start) / 2 else { throw Self.damaged }
      let units = (0..<length).lazy.map { index in
        UInt16(bytes[start + index * 2]) << 8 | UInt16(bytes[start + index * 2 + 1])
      }
      return String(decoding: units, as: UTF16.self)
    case 0x0...0x4, 0x8, 0xA...0xD:
      return nil
    default:
      throw Self.damaged
    }
  }

  private func offset(of reference: Int) throws(AppleFileError) -> Int {
    guard reference < count else { throw Self.damaged }
    let entry = tableStart + reference * offsetSize
    guard
      let offset = Self.number(bytes[entry..<entry + offsetSize]), offset >= 8, offset < tableStart
    else { throw Self.damaged }
    return offset
  }

  /// The count in the lower half of an object's first byte, or in the integer behind it.
  private func lengthAndStart(at offset: Int) throws(AppleFileError) -> (length: Int, start: Int) {
    let short = Int(bytes[offset] & 0xF)
    guard short == 0xF else { return (short, offset + 1) }
    guard offset + 1 < tableStart, bytes[offset + 1] >> 4 == 0x1 else { throw Self.damaged }
    let size = 1 << Int(bytes[offset + 1] & 0xF)
    let start = offset + 2
    guard size <= 8, start + size <= tableStart,
      let length = Self.number(bytes[start..<start + size])
    else { throw Self.damaged }
    return (length, start + size)
  }

  /// A number in big-endian order; `nil` if it is too large to be the size of anything here.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    var value: UInt64 = 0
    for byte in bytes { value = value << 8 | UInt64(byte) }
    return value <= UInt64(Int32.max) ? Int(value) : nil
  }
}
