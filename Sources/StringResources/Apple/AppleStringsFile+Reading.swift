extension AppleStringsFile {
  /// Reads one `.strings` file as CoreFoundation does: text, an XML or a binary property list.
  ///
  /// A file is read whole or not at all: after an error there are no entries.
  public static func reading(_ bytes: [UInt8]) -> AppleStringsFile {
    let list = PropertyList.reading(bytes)
    let entries = list.entries.map { Entry(key: $0.key, text: $0.value.text, line: $0.line) }
    return AppleStringsFile(
      entries: entries, problems: list.problems + [lostDuplicate(in: entries)].compactMap(\.self))
  }

  /// The first text that a later one of the same key replaces, if the two differ; `nil` without one.
  private static func lostDuplicate(in entries: [Entry]) -> FileProblem? {
    var last: [[UInt8]: Entry] = [:]
    var lost: [(first: Entry, second: Entry)] = []
    for entry in entries {
      // Keys are bytes to devices, and two spellings of one letter are two keys.
      let key = Array(entry.key.utf8)
      if let known = last[key], known.text != entry.text { lost.append((known, entry)) }
      last[key] = entry
    }
    guard let (first, second) = lost.first else { return nil }
    let place = second.line > 0 ? "of line \(second.line)" : "that comes last"
    let more = lost.count > 1 ? " (and \(lost.count - 1) more)" : ""
    return FileProblem(
      .warning,
      "‘\(first.key)’ appears twice, and devices show only the text \(place)\(more): "
        + "remove one of them", line: first.line, losesText: true)
  }
}
