/// Lays code out: what fits on a line stays on it, and the rest gets a line an item.
struct CodeLayout {
  /// One level of indentation.
  var unit: String
  /// How many columns the unit takes.
  var unitWidth: Int
  var width: Int
  var commentMark: String

  /// The code, whose first line begins at a column of an indented line.
  ///
  /// `work` grows by the labels that were measured, each as often as it was.
  func text(
    _ code: CodeText, indentation: Int, column: Int, trailing: Int = 0, _ work: inout Int
  ) -> String {
    switch code {
    case .atom(let text): return text
    case .group(let group):
      if !needsLines(group) {
        let line = Self.line(group)
        if column + line.count + trailing <= width { return line }
      }
      return lines(group, indentation: indentation, &work)
    }
  }

  private func needsLines(_ group: CodeText.Group) -> Bool {
    group.layout.isBroken && !group.items.isEmpty
      || group.items.contains { item in
        if !item.comments.isEmpty { return true }
        guard case .group(let inner)? = item.value else { return false }
        return needsLines(inner)
      }
  }

  private static func line(_ group: CodeText.Group) -> String {
    guard !group.items.isEmpty else { return group.open + group.close }
    let padding = group.layout.padding
    return group.open + padding + joined(group) + padding + group.close
  }

  /// The items on one line.
  private static func joined(_ group: CodeText.Group) -> String {
    let items = group.items.map { item in
      switch item.value {
      case .atom(let text): item.label + text + item.end
      case .group(let inner): item.label + line(inner) + item.end
      case nil: ""
      }
    }
    let layout = group.layout
    let separator = layout.separator.isEmpty ? layout.joint : layout.separator + " "
    return items.joined(separator: separator)
  }

  private func lines(_ group: CodeText.Group, indentation: Int, _ work: inout Int) -> String {
    let outer = String(repeating: unit, count: indentation)
    let inner = outer + unit
    var text = group.layout.opensOnOwnLine ? openedOnOwnLine(group.open, outer) : group.open + "\n"
    if group.layout.isPacked {
      return text + inner + Self.joined(group) + "\n" + outer + group.close
    }
    let codes = codes(of: group, indentation: indentation + 1, &work)
    var padding: [Int: Int] = [:]
    if group.layout.alignsValues {
      let columns = CodeColumns(group.items, codes)
      padding = columns.padding
      work += columns.work
    }
    for (index, item) in group.items.enumerated() {
      for line in item.comments.flatMap({ wrapped($0, indentation: indentation + 1) }) {
        text += "\(inner)\(commentMark) \(line)".trimmingEnd + "\n"
      }
      guard let code = codes[index] else { continue }
      let label = item.label + String(repeating: " ", count: padding[index] ?? 0)
      text += inner + label + code + item.end + group.layout.separator + "\n"
    }
    return text + (group.layout.closesInside ? inner : outer) + group.close
  }

  /// The values of items on lines of their own; where they begin in one column, with room for the longest label.
  private func codes(
    of group: CodeText.Group, indentation: Int, _ work: inout Int
  ) -> [String?] {
    let labels = group.items.map(\.label.count)
    work += labels.count
    let longest = group.layout.alignsValues ? labels.max() : nil
    return zip(group.items, labels).map { item, label in
      guard let value = item.value else { return nil }
      return text(
        value, indentation: indentation, column: indentation * unitWidth + (longest ?? label),
        trailing: item.end.count + group.layout.separator.count, &work)
    }
  }

  /// A comment in lines that fit; what is set off by spaces stays as it is.
  func wrapped(_ comment: String, indentation: Int) -> [String] {
    let room = width - indentation * unitWidth - commentMark.count - 1
    guard comment.count > room, !comment.hasPrefix(" ") else { return [comment] }
    var lines = [""]
    for word in comment.split(separator: " ", omittingEmptySubsequences: false) {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= room {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// `new Message {` with the bracket below the name.
  private func openedOnOwnLine(_ open: String, _ outer: String) -> String {
    guard open.hasSuffix(" {") else { return open + "\n" }
    return "\(open.dropLast(2))\n\(outer){\n"
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
