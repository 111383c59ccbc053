/// One step of a chain, away from the value before it.
struct CodeStep: Hashable {
  enum Kind: Hashable {
    /// `.name`.
    case member(String)
    /// `(…)`, of what the step before reached.
    case call([CodeMember])
    /// `[…]`.
    indirect case index(CodeExpression)
  }

  var kind: Kind
  /// UTF-8 offsets in the file.
  var range: Range<Int>
}
