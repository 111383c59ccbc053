/// Lays code out: what fits on a line stays on it, and the rest gets a line an item.
struct CodeLayout {
  /// One level of indentation.
  var unit: String
  /// How many columns the unit takes.
  var unitWidth: Int
  var width: Int
  var commentMark: String

  /// The code, whose first line begins at a column of an indented line.
  func text(_ code: CodeText, indentation: Int, column: Int, trailing: Int = 0) -> String {
    switch code {
    case .atom(let text): return text
    case .group(let group):
      if !needsLines(group) {
        let line = Self.line(group)
        if column + line.count + trailing <= width { return line }
      }
      return lines(group, indentation: indentation)
    }
  }

  private func needsLines(_ group: CodeGroup) -> Bool {
    group.layout.isBroken && !group.items.isEmpty
      || group.items.contains { item in
        if !item.comments.isEmpty { return true }
        guard case .group(let inner)? = item.value else { return false }
        return needsLines(inner)
      }
  }

  private static func line(_ group: CodeGroup) -> String {
    guard !group.items.isEmpty else { return group.open + group.close }
    let items = group.items.map { item in
      switch item.value {
      case .atom(let text): item.label + text + item.end
      case .group(let inner): item.label + line(inner) + item.end
      case nil: ""
      }
    }
    let layout = group.layout
    let separator = layout.separator.isEmpty ? layout.joint : layout.separator + " "
    let padding = layout.padding
    return group.open + padding + items.joined(separator: separator) + padding + group.close
  }

  private func lines(_ group: CodeGroup, indentation: Int) -> String {
    let outer = String(repeating: unit, count: indentation)
    let inner = outer + unit
    var text = group.layout.opensOnOwnLine ? openedOnOwnLine(group.open, outer) : group.open + "\n"
    let padded = group.layout.alignsValues ? aligned(group, indentation: indentation + 1) : [:]
    for (index, item) in group.items.enumerated() {
      for comment in item.comments {
        text += "\(inner)\(commentMark) \(comment)".trimmingEnd + "\n"
      }
      guard let value = item.value else { continue }
      let label = item.label + String(repeating: " ", count: padded[index] ?? 0)
      let code = self.text(
        value, indentation: indentation + 1,
        column: (indentation + 1) * unitWidth + label.count,
        trailing: item.end.count + group.layout.separator.count)
      text += inner + label + code + item.end + group.layout.separator + "\n"
    }
    return text + (group.layout.closesInside ? inner : outer) + group.close
  }

  /// `new Message {` with the bracket below the name.
  private func openedOnOwnLine(_ open: String, _ outer: String) -> String {
    guard open.hasSuffix(" {") else { return open + "\n" }
    return "\(open.dropLast(2))\n\(outer){\n"
  }

  /// How many spaces come after the label of each item, as gofmt aligns them: neighboring lines of one column.
  private func aligned(_ group: CodeGroup, indentation: Int) -> [Int: Int] {
    var result: [Int: Int] = [:]
    var run: [(index: Int, width: Int)] = []
    func close() {
      let widest = run.map(\.width).max() ?? 0
      for line in run { result[line.index] = widest - line.width }
      run = []
    }
    for (index, item) in group.items.enumerated() {
      guard let value = item.value, !item.label.isEmpty,
        !text(
          value, indentation: indentation, column: indentation * unitWidth + item.label.count,
          trailing: 1
        ).contains("\n")
      else {
        close()
        continue
      }
      let width = item.label.unicodeScalars.count
      if !item.comments.isEmpty || breaksColumn(width, after: run.map(\.width)) { close() }
      run.append((index, width))
    }
    close()
    return result
  }

  /// gofmt's own rule for keys of very different lengths; widths are with the colon and the space.
  private func breaksColumn(_ width: Int, after widths: [Int]) -> Bool {
    guard let last = widths.last, max(last, width) - 2 > 40 else { return false }
    let product = widths.reduce(1.0) { $0 * Double($1 - 2) }
    let mean = Self.root(product, widths.count)
    let ratio = Double(width - 2) / mean
    return 2.5 * ratio <= 1 || ratio >= 2.5
  }

  /// The nth root, by halving: this module has no mathematics of the system.
  private static func root(_ value: Double, _ degree: Int) -> Double {
    var (low, high) = (0.0, max(1, value))
    for _ in 0..<200 {
      let middle = (low + high) / 2
      let power = (0..<degree).reduce(1.0) { result, _ in result * middle }
      if power < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
