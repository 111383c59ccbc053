internal import HarmlessText
internal import SettingShapes
internal import Spelling
internal import TOMLKit
internal import TOMLPlaces

/// The keys of a user's `config.toml` that an environment sets, with the variables that set them.
struct SettingVariables {
  /// What a variable says.
  enum Value: Hashable {
    case flag(Bool)
    case text(String)
  }

  /// A key that is set.
  struct Assignment: Hashable {
    var variable: SettingVariable
    var value: Value
  }

  /// In the order of the table of keys.
  private(set) var assignments: [Assignment] = []
  /// Of variables that set nothing: the file's value counts.
  private(set) var problems: [WorkspaceProblem] = []

  /// An empty variable sets nothing.
  init(_ environment: [String: String]) {
    for variable in SettingVariable.all {
      guard let text = environment[variable.name], !text.isEmpty else { continue }
      if let value = variable.value(of: text) {
        assignments.append(Assignment(variable: variable, value: value))
      } else {
        let sentence = "\(QuotedName(text)) isn't \(variable.shape.phrase)"
        problems.append(
          WorkspaceProblem(.error, path: variable.name, line: 0, sentence: sentence))
      }
    }
    let prefix = SettingVariable.prefix
    let known = SettingVariable.all.map { String($0.name.dropFirst(prefix.count)) }
    for name in environment.keys.sorted() where name.hasPrefix(prefix) {
      // A script's own variables may begin so, too.
      let ending = String(name.dropFirst(prefix.count))
      guard !known.contains(ending),
        let nearest = NearestName.suggestion(for: ending, among: known)
      else { continue }
      problems.append(
        WorkspaceProblem(
          .warning, path: VisibleText.of(name, limit: 60), line: 0,
          sentence: "no setting has this variable: did you mean \(prefix)\(nearest)?"))
    }
  }

  /// The variable that sets a key, as `reviewer.email`.
  func assignment(of key: String) -> Assignment? {
    assignments.first { $0.variable.key == key }
  }

  /// Whether a variable sets a key of a table.
  func hasAssignments(in table: String) -> Bool {
    assignments.contains { $0.variable.key.hasPrefix("\(table).") }
  }

  /// Puts the values into a file's table, and returns where they are, with their variables.
  func put(into table: TOMLTable) -> [[KeyPositions.Step]: String] {
    var places: [[KeyPositions.Step]: String] = [:]
    for assignment in assignments {
      let keys = assignment.variable.key.split(separator: ".").map(String.init)
      places[keys.map(KeyPositions.Step.key)] = assignment.variable.name
      if let name = keys.dropLast().first, let key = keys.last {
        if table[name]?.table == nil {
          // A table that the file hasn't is the variable's, and what it lacks is so, too.
          table[name] = TOMLTable()
          places[[.key(name)]] = assignment.variable.name
        }
        let inner = TOMLTable()
        for key in table[name]?.table?.keys ?? [] { inner[key] = table[name]?.table?[key] }
        inner[key] = assignment.value.written
        table[name] = inner
      } else if let key = keys.first {
        table[key] = assignment.value.written
      }
    }
    return places
  }
}

extension SettingVariables.Value {
  fileprivate var written: any TOMLValueConvertible {
    switch self {
    case .flag(let flag): flag
    case .text(let text): text
    }
  }
}
