/// A place in a text; line and column are counted from 1, the column in Unicode scalars.
struct TextPosition: Hashable, Sendable {
  var line: Int
  var column: Int
}
