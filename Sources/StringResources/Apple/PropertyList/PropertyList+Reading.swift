extension PropertyList {
  /// Reads a file as CoreFoundation does: text in the old style, an XML or a binary list.
  ///
  /// A file is read whole or not at all: after an error there are no entries.
  static func reading(_ bytes: [UInt8]) -> PropertyList {
    if bytes.starts(with: "bplist00".utf8) { return BinaryPropertyList.reading(bytes) }

    if AppleTextEncoding.isDeclared(in: bytes) {
      return XMLPropertyList.reading(bytes, encoding: nil)
    }
    let text: [UInt8]
    switch AppleTextEncoding.decoding(bytes) {
    case .success(let decoded): text = decoded
    case .failure(let problem): return PropertyList(problems: [problem.problem])
    }
    guard let first = text.first(where: { !$0.isASCIIWhitespace }) else { return PropertyList() }
    if first == UInt8(ascii: "<") { return XMLPropertyList.reading(text, encoding: "UTF-8") }
    return AppleStringsParser.reading(text)
  }
}
