/// A place between two grapheme clusters, counted both ways: in bytes it is found at once, and in
/// clusters it is what people see.
struct Position: Hashable, Comparable, Sendable {
  var utf8: Int
  var offset: Int

  static let start = Self(utf8: 0, offset: 0)

  static func < (left: Self, right: Self) -> Bool { left.utf8 < right.utf8 }
}
