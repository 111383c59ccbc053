import Spelling
import TOMLKit
import TOMLPlaces

/// One table of a file while it is read.
///
/// It hands out values by the shape wanted of them and keeps a problem for every other shape. A key
/// that was asked for is a known key; ``finish()`` reports the others. So what is read, what is
/// known and what is suggested cannot differ.
struct TableReader {
  /// What an unknown key of a table is; tables inside a table are read as strictly.
  enum UnknownKeys {
    /// A warning: a newer version may know it, and everything that it could change is harmless.
    case warned
    /// An error if it is near a known key: what was meant by it is lost.
    case refusedIfMisspelled
    /// An error: without it, something could pass that should not.
    case refused
  }

  let table: TOMLTable
  /// Set by the reader of a table.
  var unknownKeys = UnknownKeys.warned
  /// Keys that belong in another table, by that table's name as the file writes it.
  var homes: [String: String] = [:]
  private let place: [KeyPositions.Step]
  private let file: TOMLFile
  private var problems: [WorkspaceProblem] = []
  /// In the order in which they were asked for.
  private var knownKeys: [String] = []
  private var knownKeySet: Set<String> = []

  /// Above this number of problems nothing is compared: each comparison costs as much as there are known keys.
  private static let comparedProblems = 100

  init(_ table: TOMLTable, at place: [KeyPositions.Step], in file: TOMLFile) {
    self.table = table
    self.place = place
    self.file = file
  }

  /// The problems of this table and all tables in it, unknown keys included.
  mutating func finish() -> [WorkspaceProblem] {
    for key in keys where !knownKeySet.contains(key) {
      if let home = homes[key] {
        fail("‘\(key)’ belongs in \(home)", at: key)
        continue
      }
      var sentence = "unknown key \(QuotedName(key))"
      let isCompared = problems.count < Self.comparedProblems
      let nearest = !isCompared ? nil : NearestName.suggestion(for: key, among: knownKeys)
      if let nearest {
        sentence += ": did you mean ‘\(nearest)’?"
      } else if isCompared {
        sentence += ": use one of \(knownKeys.joined(separator: ", "))"
      }
      switch unknownKeys {
      case .refused: fail(sentence, at: key)
      case .refusedIfMisspelled where nearest != nil || !isCompared: fail(sentence, at: key)
      case .refusedIfMisspelled, .warned: warn(sentence, at: key)
      }
    }
    return problems
  }

  /// Whether the file has a key that was not asked for so far.
  var hasUnknownKeys: Bool { keys.contains { !knownKeySet.contains($0) } }

  /// In the order of the file.
  var keys: [String] {
    let placed = table.keys.map { key in
      (key, file.positions[place + [.key(key)]] ?? TextPosition(line: 0, column: 0))
    }
    return placed.sorted { ($0.1.line, $0.1.column) < ($1.1.line, $1.1.column) }.map(\.0)
  }

  /// Whether the file has the key, with whatever value.
  func has(_ key: String) -> Bool { table.contains(key: key) }

  /// The place of an element of a key's list, or of the key.
  func position(of key: String, element: Int) -> TextPosition? {
    file.positions[place + [.key(key), .index(element)]]
  }

  /// Where a key stands; line 0 if the table doesn't have it.
  func place(of key: String) -> WrittenPlace {
    let position = file.positions[place + [.key(key)]]
    return WrittenPlace(line: position?.line ?? 0, column: position?.column)
  }

  /// The line of a key, or of the table where the key is absent.
  func line(of key: String) -> Int { file.positions[place + [.key(key)]]?.line ?? 0 }

  mutating func value(_ key: String) -> TOMLValue? {
    if knownKeySet.insert(key).inserted { knownKeys.append(key) }
    return table[key]?.tomlValue
  }

  /// Without a key the problem is one of the table itself.
  mutating func fail(_ sentence: String, at key: String? = nil, element: Int? = nil) {
    report(.error, sentence, at: key, element)
  }

  mutating func warn(_ sentence: String, at key: String? = nil, element: Int? = nil) {
    report(.warning, sentence, at: key, element)
  }

  /// Of something inside this table that shows only once all of it is read.
  mutating func warn(_ sentence: String, in keys: [String]) {
    report(.warning, sentence, at: place + keys.map(KeyPositions.Step.key))
  }

  private mutating func report(
    _ severity: WorkspaceProblem.Severity, _ sentence: String, at key: String?, _ element: Int?
  ) {
    var path = place
    if let key { path.append(.key(key)) }
    if let element { path.append(.index(element)) }
    report(severity, sentence, at: path)
  }

  private mutating func report(
    _ severity: WorkspaceProblem.Severity, _ sentence: String, at path: [KeyPositions.Step]
  ) {
    let variable = file.variables[path]
    let position = variable == nil ? file.positions[path] : nil
    problems.append(
      WorkspaceProblem(
        severity, path: variable ?? file.path, line: position?.line ?? 0, column: position?.column,
        sentence: sentence))
  }

  /// Reads a table inside this one.
  mutating func inner<Value>(
    _ inner: TOMLTable, _ steps: KeyPositions.Step..., read: (inout TableReader) -> Value
  ) -> Value {
    var reader = TableReader(inner, at: place + steps, in: file)
    reader.unknownKeys = unknownKeys
    let value = read(&reader)
    problems += reader.finish()
    return value
  }
}
