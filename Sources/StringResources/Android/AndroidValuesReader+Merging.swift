extension AndroidValuesReader {
  /// Does what Gradle's merger does with an element, and then what its compiler does.
  mutating func merge(_ element: XMLElement) {
    guard let type = mergedType(of: element) else { return }
    guard let name = element.rawAttribute("name") else {
      return report(
        "<\(element.name)> has no 'name' attribute: the build leaves it out", .warning, at: element)
    }
    if let problem = AndroidResourceName.problem(inMerged: name, ofType: type) {
      return report(problem, at: element)
    }
    noteName(type: type, name: name, product: "", at: element)
    guard element.namespace == nil else {
      return report(
        "<\(element.name)> is in the namespace '\(element.namespace ?? "")': the build leaves it out",
        .warning, at: element)
    }
    compile(element)
  }

  /// The type that the merger files an element under, or `nil` if it drops or refuses it.
  private mutating func mergedType(of element: XMLElement) -> String? {
    switch element.name {
    case "string": return element.name
    // A library's `<public>` declarations aren't values.
    case "skip", "eat-comment", "public": return nil
    case "item":
      guard let type = element.rawAttribute("type") else {
        report("<item> must have a 'type' attribute", at: element)
        return nil
      }
      if Self.mergedTypes.contains(type) { return type }
      report("unknown resource type '\(type)'", at: element)
      return nil
    case "string-array", "integer-array": return "array"
    default:
      if Self.mergedTypes.contains(element.name) { return element.name }
      report("unknown resource type '\(element.name)'", at: element)
      return nil
    }
  }

  private static let mergedTypes: Set<String> = [
    "anim", "animator", "array", "attr", "bool", "color", "declare-styleable", "dimen", "drawable",
    "font", "fraction", "id", "integer", "interpolator", "layout", "macro", "menu", "mipmap",
    "navigation", "overlayable", "plurals", "raw", "string", "style", "styleable", "transition",
    "xml",
  ]

  /// Compiles what was merged, unless the merged file cannot be parsed because of it.
  private mutating func compile(_ element: XMLElement) {
    let start = cursor.index - 1
    let count = file.resources.count
    readElement(element)
    guard !cursor.document.unwritable.isEmpty else { return }
    cursor.finishChild(of: 1)
    guard let what = cursor.document.unwritable(in: start..<cursor.index) else { return }
    file.resources.removeSubrange(count...)
    switch what {
    case .xmlAttribute:
      report(
        "the build fails on attributes such as 'xml:lang' and 'xml:space' here: remove them",
        at: element)
    case .sectionEnd:
      report("the build fails on ']]>' in a text: write ']]\\u003E'", at: element)
    }
  }
}
