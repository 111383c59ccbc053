internal import SendPolicy
internal import TextLayout

/// The review as lines of a terminal.
enum ReviewText {
  static func lines(_ rows: [ReviewRow]) -> [String] {
    let width = rows.map(\.label.count).max() ?? 0
    return rows.map { row in
      let label = row.label + String(repeating: " ", count: width - row.label.count)
      return "  \(label)  \(row.level.mark) \(row.value)".displayable
    }
  }
}

extension ReviewRow.Level {
  fileprivate var mark: String {
    switch self {
    case .plain: " "
    case .good: "✓"
    case .warning: "⚠"
    case .error: "✗"
    }
  }
}
