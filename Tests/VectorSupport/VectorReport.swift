/// How a file of vectors compares.
package struct VectorReport: Sendable {
  package struct Mismatch: Sendable, CustomStringConvertible {
    package var row: VectorFile.Row
    package var check: VectorCheck

    package var description: String {
      let name = check.name.isEmpty ? "" : " (\(check.name))"
      return """
        line \(row.line)\(name): \(row.columns.joined(separator: " | "))
          expected \(check.expected.debugDescription)
          got      \(check.got.debugDescription)
        """
    }
  }

  /// A row whose column is known to be wrong, and the evidence.
  package struct Deviation: Sendable, CustomStringConvertible {
    package var row: VectorFile.Row
    package var reason: String

    package var description: String { "line \(row.line): \(row[0]): not compared: \(reason)" }
  }

  package var passed = 0
  package var failed = 0
  package var mismatches: [Mismatch] = []
  package var deviations: [Deviation] = []
}
