extension AppleCodeFacts {
  /// What all files of the code tell together.
  init(_ readings: [AppleCodeReading]) {
    self.init()
    let constants = NamedConstants(readings.flatMap(\.constants))
    let cases = NamedConstants(readings.flatMap(\.cases))
    var known: Set<String> = []
    for category in readings.flatMap(\.categories) {
      let ids = Self.ids(category.id, in: category.place.path, constants, cases)
      if ids.isEmpty { computedCategories.append(category.place) }
      for id in ids where known.insert(id).inserted {
        categories.append(NamedPlace(id, category.place))
      }
    }
    categories.sort { $0.name < $1.name }
    activities = readings.flatMap(\.activities).sorted { $0.name < $1.name }
    let first = { (mark: AppleCodeReading.Mark) in readings.lazy.compactMap { $0.marks[mark] }.first
    }
    imageLoader = first(.imageLoader)
    attachment = first(.attachment)
    authorization = first(.authorization)
    presentation = first(.presentation)
    soundFolder = first(.soundFolder)
    // Other code may set the title of anything.
    rewriting =
      readings.lazy.filter { $0.marks[.service] != nil }.compactMap { $0.marks[.assignment] }.first
  }

  /// The names that a value can be; none if no source spells them out.
  private static func ids(
    _ value: CodeValue, in path: String, _ constants: NamedConstants, _ cases: NamedConstants
  ) -> [String] {
    switch value {
    case .computed, .resource: return []
    case .literal(let text): return [text]
    case .name(var parts):
      let isRaw = parts.count > 1 && parts.last == "rawValue"
      if isRaw { parts.removeLast() }
      guard let name = parts.last else { return [] }
      // A name alone in lower case is a parameter, or a variable of the same file.
      let isLocal = parts.count == 1 && name.first?.isLowercase == true && !name.hasPrefix("k")
      let found =
        constants.found(name, in: path, orElsewhere: !isLocal)
        ?? (isRaw ? cases.found(name, in: path, orElsewhere: !isLocal) : nil)
      return Set((found ?? []).map(\.value)).filter { !$0.isEmpty }.sorted()
    }
  }
}
