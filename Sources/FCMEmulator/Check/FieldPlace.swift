/// A place in a request, written as FCM writes it: `message.data[0].value`.
struct FieldPlace {
  private var parts: [String] = []

  var path: String { parts.joined(separator: ".") }

  /// The last name, without an index.
  var name: String { String(parts.last?.prefix { $0 != "[" } ?? "") }

  var parent: FieldPlace {
    var parent = self
    _ = parent.parts.popLast()
    return parent
  }

  func appending(_ name: String) -> FieldPlace {
    var place = self
    place.parts.append(name)
    return place
  }

  func subscripting(_ index: Int) -> FieldPlace {
    let last = parts.last ?? ""
    return parent.appending("\(last)[\(index)]")
  }
}
