import StringResources

/// `id, group, head, body, key, strict result, diagnostics, result with --legacy`: the text that
/// comes out of a values file.
///
/// A values file alone cannot tell whether a reference has a target; that is the link's work. It is
/// done here in small, for the one file of the row.
enum AndroidStringsVectors {
  static func checks(_ row: VectorFile.Row) -> [VectorCheck] {
    let bytes = document(head: row[2], body: row[3])
    let legacy = row[7] == "same" ? row[5] : row[7]
    return [("strict", true, row[5]), ("--legacy", false, legacy)].map { name, isStrict, expected in
      let file = AndroidValuesFile.reading(bytes, build: .aapt2, isStrict: isStrict)
      return VectorCheck(
        name: name, expected: VectorFile.unescaped(expected),
        got: linked(file, key: VectorFile.unescaped(row[4])))
    }
  }

  static func document(head: String, body: String) -> [UInt8] {
    let head = VectorFile.unescaped(head)
    var declaration = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
    var root = "<resources xmlns:tools=\"http://schemas.android.com/tools\">"
    if head.hasPrefix("<resources") || head.hasPrefix("<Resources") {
      root = head
    } else if !head.isEmpty {
      declaration = head
    }
    let name = root.dropFirst().prefix { $0.isLetter }
    return Array("\(declaration)\(root)\(VectorFile.unescaped(body))</\(name)>".utf8)
  }

  static func linked(_ file: AndroidValuesFile, key: String) -> String {
    guard !file.problems.contains(where: { $0.severity == .error }) else { return "COMPILE_ERROR" }
    let strings = file.resources.filter { $0.kind == .string }
    for string in strings {
      if let failure = failure(of: string.value, in: strings) { return failure }
    }
    let named = strings.filter { $0.name == key }
    guard !named.isEmpty else { return "NOT_FOUND" }
    let kept = named.filter { $0.product == nil || $0.product == "default" }
    guard kept.count == 1, let value = kept.first?.value else { return "LINK_ERROR" }
    return "OK " + text(of: value, in: strings, steps: 20)
  }

  private static func failure(
    of value: AndroidStringValue, in strings: [AndroidValuesFile.Resource]
  ) -> String? {
    switch value {
    case .text, .null, .empty: return nil
    case .attribute: return "LINK_ERROR"
    case .reference("android", _, _): return "BAD_REF"
    case .reference(_, let type, let name):
      let exists = type == "string" && strings.contains { $0.name == name }
      return exists ? nil : "LINK_ERROR"
    }
  }

  private static func text(
    of value: AndroidStringValue, in strings: [AndroidValuesFile.Resource], steps: Int
  ) -> String {
    switch value {
    case .text(let text): return text
    case .null: return "@0"
    case .empty: return "<NotFoundException: null value>"
    case .attribute: return "?"
    case .reference(_, _, let name):
      // A circle ends as the number of the resource, here the first string of the app.
      guard steps > 0, let target = strings.first(where: { $0.name == name }) else {
        return "@\(0x7F01_0000)"
      }
      return self.text(of: target.value, in: strings, steps: steps - 1)
    }
  }
}
