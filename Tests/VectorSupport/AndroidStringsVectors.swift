import Resolver
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
      return check(
        name, expected: VectorFile.unescaped(expected),
        got: linked(file, key: VectorFile.unescaped(row[4])))
    }
  }

  static func check(_ name: String, expected: String, got: String?) -> VectorCheck {
    var check = VectorCheck(name: name, expected: expected, got: got ?? "unknown")
    if got == nil {
      check.deviation = "the device shows the number of a resource, which is unknown"
    } else if expected.hasPrefix("OK <type 0x") {
      check.deviation = "the recorded tool prints no such value; a device does"
    }
    return check
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

  /// `nil` if the answer is the number of a resource, which only a whole build gives.
  static func linked(_ file: AndroidValuesFile, key: String) -> String? {
    guard !file.problems.contains(where: { $0.severity == .error }) else { return "COMPILE_ERROR" }
    for resource in file.resources where resource.isSingleValue {
      if let failure = failure(of: resource.value, in: file.resources) { return failure }
    }
    let named = file.resources.filter { $0.kind == .string && $0.name == key }
    guard !named.isEmpty else { return "NOT_FOUND" }
    let kept = named.filter { $0.product == nil || $0.product == "default" }
    guard kept.count == 1, let resource = kept.first else { return "LINK_ERROR" }
    return text(of: resource, in: file.resources, steps: 20).map { "OK " + $0 }
  }

  private static func failure(
    of value: AndroidStringValue, in resources: [AndroidValuesFile.Resource]
  ) -> String? {
    switch value {
    case .text, .null, .empty: return nil
    case .attribute(let name):
      let exists =
        name.hasPrefix("android:")
        || resources.contains { $0.kind == .other("attr") && $0.name == name }
      return exists ? nil : "LINK_ERROR"
    case .reference("android", _, _): return "BAD_REF"
    case .reference(_, let type, let name):
      let exists = resources.contains { $0.kind.typeName == type && $0.name == name }
      return exists ? nil : "LINK_ERROR"
    }
  }

  private static func text(
    of resource: AndroidValuesFile.Resource, in resources: [AndroidValuesFile.Resource], steps: Int
  ) -> String? {
    guard resource.isSingleValue else { return nil }
    switch resource.value {
    case .text(let text): return text
    case .null: return "@0"
    case .empty: return "<NotFoundException: null value>"
    case .attribute: return nil
    case .reference(_, let type, let name):
      let target = resources.first { $0.kind.typeName == type && $0.name == name }
      // A circle ends as the number of the resource, here the first string of the app.
      guard steps > 0, let target else { return "@\(0x7F01_0000)" }
      return text(of: target, in: resources, steps: steps - 1)
    }
  }
}
