internal import StringResources

/// What one file in a folder of resources has: itself, or the values in it, and what it names.
struct ResourceFileReader {
  private(set) var resources: [AndroidResource] = []
  private(set) var references = ResourceReferences()
  /// `tools:keep` of its root element.
  private(set) var keep: [KeepPattern] = []
  /// Short texts of the app's own language without white space, which code may take for ids, by their keys.
  private(set) var ids: [String: String] = [:]
  /// What is wrong with a file that can't be read whole, as the rest of a sentence; of texts other readers tell it.
  private(set) var fault: String?
  private let path: String
  private let place: ResourcePath

  /// What the path tells, and what the file tells if it has to be read.
  init(_ path: String, _ place: ResourcePath, bytes: () -> [UInt8]?) {
    (self.path, self.place) = (path, place)
    let isXML = path.hasSuffix(".xml")
    if place.type == "values" {
      // The names are those of the app's own language; a translation adds none.
      if isXML, !place.isOfLanguage, let bytes = bytes() { readValues(bytes) }
      return
    }
    var form = AndroidResource.Form.other
    if isXML, let bytes = bytes() {
      references.addXML(bytes)
      form = read(bytes)
    } else if PictureHeader.isAsked(place), let bytes = bytes() {
      form = PictureHeader.form(of: bytes)
    }
    add(place.type, place.name, line: 0, form)
  }

  private mutating func add(
    _ type: String, _ name: String, line: Int, _ form: AndroidResource.Form = .other
  ) {
    resources.append(
      AndroidResource(
        type: type, name: name, place: SourcePlace(path, line: line), module: place.module,
        sourceSet: place.sourceSet, folder: place.folder, form: form))
  }

  /// What the root of a file in a folder of one resource says.
  private mutating func read(_ bytes: [UInt8]) -> AndroidResource.Form {
    let isAsked = place.type == "raw" || place.type == "drawable" || place.type == "mipmap"
    guard isAsked else { return .other }
    let outline = XMLOutline.reading(bytes)
    fault = outline.failure.map { "can't be read whole: \($0.sentence)" }
    guard let root = outline.elements.first else { return .other }
    if let patterns = root.attribute(.tools, "keep") {
      keep += KeepPattern.all(in: patterns, at: SourcePlace(path, line: root.line))
    }
    switch root.name {
    case "adaptive-icon": return .adaptiveIcon
    case "vector": return .vector
    default: return .xml(root.name)
    }
  }

  private mutating func readValues(_ bytes: [UInt8]) {
    references.addXML(bytes)
    let outline = XMLOutline.reading(bytes)
    for (index, element) in outline.elements.enumerated() {
      if index == 0, let patterns = element.attribute(.tools, "keep") {
        keep += KeepPattern.all(in: patterns, at: SourcePlace(path, line: element.line))
      }
      guard element.parent == 0, let name = element.attribute(.none, "name") else { continue }
      let type = element.name == "item" ? element.attribute(.none, "type") ?? "" : element.name
      guard Self.valueTypes.contains(type) else { continue }
      add(type, name, line: element.line)
      let text = element.text
      if type == "string", !text.isEmpty, !text.contains(where: \.isWhitespace) { ids[name] = text }
    }
  }

  private static let valueTypes: Set = [
    "array", "bool", "color", "drawable", "mipmap", "plurals", "raw", "string", "string-array",
  ]
}
