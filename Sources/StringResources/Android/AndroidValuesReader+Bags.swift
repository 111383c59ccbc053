extension AndroidValuesReader {
  /// Reads an element with several values.
  ///
  /// No push ever shows them; they are read for the errors that stop the whole file.
  mutating func readBag(_ element: XMLElement, type: String) {
    guard let name = name(of: element) else {
      return report("<\(element.name)> has no 'name' attribute", at: element)
    }
    let known = file.problems.count
    let depth = cursor.depth
    let kind: AndroidValuesFile.Kind
    var resourceType = type
    var quantities: [AndroidValuesFile.Quantity] = []
    switch type {
    case "plurals":
      kind = .plurals
      quantities = readQuantities(of: name, depth)
    case "string-array", "integer-array", "array":
      kind = .array
      resourceType = "array"
      readArray(element, type: type, depth)
    case "style":
      kind = .other(type)
      readStyle(depth)
    case "declare-styleable":
      kind = .other(type)
      while nextItem(of: depth, named: "attr") != nil {}
    default:
      resourceType = type == "attr" ? type : "symbol"
      kind = .other(type)
      if type == "public" { checkPublic(element) }
      while cursor.nextChild(of: depth) != nil {}
    }
    // Neither a bag that the end of the document cuts off nor one with a wrong item is compiled.
    guard cursor.depth < depth, !file.problems[known...].contains(where: { $0.severity == .error })
    else { return }
    file.quantities += quantities
    add(kind, type: resourceType, name: name, at: element)
  }

  private mutating func checkPublic(_ element: XMLElement) {
    guard let type = element.nonEmptyAttribute("type") else {
      return report("<public> has no 'type' attribute", at: element)
    }
    guard !AndroidReference.isType(type) else { return }
    report("unknown resource type '\(type)'", at: element)
  }

  private mutating func readQuantities(
    of name: String, _ depth: Int
  ) -> [AndroidValuesFile.Quantity] {
    var quantities: [AndroidValuesFile.Quantity] = []
    var seen: Set<String> = []
    while let item = nextItem(of: depth) {
      guard let quantity = item.nonEmptyAttribute("quantity") else {
        report("<item> in <plurals> must have a 'quantity' attribute", at: item)
        continue
      }
      guard ["zero", "one", "two", "few", "many", "other"].contains(quantity) else {
        report(
          "'\(quantity)' isn't a quantity: use zero, one, two, few, many or other", at: item)
        continue
      }
      guard seen.insert(quantity).inserted else {
        report("duplicate quantity '\(quantity)'", at: item)
        continue
      }
      guard let text = flattenedText(of: item) else { continue }
      quantities.append(
        .init(
          name: name, quantity: quantity, text: String(decoding: text.text, as: UTF8.self),
          line: item.line))
    }
    return quantities
  }

  private mutating func readArray(_ element: XMLElement, type: String, _ depth: Int) {
    var formats: AndroidFormats = .any
    switch type {
    case "string-array": formats = .string
    case "integer-array": formats = .integer
    default:
      if let format = element.nonEmptyAttribute("format") {
        guard let known = AndroidFormats(format) else {
          report("'\(format)' is an invalid format", at: element)
          while cursor.nextChild(of: depth) != nil {}
          return
        }
        formats = known
      }
    }
    _ = flag("translatable", of: element, default: true)
    while let item = nextItem(of: depth) {
      guard let text = flattenedText(of: item), value(of: text, accepting: formats) == nil else {
        continue
      }
      report("this item isn't a value of <\(type)>", at: item)
    }
  }

  private mutating func readStyle(_ depth: Int) {
    while let item = nextItem(of: depth) {
      guard item.nonEmptyAttribute("name") != nil else {
        report("<item> in <style> must have a 'name' attribute", at: item)
        continue
      }
      _ = flattenedText(of: item)
    }
  }

  /// The next child of that name; other elements are problems, texts and comments between them are not.
  private mutating func nextItem(of depth: Int, named name: String = "item") -> XMLElement? {
    while let event = cursor.nextChild(of: depth) {
      guard case .start(let element) = event else { continue }
      if element.namespace == nil, element.name == name { return element }
      guard element.namespace != nil || !["skip", "eat-comment"].contains(element.name) else {
        continue
      }
      report("unknown tag <\(element.name)>: only <\(name)> is allowed here", at: element)
    }
    return nil
  }
}
