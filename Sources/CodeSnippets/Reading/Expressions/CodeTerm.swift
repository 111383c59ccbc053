/// One term of a sum.
struct CodeTerm: Hashable {
  var isSubtracted = false
  var value: CodeExpression
}
