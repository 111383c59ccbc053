/// Reads a `.strings` file that is a binary property list, as Xcode puts it into an app.
///
/// Layout: `bplist00`, objects, a table of their offsets, and 32 bytes that describe the table. Only
/// the top dictionary is read; whatever it says about itself is checked against the file's size.
struct BinaryPropertyList {
  private static let trailerSize = 32

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let top: Int
  private let tableStart: Int

  static func reading(_ bytes: [UInt8]) -> AppleStringsFile {
    do throws(AppleFileError) {
      let list = try BinaryPropertyList(bytes)
      guard let dictionary = try list.dictionary() else {
        return AppleStringsFile(problems: [AppleStringsParser.notADictionary])
      }
      var entries: [AppleStringsFile.Entry] = []
      entries.reserveCapacity(dictionary.count)
      for (key, value) in dictionary {
        guard let name = try list.string(key) else { throw damaged }
        entries.append(
          AppleStringsFile.Entry(key: name, text: try list.string(value), line: 0))
      }
      return AppleStringsFile(entries: entries)
    } catch {
      return AppleStringsFile(problems: [error.problem])
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
  }

  /// The references of keys and values; `nil` if the top object is something else.
  private func dictionary() throws(AppleFileError) -> [(key: Int, value: Int)]? {
    let offset = try offset(of: top)
    guard bytes[offset] >> 4 == 0xD else { return nil }
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
