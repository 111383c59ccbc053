/// Writes what a platform receives as lines of JSON, with notes beside them.
struct LineWriter {
  private let message: ReceivedMessage
  private let replaced: [FieldPath: [FieldPath]]
  private var lines: [ReceivedMessage.Line] = []

  init(_ message: ReceivedMessage) {
    self.message = message
    replaced = Dictionary(grouping: message.replacements, by: \.winner).mapValues { $0.map(\.path) }
  }

  /// The whole message, its braces included.
  consuming func written() -> [ReceivedMessage.Line] {
    guard !message.entries.isEmpty else { return [.init(text: "{}")] }
    lines = [.init(text: "{")]
    write(message.entries[...], depth: 0, source: message.block)
    lines.append(.init(text: "}"))
    return lines
  }

  /// Writes the members of an object; `source` is where its values come from unless a note says otherwise.
  private mutating func write(
    _ entries: ArraySlice<ReceivedMessage.Entry>, depth: Int, source: FieldPath?
  ) {
    let branches = ReceivedMessage.branches(entries, depth: depth)
    let indentation = String(repeating: "  ", count: depth + 1)
    for (index, branch) in branches.enumerated() {
      let comma = index + 1 < branches.count ? "," : ""
      let start = "\(indentation)\(JSONText.quoted(branch.key)): "
      if branch.isLeaf, let entry = branch.entries.first {
        let text = start + entry.value.text(indentation: indentation) + comma
        append(text, note: note(on: entry, source: source?.appending(branch.key)))
      } else {
        let shared = sharedSource(of: branch.entries, depth: depth + 1)
        let expected = source?.appending(branch.key)
        append(start + "{", note: note(onObject: shared ?? expected, expected: expected))
        write(branch.entries, depth: depth + 1, source: shared ?? expected)
        append("\(indentation)}\(comma)", note: nil)
      }
    }
  }

  private mutating func append(_ text: String, note: String?) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      lines.append(.init(text: String(line), note: index == 0 ? note : nil))
    }
  }

  /// The object of the draft that all entries of an object come from, under their own names.
  private func sharedSource(
    of entries: ArraySlice<ReceivedMessage.Entry>, depth: Int
  ) -> FieldPath? {
    var shared: FieldPath?
    for entry in entries {
      let names = entry.place.components[depth...]
      guard let source = entry.source?.components, source.count > names.count,
        source.suffix(names.count).elementsEqual(names)
      else { return nil }
      let base = FieldPath(source.dropLast(names.count))
      guard shared == nil || shared == base else { return nil }
      shared = base
    }
    return shared
  }

  private func note(onObject source: FieldPath?, expected: FieldPath?) -> String? {
    let origin = source == expected ? nil : source.map { "← \($0)" }
    return joined([origin, source.flatMap(replacement)])
  }

  private func note(on entry: ReceivedMessage.Entry, source: FieldPath?) -> String? {
    switch entry.origin {
    case .fcmDefault: return "← FCM's default"
    case .expiresIn: return "← Expires in"
    case .field(let path):
      return joined([path == source ? nil : "← \(path)", entry.remark?.note, replacement(path)])
    }
  }

  private func replacement(_ winner: FieldPath) -> String? {
    guard let paths = replaced[winner], let first = paths.first else { return nil }
    return "replaces \(first)" + (paths.count > 1 ? " +\(paths.count - 1)" : "")
  }

  private func joined(_ parts: [String?]) -> String? {
    let parts = parts.compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension ReceivedMessage.Remark {
  fileprivate var note: String {
    switch self {
    case .unverified: "not verified"
    case .hidden(let path): "hidden by \(path)"
    case .fallback(let path): "if \(path.lastKey) finds nothing"
    case .withheld: "kept by the SDK"
    case .ineffective: "no notification to click"
    case .newerAppsOnly: "newer apps only"
    }
  }
}
