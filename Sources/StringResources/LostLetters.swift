/// Letters that a build loses without a warning, because their bytes aren't valid in the file's encoding.
enum LostLetters {
  /// A warning at the first U+FFFD of a text that was decoded; `nil` if there is none.
  static func problem(in text: [UInt8]) -> FileProblem? {
    var places = TextPlaceCounter()
    var first: (line: Int, column: Int)?
    var lines: Set<Int> = []
    for index in text.indices where text[index] == 0xEF && text[index...].starts(with: mark) {
      let place = places.place(of: index, in: text)
      first = first ?? place
      lines.insert(place.line)
    }
    guard let first else { return nil }
    let more = lines.count > 1 ? " (and in \(lines.count - 1) more lines)" : ""
    return FileProblem(
      .warning, "bytes that aren't letters become � in the app: save the file as UTF-8\(more)",
      line: first.line, column: first.column, losesText: true)
  }

  private static let mark: [UInt8] = [0xEF, 0xBF, 0xBD]
}
