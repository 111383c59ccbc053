/// Which of a repository's tags are releases that people have.
enum ReleaseTags {
  /// Versions without a word such as `beta`, the highest first; at most so many.
  static func releases(among tags: [String], atMost limit: Int = 20) -> [String] {
    let versions = tags.compactMap { tag in version(of: tag).map { (tag: tag, version: $0) } }
    let sorted = versions.sorted { first, second in
      first.version == second.version
        ? first.tag < second.tag : second.version.lexicographicallyPrecedes(first.version)
    }
    return sorted.prefix(limit).map(\.tag)
  }

  /// `[5, 2, 0]` of `v5.2.0` and `app-5.2.0`; `nil` for a tag that isn't a release's.
  static func version(of tag: String) -> [Int]? {
    let start = tag.lastIndex { !($0.isASCII && $0.isNumber) && $0 != "." }
    let version = start.map { tag[tag.index(after: $0)...] } ?? tag[...]
    let numbers = version.split(separator: ".", omittingEmptySubsequences: false)
    guard (2...4).contains(numbers.count), tag.utf8.count <= 100 else { return nil }
    let parts = numbers.compactMap { Int($0) }
    guard parts.count == numbers.count, !isEarly(tag) else { return nil }
    return parts
  }

  private static func isEarly(_ tag: String) -> Bool {
    let words = tag.lowercased().split { !$0.isLetter }
    return words.contains { ["alpha", "beta", "rc", "dev", "nightly", "test", "pre"].contains($0) }
  }
}
