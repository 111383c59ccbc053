/// What `tools:keep` protects from the resource shrinker: `@string/push_*`.
public struct KeepPattern: Hashable, Sendable {
  public var type: String
  /// With `*` for any letters.
  public var name: String
  public var place: SourcePlace

  /// The patterns of an attribute's value, which commas separate.
  static func all(in value: String, at place: SourcePlace) -> [KeepPattern] {
    value.split(separator: ",").compactMap { part in
      let pattern = part.filter { !$0.isWhitespace }
      guard pattern.hasPrefix("@") else { return nil }
      let names = pattern.dropFirst().split(separator: "/", maxSplits: 1)
      guard names.count == 2 else { return nil }
      let type = names[0].split(separator: ":").last ?? names[0]
      return KeepPattern(type: String(type), name: String(names[1]), place: place)
    }
  }

  /// Whether it protects a resource.
  public func covers(_ type: String, _ name: String) -> Bool {
    (self.type == type || self.type == "*") && Self.matches(Array(self.name.utf8), Array(name.utf8))
  }

  /// Each `*` is tried once from its last place: no pattern takes time by the square of a name more than once.
  private static func matches(_ pattern: [UInt8], _ text: [UInt8]) -> Bool {
    var (place, at, star, mark) = (0, 0, -1, 0)
    while at < text.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        (star, mark) = (place, at)
        place += 1
      } else if place < pattern.count, pattern[place] == text[at] {
        place += 1
        at += 1
      } else if star >= 0 {
        mark += 1
        (place, at) = (star + 1, mark)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
