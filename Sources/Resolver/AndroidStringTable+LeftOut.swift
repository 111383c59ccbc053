/// Languages that the sources have and the app's build doesn't ship.
extension AndroidStringTable {
  struct LeftOut: Sendable {
    /// The names of the directories: `values-fr-rCA`.
    var directories: Set<String>
    /// Where the build says so: `app/build.gradle.kts:12`.
    var place: String
    /// The table with them.
    var whole: AndroidChoices
  }

  /// The table of a build that leaves out some of the directories, by their names; `place` is where it says so.
  public func leavingOut(
    _ isLeftOut: (_ directory: String) -> Bool, by place: String
  ) -> AndroidStringTable {
    let directories = Set(files.filter { !$0.isPseudo }.map(\.localization).filter(isLeftOut))
    guard !directories.isEmpty else { return self }
    var table = AndroidStringTable(
      packageName: packageName, build: build, minimumAPILevel: minimumAPILevel)
    (table.localeConfig, table.unread, table.files) = (localeConfig, unread, files)
    let isKept = { (entry: Entry) in !directories.contains(files[entry.file].localization) }
    let kept = texts.mapValues { $0.entries.filter(isKept) }.filter { !$0.value.isEmpty }
    let others = others.mapValues { $0.filter(isKept) }.filter { !$0.value.isEmpty }
    let gaps = gaps.filter { !directories.contains($0.fault.source.localization) }
    // In their old order, whichever order the keys come in.
    let used = Set(
      kept.values.joined().map(\.configuration) + others.values.joined().map(\.configuration)
        + gaps.map(\.configuration))
    var numbers: [Int: Int] = [:]
    for (index, configuration) in configurations.enumerated() where used.contains(index) {
      numbers[index] = table.index(of: configuration)
    }
    let renumbered = { (entry: Entry) in
      var entry = entry
      entry.configuration = numbers[entry.configuration] ?? entry.configuration
      return entry
    }
    table.texts = kept.mapValues { entries in
      var texts = AndroidTexts()
      for entry in entries.map(renumbered) {
        texts.add(entry, for: table.choices[entry.configuration])
      }
      return texts
    }
    table.others = others.mapValues { $0.map(renumbered) }
    table.gaps = gaps.map { gap in
      var gap = gap
      gap.configuration = numbers[gap.configuration] ?? gap.configuration
      return gap
    }
    table.leftOut = LeftOut(directories: directories, place: place, whole: AndroidChoices(self))
    return table
  }
}

extension AndroidStringTable.LeftOut {
  /// The text of a key that a device would show if its directory weren't left out; `nil` if it shows none of those.
  func source(of entry: String, on device: Device) -> TextSource? {
    guard let texts = whole.table.texts(for: entry), let best = whole.device(device).best(of: texts)
    else { return nil }
    let source = whole.table.source(of: texts.entries[best.index])
    return directories.contains(source.localization) ? source : nil
  }
}
