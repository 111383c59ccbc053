extension Canvas {
  /// The text, a line for each row, without the blanks at the end of each.
  public var picture: String {
    rows(trimming: " ") { row in row.reduce(into: "") { $0 += $1.text } }
  }

  /// A letter for each column's role, a dot for text, without the dots at the end of each line.
  ///
  /// Capitals stand for a chosen row. ``Role/legend`` lists the letters.
  public var rolePicture: String {
    rows(trimming: ".") { row in String(row.map(Self.letter)) }
  }

  private static func letter(of cell: Cell) -> Character {
    guard cell.style.isSelected else { return cell.style.role.letter }
    return switch cell.style.role {
    case .text: "S"
    case .help: "!"
    case let role: Character(role.letter.uppercased())
    }
  }

  private func rows(trimming blank: Character, _ line: ([Cell]) -> String) -> String {
    (0..<size.rows).map { number in
      var line = line(row(number))
      while line.last == blank { line.removeLast() }
      return line
    }
    .joined(separator: "\n")
  }
}
