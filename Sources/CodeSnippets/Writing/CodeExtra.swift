/// A key that a type has no member for, and the comments before it.
struct CodeExtra {
  var entry: SaidEntry
  var comments: [String]
}
