internal import TOMLKit
internal import TOMLPlaces

extension WrittenTheme {
  /// Reads one file; the problems are in the order of their lines.
  ///
  /// A text that isn't TOML names nothing and has one problem.
  static func reading(_ file: ThemeFile) -> (WrittenTheme, [ThemeProblem]) {
    func failure(_ sentence: String, line: Int) -> (WrittenTheme, [ThemeProblem]) {
      (WrittenTheme(), [ThemeProblem(path: file.path, line: line, sentence: sentence)])
    }
    // TOMLKit passes a C string on, so it would silently read only what stands before the NUL.
    if let null = file.text.utf8.firstIndex(of: 0) {
      let line = 1 + file.text.utf8[..<null].count { $0 == UInt8(ascii: "\n") }
      return failure("a NUL character isn't valid TOML; remove it", line: line)
    }
    if let objection = TOMLObjection.first(in: file.text) {
      return failure(objection.sentence, line: objection.position.line)
    }
    do {
      var reader = ThemeReader(
        path: file.path, table: try TOMLTable(string: file.text),
        positions: KeyPositions(of: file.text))
      let theme = reader.theme()
      return (theme, reader.problems.sorted { $0.line < $1.line })
    } catch let error as TOMLParseError {
      return failure("not valid TOML: \(error.description)", line: error.source.begin.line)
    } catch {
      return failure("not valid TOML", line: 0)
    }
  }
}
