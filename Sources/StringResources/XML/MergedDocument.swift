/// A document as Gradle's merger reads it, which forgives more than expat does.
enum MergedDocument {
  static func reading(_ bytes: [UInt8]) -> XMLDocument {
    let encoding = DocumentEncoding(of: bytes)
    guard let text = encoding.utf8(bytes) else {
      return XMLDocument(
        failure: FileProblem(
          .error, "the declared encoding can't be read: save the file as UTF-8", line: 1))
    }
    var document = parsed(text)
    if document.failure != nil, let forgiven = forgiven(text) { document = forgiven }
    // What expat has read as UTF-8 is valid.
    if case .utf8 = encoding { return document }
    document.lostLetters = LostLetters.problem(in: text)
    return document
  }

  private static func parsed(_ text: [UInt8]) -> XMLDocument {
    let document = XMLReader.reading(text, encoding: "UTF-8", isMerged: true)
    switch document.version {
    case nil, "1.0": return document
    case "1.1":
      let normalized = normalizingLineBreaks(text)
      guard normalized.count < text.count else { return document }
      return XMLReader.reading(normalized, encoding: "UTF-8", isMerged: true)
    case let version?:
      return XMLDocument(
        failure: FileProblem(
          .error, "unknown XML version '\(version)': write version=\"1.0\"", line: 1))
    }
  }

  /// Reads once more what was not well-formed, with U+FFFD for bytes that are not UTF-8, and without
  /// marks before the first `<`; `nil` if there is nothing of the kind.
  private static func forgiven(_ text: [UInt8]) -> XMLDocument? {
    let isValid = String(validating: text, as: UTF8.self) != nil
    let repaired = isValid ? text : Array(String(decoding: text, as: UTF8.self).utf8)
    let start = endOfMarks(repaired)
    guard start > 0 || !isValid else { return nil }
    var document = parsed(start > 0 ? Array(repaired[start...]) : repaired)
    if !isValid { document.lostLetters = LostLetters.problem(in: repaired) }
    return document
  }

  /// Where a document begins behind characters such as `---`; 0 if only white space is there, which
  /// is an error before a declaration, or a word.
  private static func endOfMarks(_ text: [UInt8]) -> Int {
    guard let start = text.firstIndex(of: UInt8(ascii: "<")) else { return 0 }
    let marks = text[..<start]
    let hasWord = marks.contains {
      switch $0 {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"): true
      default: false
      }
    }
    return hasWord || marks.allSatisfy(\.isASCIIWhitespace) ? 0 : start
  }

  /// In XML 1.1 U+0085 and U+2028 end a line too.
  private static func normalizingLineBreaks(_ text: [UInt8]) -> [UInt8] {
    var normalized: [UInt8] = []
    normalized.reserveCapacity(text.count)
    var rest = text[...]
    while let byte = rest.first {
      if rest.starts(with: [0xC2, 0x85]) {
        normalized.append(0x0A)
        rest = rest.dropFirst(2)
      } else if rest.starts(with: [0xE2, 0x80, 0xA8]) {
        normalized.append(0x0A)
        rest = rest.dropFirst(3)
      } else {
        normalized.append(byte)
        rest = rest.dropFirst()
      }
    }
    return normalized
  }
}
