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

extension CodeObject {
  /// Whether its type is one for lists, which without elements looks like any other object.
  var isList: Bool {
    let name = type.split(separator: ".").last.map(String.init) ?? ""
    return ["List", "ArrayList", "LinkedList"].contains(name)
  }
}
