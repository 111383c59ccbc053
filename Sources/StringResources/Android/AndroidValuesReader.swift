/// Reads the elements of a values file, in the order of the compiler's decisions.
struct AndroidValuesReader {
  var file = AndroidValuesFile()
  var cursor: XMLCursor
  let build: AndroidBuild
  let isTranslatable: Bool
  let isStrict: Bool
  private var firstLines: [AndroidResourceKey: Int] = [:]

  init(_ document: XMLDocument, _ build: AndroidBuild, isTranslatable: Bool, isStrict: Bool) {
    self.build = build
    self.isStrict = isStrict
    cursor = XMLCursor(document)
    self.isTranslatable = isTranslatable
  }

  mutating func readRoot() {
    guard case .start(let root) = cursor.next() else { return }
    // Gradle merges what is in a root of any name.
    guard build == .gradle || root.namespace == nil && root.name == "resources" else {
      return report("the root element must be <resources>", at: root)
    }
    while let event = cursor.nextChild(of: 1) {
      switch event {
      case .text(let range, let line): checkStrayText(range, line: line)
      case .start(let element):
        let known = file.problems.count
        if build == .gradle { merge(element) } else { readElement(element) }
        guard let name = name(of: element) else { continue }
        for problem in file.problems[known...] { file.problemNames[problem] = name }
      case .end: break
      }
    }
  }

  private mutating func checkStrayText(_ range: Range<Int>, line: Int) {
    let text = cursor.document.text[range]
    guard let start = text.firstIndex(where: { !$0.isASCIIWhitespace }) else { return }
    let newlines = text[..<start].count { $0 == UInt8(ascii: "\n") }
    let problem =
      build == .gradle
      ? FileProblem(
        .warning, "text outside a resource: no device shows it; remove it",
        line: line + newlines)
      : FileProblem(
        .error, "text outside a resource: put it into a <string> or remove it",
        line: line + newlines)
    file.problems.append(problem)
  }

  mutating func readElement(_ element: XMLElement) {
    guard element.namespace == nil, element.name != "skip", element.name != "eat-comment" else {
      return
    }
    var type = element.name
    var formats: AndroidFormats?
    if element.name == "item" || element.name == "bag" {
      guard let named = element.nonEmptyAttribute("type") else {
        return report("<\(element.name)> must have a 'type' attribute", at: element)
      }
      type = named
    }
    if element.name == "item" {
      formats = .any
      let format =
        build == .gradle
        ? element.rawAttribute("format") : element.nonEmptyAttribute("format")
      if let format {
        guard let known = AndroidFormats(format) else {
          return report("'\(format)' is an invalid format", at: element)
        }
        formats = known
      }
    }
    readResource(element, type: type, formats: formats)
  }

  private mutating func readResource(
    _ element: XMLElement, type: String, formats: AndroidFormats?
  ) {
    let isItem = element.name != "bag"
    let isBag = element.name != "item"
    if isItem, type == "string" {
      readItem(element, type: type, formats: formats ?? .string)
    } else if isBag, let needed = AndroidValuesReader.declarations[type] {
      guard !needed.isEmpty, element.nonEmptyAttribute(needed) == nil else { return }
      report("<\(element.name)> has no '\(needed)' attribute", at: element)
    } else if isItem, let implied = AndroidValuesReader.itemFormats[type] {
      readItem(element, type: type, formats: formats ?? implied)
    } else if isBag, AndroidValuesReader.bags.contains(type) {
      readBag(element, type: type)
    } else if isItem, type == "id" || AndroidReference.isType(type) {
      readItem(element, type: type, formats: type == "id" ? formats ?? [] : .reference)
    } else {
      report("unknown resource type '\(type)'", at: element)
    }
  }

  /// The elements that declare no value, and the attribute that each must have.
  private static let declarations = [
    "macro": "name", "overlayable": "name", "public-group": "type", "staging-public-group": "",
    "staging-public-group-final": "",
  ]

  /// The elements whose content is one value, and what it may be.
  private static let itemFormats: [String: AndroidFormats] = [
    "bool": .boolean, "color": .color, "configVarying": .any,
    "dimen": [.float, .fraction, .dimension], "drawable": .color,
    "fraction": [.float, .fraction, .dimension], "integer": .integer,
  ]

  /// The elements whose content is more than one value.
  private static let bags: Set<String> = [
    "add-resource", "array", "attr", "configVarying", "declare-styleable", "integer-array",
    "java-symbol", "plurals", "public", "string-array", "style", "symbol",
  ]

  /// The name of a resource; without one there is a problem.
  func name(of element: XMLElement) -> String? { element.nonEmptyAttribute("name") }

  mutating func report(
    _ sentence: String, _ severity: FileProblem.Severity = .error, at element: XMLElement
  ) {
    file.problems.append(
      FileProblem(severity, sentence, line: element.line, column: element.column))
  }

  /// Keeps a resource whose value is in order, if its name is too.
  mutating func add(
    _ kind: AndroidValuesFile.Kind, type: String, name: String, at element: XMLElement,
    value: AndroidStringValue = .text(""), isTranslatable: Bool = true
  ) {
    // Gradle's merger has looked at the name before.
    guard build == .gradle || AndroidResourceName.isValid(name) else {
      return report(
        "'\(name)' isn't a valid resource name: use letters, digits, '_', '.' and '-',"
          + " and begin with a letter or '_'",
        at: element)
    }
    let product = product(of: element)
    file.resources.append(
      AndroidValuesFile.Resource(
        name: name, kind: kind, value: value, line: element.line, column: element.column,
        isTranslatable: isTranslatable, product: product))

    // It has compared the names too.
    guard build == .aapt2 else { return }
    noteName(type: type, name: name, product: product ?? "", at: element)
  }

  /// Complains of what a build allows once in a file.
  mutating func noteName(type: String, name: String, product: String, at element: XMLElement) {
    // These may be declared as often as one likes.
    guard type != "attr", type != "id", type != "symbol" else { return }
    let key = AndroidResourceKey(type: type, name: name, product: product)
    if let line = firstLines[key] {
      report("duplicate value for '\(type)/\(name)': line \(line) has one already", at: element)
    } else {
      firstLines[key] = element.line
    }
  }

  /// The variant that a resource is of; only aapt2 ignores white space around it.
  private func product(of element: XMLElement) -> String? {
    guard build == .gradle else { return element.nonEmptyAttribute("product") }
    return element.rawAttribute("product").flatMap { $0.isEmpty ? nil : $0 }
  }
}
