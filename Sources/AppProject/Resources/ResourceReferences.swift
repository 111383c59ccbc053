/// The resources that code and XML name, as `R.string.welcome` and `@string/welcome` do.
struct ResourceReferences: Hashable, Sendable {
  /// By type.
  private(set) var names: [String: Set<String>] = [:]
  /// The types of which code has another name than `R.string`: then not each use of one is seen.
  var aliased: Set<String> = []

  mutating func add(_ type: String, _ name: String) {
    names[type, default: []].insert(name)
  }

  mutating func formUnion(_ other: ResourceReferences) {
    names.merge(other.names) { $0.union($1) }
    aliased.formUnion(other.aliased)
  }

  func has(_ type: String, _ name: String) -> Bool { names[type]?.contains(name) == true }

  /// Adds what code in a text names: `"${getString(R.string.welcome)}"`.
  mutating func addCode(_ bytes: ArraySlice<UInt8>, _ types: [String]) {
    var words = bytes.split(maxSplits: 10_000) { !ASCIIWord.isPart($0) }[...]
    while let word = words.popFirst() {
      // The name follows behind a point.
      guard let name = words.first, name.startIndex == word.endIndex + 1,
        bytes[word.endIndex] == UInt8(ascii: "."),
        let type = types.first(where: { $0.utf8.elementsEqual(word) })
      else { continue }
      add(type, String(decoding: name, as: UTF8.self))
    }
  }

  /// Adds what `@type/name` names, wherever it stands in the text.
  mutating func addXML(_ bytes: [UInt8]) {
    var place = 0
    while let at = bytes[place...].firstIndex(of: UInt8(ascii: "@")) {
      place = at + 1
      if place < bytes.count, bytes[place] == UInt8(ascii: "+") { continue }
      let type = bytes[place...].prefix { ASCIIWord.isPart($0) || $0 == UInt8(ascii: ":") }
      guard type.endIndex < bytes.count, bytes[type.endIndex] == UInt8(ascii: "/") else { continue }
      let name = bytes[(type.endIndex + 1)...].prefix {
        ASCIIWord.isPart($0) || $0 == UInt8(ascii: ".")
      }
      guard !type.isEmpty, !name.isEmpty else { continue }
      place = name.endIndex
      let own = type.split(separator: UInt8(ascii: ":")).last ?? type
      add(String(decoding: own, as: UTF8.self), String(decoding: name, as: UTF8.self))
    }
  }
}
