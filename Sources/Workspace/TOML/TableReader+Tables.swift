import TOMLKit
import TOMLPlaces

extension TableReader {
  /// A table with keys of ours, as `[preview]`.
  mutating func table<Value>(_ key: String, read: (inout TableReader) -> Value) -> Value? {
    guard let value = value(key) else { return nil }
    guard let table = value.table else {
      failShape(key, "a table, as in [\(key)]", value)
      return nil
    }
    return inner(table, .key(key), read: read)
  }

  /// A list of tables, as `[[apps]]`.
  mutating func tables<Value>(_ key: String, read: (inout TableReader) -> Value) -> [Value] {
    guard let value = value(key) else { return [] }
    guard let array = value.array else {
      failShape(key, "a list of tables, each starting with [[\(key)]]", value)
      return []
    }
    var values: [Value] = []
    for (index, element) in array.enumerated() {
      if let table = element.table {
        values.append(inner(table, .key(key), .index(index), read: read))
      } else {
        failShape(key, "a list of tables, each starting with [[\(key)]]", element, index)
      }
    }
    return values
  }

  /// `[profiles.NAME]`: tables whose names are the user's.
  mutating func namedTables<Value>(
    _ key: String, read: (String, inout TableReader) -> Value
  ) -> [Value] {
    let values: [Value?]? = table(key) { names in
      names.keys.map { name in
        guard let value = names.value(name) else { return nil }
        guard let table = value.table else {
          names.failShape(name, "a table, as in [\(key).\(name)]", value)
          return nil
        }
        return names.inner(table, .key(name)) { read(name, &$0) }
      }
    }
    return values?.compactMap(\.self) ?? []
  }

  /// Texts whose names are the user's.
  mutating func namedTexts(_ key: String) -> [(name: String, text: String)] {
    let texts = table(key) { names in
      names.keys.compactMap { name in names.text(name).map { (name: name, text: $0) } }
    }
    return texts ?? []
  }

  /// `test-targets = { NAME = "…" }`, where the names are the user's, or `{ NAME = { fid = "…" } }`.
  mutating func testTargets(_ key: String) -> [TestTarget] {
    let targets = table(key) { names in
      names.keys.compactMap { name -> TestTarget? in
        guard let table = names.value(name)?.table else {
          return names.text(name).map { TestTarget(name: name, address: $0) }
        }
        return names.inner(table, .key(name)) { Self.testTarget(name, in: &$0) }
      }
    }
    return targets ?? []
  }

  private static func testTarget(_ name: String, in reader: inout TableReader) -> TestTarget? {
    let found = TestTarget.Kind.allCases.compactMap { kind in
      reader.text(kind.rawValue).map { TestTarget(name: name, address: $0, kind: kind) }
    }
    guard found.count == 1 else {
      reader.fail("a test target has either fid or token")
      return nil
    }
    return found[0]
  }
}
