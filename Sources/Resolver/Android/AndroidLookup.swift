import StringResources

/// Finds a string of the app for one device: which of its texts, and through which references.
struct AndroidLookup {
  enum Found {
    case text(String, TextSource, isFallback: Bool)
    /// `@null`.
    case null(TextSource)
    /// `@empty`, or no text for this device: `getString` throws.
    case notFoundException(TextSource?, reason: String)
    case missing(reason: String)
    case unknown(TextSource?, reason: String)
  }

  let table: AndroidStringTable
  let device: AndroidDevice
  var trail: [String]

  init(table: AndroidStringTable, device: AndroidDevice) {
    self.table = table
    self.device = device
    trail = device.trail
  }

  /// What `getIdentifier(key, "string", …)` and `getText(id)` do with a key from a message.
  mutating func find(key: String) -> Found {
    if AndroidResourceName.isResourceID(key) {
      return .unknown(
        nil,
        reason:
          "Android takes a number for a resource id, which the strings do not tell; use a name")
    }
    guard let name = AndroidResourceName(key) else {
      return .missing(reason: "“\(key)” is no resource name, so no text is found")
    }
    if !name.package.isEmpty, name.package != table.packageName {
      return .unknown(
        nil, reason: "the key names the package \(name.package), which is not known to be the app's"
      )
    }
    guard name.type.isEmpty || name.type == "string" else {
      return .unknown(
        nil,
        reason: "the key names a resource of the type \(name.type); only strings are known here")
    }
    return find(entry: name.entry)
  }

  private mutating func find(entry: String) -> Found {
    let entries = table.entries(for: entry)
    guard !entries.isEmpty else { return .missing(reason: reasonForAbsence(of: entry)) }
    guard !table.isRemovedByBuild(entries) else {
      return .missing(reason: "“\(entry)” has no text in values/, so the build removes it")
    }
    var (name, candidates, followed) = (entry, entries, 0)
    while true {
      guard let chosen = choose(among: candidates) else {
        return .notFoundException(
          nil,
          reason:
            "“\(name)” crashes the app: it has no text for this device; give it one in values/")
      }
      noteChoice(of: chosen, key: name)
      let source = table.source(of: chosen)
      switch table.value(of: chosen) {
      case .text(let text): return .text(text, source, isFallback: isFallback(chosen))
      case .null: return .null(source)
      case .empty:
        return .notFoundException(
          source, reason: "@empty crashes the app: NotFoundException; give the string a text"
        )
      case .attribute(let attribute):
        return .unknown(
          source, reason: "?\(attribute) is an attribute of a theme; write \\? for a text")
      case .reference(let package, let type, let target):
        followed += 1
        if let found = unfollowable(package, type, target, source, steps: followed) { return found }
        trail.append("it refers to @string/\(target)")
        (name, candidates) = (target, table.entries(for: target))
      }
    }
  }

  /// A reference that leads out of what is known; `nil` where it can be followed.
  private func unfollowable(
    _ package: String?, _ type: String, _ target: String, _ source: TextSource, steps: Int
  ) -> Found? {
    if let package, package != table.packageName {
      return .unknown(
        source, reason: "it refers to @\(package):\(type)/\(target), outside the app's strings")
    }
    guard type == "string" else {
      return .unknown(source, reason: "it refers to @\(type)/\(target), which is no string")
    }
    // AssetManager2::ResolveReference gives up after as many steps, and getString shows a number.
    guard steps < 20 else {
      return .unknown(
        source, reason: "its references go in a circle, and the device shows a resource id")
    }
    guard !table.entries(for: target).isEmpty else {
      return .unknown(
        source, reason: "it refers to @string/\(target), which is missing: the build fails")
    }
    return nil
  }

  private func reasonForAbsence(of key: String) -> String {
    switch table.otherKind(for: key) {
    case .plurals: "“\(key)” is a <plurals>, and FCM finds only a <string> by its key"
    case .array: "“\(key)” is an array, and FCM finds only a <string> by its key"
    case .other(let type): "“\(key)” is a <\(type)>, and FCM finds only a <string> by its key"
    case .string, nil: "“\(key)” is not among the app's strings, so no text is set"
    }
  }

  /// AssetManager2::FindEntryInternal: of the values that match, in the table's order, the best.
  private func choose(among entries: [AndroidStringTable.Entry]) -> AndroidStringTable.Entry? {
    var candidates: [Int] = []
    for index in entries.indices where table.matches(entries[index].configuration, device) {
      candidates.append(index)
    }
    if candidates.count > 1 {
      let ranks = table.ranks
      candidates.sort { ranks[entries[$0].configuration] < ranks[entries[$1].configuration] }
    }
    guard var best = candidates.first else { return nil }
    for candidate in candidates.dropFirst() {
      let choice = table.choices[entries[candidate].configuration]
      if choice.isBetter(than: table.choices[entries[best].configuration], for: device) {
        best = candidate
      }
    }
    return entries[best]
  }

  private func isFallback(_ entry: AndroidStringTable.Entry) -> Bool {
    let language = table.choices[entry.configuration].locale.language
    if language == 0 { return device.firstLocale.language != AndroidLocale.english }
    return !AndroidLocale.areEquivalent(language, device.firstLocale.language)
  }

  /// Says which directories were tried on the way to the one that has the text.
  private mutating func noteChoice(of entry: AndroidStringTable.Entry, key: String) {
    let directory = table.directory(of: entry)
    let chosen = table.choices[entry.configuration].locale
    for expected in device.expected {
      if chosen == expected.locale { break }
      trail.append(
        expected.isPresent
          ? "\(expected.name) lacks “\(key)”" : "\(device.tag): no \(expected.name)")
    }
    trail.append(
      chosen.isEmpty ? "fallback to the default: \(directory) has it" : "\(directory) has it")
  }
}
