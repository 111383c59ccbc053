import StringResources

/// What the built app has of resources of all types.
extension AndroidStringTable {
  func isString(_ entry: Entry) -> Bool { resource(of: entry).kind == .string }

  func typeName(of entry: Entry) -> String { resource(of: entry).kind.typeName }

  /// Whether a device prints it as one value.
  func isSingleValue(_ entry: Entry) -> Bool { resource(of: entry).isSingleValue }

  /// The values of a resource of whatever type; `nil` if the built app has none of that name.
  func values(ofType type: String, named name: String) -> AndroidTexts? {
    if type == "string" { return texts(for: name).flatMap { $0.isRemovedByBuild ? nil : $0 } }
    var values = AndroidTexts()
    for entry in others[ExactName(name)] ?? [] where resource(of: entry).kind.typeName == type {
      values.add(entry, for: choices[entry.configuration])
    }
    return values.entries.isEmpty || values.isRemovedByBuild ? nil : values
  }

  /// By the numbers of the configurations, whether the built app has a resource for it, of whatever
  /// kind: a kind and name that has translations only is removed.
  var configurationsWithResources: [Bool] {
    var found = configurations.map { _ in false }
    for texts in texts.values where !texts.isRemovedByBuild {
      for entry in texts.entries { found[entry.configuration] = true }
    }
    for (name, entries) in others {
      for kind in Set(entries.map { resource(of: $0).kind }) {
        guard let values = values(ofType: kind.typeName, named: name.text) else { continue }
        for entry in values.entries { found[entry.configuration] = true }
      }
    }
    return found
  }
}
