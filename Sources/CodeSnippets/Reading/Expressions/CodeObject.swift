/// An object as source code builds it.
struct CodeObject: Hashable {
  /// The dotted name of its type; empty for a plain `{…}` and for `new()`, whose type the place says.
  var type = ""
  /// Whether it is made by `new`.
  var isNew = false
  var arguments: [CodeMember] = []
  /// What stands in braces; `nil` if there are none.
  var members: [CodeMember]?
}
