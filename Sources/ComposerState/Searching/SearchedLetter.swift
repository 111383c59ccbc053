/// A letter in lower case, quick to compare where it is ASCII.
struct SearchedLetter: Hashable, Sendable {
  /// 0 for all others.
  private let ascii: UInt8
  private let other: String?

  init(_ byte: UInt8) {
    ascii = 0x41...0x5A ~= byte ? byte | 0x20 : byte
    other = nil
  }

  init(_ character: Character) {
    let lowercased = character.lowercased()
    let byte = lowercased.utf8.count == 1 ? lowercased.utf8.first : nil
    ascii = byte ?? 0
    other = byte == nil ? lowercased : nil
  }

  static func == (first: Self, second: Self) -> Bool {
    first.ascii == second.ascii && (first.ascii != 0 || first.other == second.other)
  }
}
