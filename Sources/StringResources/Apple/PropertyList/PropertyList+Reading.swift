extension PropertyList {
  /// Reads a file as CoreFoundation does: text in the old style, an XML or a binary list.
  ///
  /// A file is read whole or not at all: after an error there are no entries.
  static func reading(_ bytes: [UInt8]) -> PropertyList {
    if bytes.starts(with: "bplist00".utf8) { return BinaryPropertyList.reading(bytes) }

    switch AppleTextEncoding.decodingPropertyList(bytes) {
    case .success(let text):
      var list = reading(text: text)
      if text != bytes, let lost = LostLetters.problem(in: text) { list.problems.append(lost) }
      return list
    case .failure(let problem): return PropertyList(problems: [problem.problem])
    }
  }

  private static func reading(text: [UInt8]) -> PropertyList {
    guard let first = text.first(where: { !$0.isASCIIWhitespace }) else { return PropertyList() }
    guard first == UInt8(ascii: "<") else { return AppleStringsParser.reading(text) }
    let list = XMLPropertyList.reading(text)
    guard list.problems.contains(where: { $0.severity == .error }) else { return list }
    // A file that isn't XML may be data in the old style.
    let old = AppleStringsParser.reading(text)
    return old.problems.contains { $0.severity == .error } ? list : old
  }
}
