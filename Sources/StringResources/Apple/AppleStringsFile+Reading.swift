extension AppleStringsFile {
  /// Reads one `.strings` file as CoreFoundation does: text, an XML or a binary property list.
  ///
  /// A file is read whole or not at all: after an error there are no entries.
  public static func reading(_ bytes: [UInt8]) -> AppleStringsFile {
    let list = PropertyList.reading(bytes)
    return AppleStringsFile(
      entries: list.entries.map { Entry(key: $0.key, text: $0.value.text, line: $0.line) },
      problems: list.problems)
  }
}
