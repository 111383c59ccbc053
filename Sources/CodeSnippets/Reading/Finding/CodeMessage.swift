/// A message that source code builds, where it stands.
struct CodeMessage: Hashable {
  var expression: CodeExpression
  /// Its first word.
  var index: Int
  /// The word behind it.
  var end: Int
}
