import TOMLKit
import TOMLPlaces

/// One TOML file that is read: its name, and where its keys stand.
struct TOMLFile {
  let path: String
  let positions: KeyPositions
  /// Keys that environment variables have set, with their names.
  var variables: [[KeyPositions.Step]: String] = [:]

  /// Reads the top table; all errors come back as problems, in the order of their lines.
  ///
  /// A text that isn't TOML is an empty table with one error. What a variable sets counts instead of the file's value.
  static func reading<Value>(
    _ text: String, path: String, variables: SettingVariables = SettingVariables([:]),
    _ read: (inout TableReader) -> Value
  ) -> (Value, [WorkspaceProblem]) {
    var problems = variables.problems
    let table = parsed(text, path: path, &problems)
    // Positions are looked for only in what the parser has accepted: it limits the nesting.
    var file = TOMLFile(path: path, positions: KeyPositions(of: table == nil ? "" : text))
    problems += file.positions.nullEscapes.map { position in
      WorkspaceProblem(
        .error, path: path, line: position.line, column: position.column,
        sentence: "the text ends at this NUL character: remove it")
    }
    let values = table ?? TOMLTable()
    file.variables = variables.put(into: values)
    var reader = TableReader(values, at: [], in: file)
    let value = read(&reader)
    problems += reader.finish()
    return (value, sorted(problems))
  }

  /// Longer than any project of a thousand suppressions; a guard against a file that would take minutes.
  private static let maximumSize = 1_000_000

  private static func parsed(
    _ text: String, path: String, _ problems: inout [WorkspaceProblem]
  ) -> TOMLTable? {
    // TOMLKit passes a C string on, so it would silently read only what stands before the NUL.
    if let null = text.utf8.firstIndex(of: 0) {
      let line = 1 + text.utf8[..<null].count { $0 == UInt8(ascii: "\n") }
      problems.append(
        WorkspaceProblem(
          .error, path: path, line: line,
          sentence: "a NUL character isn't valid TOML: remove it"))
      return nil
    }
    guard text.utf8.count <= maximumSize else {
      problems.append(
        WorkspaceProblem(
          .error, path: path, line: 0,
          sentence: "the file has more than \(maximumSize) bytes; remove what isn't needed"))
      return nil
    }
    if let objection = TOMLObjection.first(in: text) {
      problems.append(
        WorkspaceProblem(
          .error, path: path, line: objection.position.line, column: objection.position.column,
          sentence: objection.sentence))
      return nil
    }
    do {
      return try TOMLTable(string: text)
    } catch let error as TOMLParseError {
      let place = error.source.begin
      problems.append(
        WorkspaceProblem(
          .error, path: path, line: place.line, column: place.column,
          sentence: "not valid TOML: \(sentence(error.description))"))
    } catch {
      problems.append(WorkspaceProblem(.error, path: path, line: 0, sentence: "not valid TOML"))
    }
    return nil
  }

  /// “Error while parsing key: …” as the middle of a sentence.
  private static func sentence(_ description: String) -> String {
    let first = description.prefix(1).lowercased()
    let sentence = first + description.dropFirst()
    return sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }

  /// Problems of one place stay in the order in which they were found.
  private static func sorted(_ problems: [WorkspaceProblem]) -> [WorkspaceProblem] {
    let sorted = problems.enumerated().sorted { first, second in
      (first.element.line, first.element.column ?? 0, first.offset)
        < (second.element.line, second.element.column ?? 0, second.offset)
    }
    return sorted.map(\.element)
  }
}
