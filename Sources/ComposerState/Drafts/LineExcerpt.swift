/// A changed line of which so much is left that the change is in view.
enum LineExcerpt {
  /// Lines up to this length are shown whole, on two rows or three.
  private static let longest = 200
  /// So much of the beginning tells which field it is.
  private static let head = 24
  /// So much stays on both sides of the change.
  private static let context = 40

  /// Lines that take each other's places, one by one where there are as many of them.
  static func pairs(_ old: [String], _ new: [String]) -> (old: [String], new: [String]) {
    guard old.count == new.count else { return (old, new) }
    let pairs = zip(old, new).map { pair($0, $1) }
    return (pairs.map(\.old), pairs.map(\.new))
  }

  private static func pair(_ old: String, _ new: String) -> (old: String, new: String) {
    guard max(old.utf8.count, new.utf8.count) > longest else { return (old, new) }
    let (old, new) = (Array(old), Array(new))
    let same = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - same
    let tail = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    return (cut(old, same, tail), cut(new, same, tail))
  }

  private static func cut(_ line: [Character], _ same: Int, _ tail: Int) -> String {
    let start = same - context
    let end = line.count - tail + context
    let part = line[..<min(end, line.count)]
    let shown = start > head ? part[..<head] + ["…"] + part[start...] : part
    return String(end < line.count ? shown + ["…"] : shown)
  }
}
