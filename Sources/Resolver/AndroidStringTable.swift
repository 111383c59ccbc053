public import StringResources

/// An app's Android strings by key, as its resource table holds them after the build.
public struct AndroidStringTable: Sendable {
  /// One text of a key, for one configuration of the device.
  public struct Value: Hashable, Sendable {
    public var configuration: AndroidConfiguration
    public var value: AndroidStringValue
    public var source: TextSource

    public init(
      configuration: AndroidConfiguration, value: AndroidStringValue, source: TextSource
    ) {
      self.configuration = configuration
      self.value = value
      self.source = source
    }
  }

  /// How a ``Value`` is kept: as numbers, because an app has a hundred thousand texts.
  ///
  /// What it says stays with its file.
  struct Entry: Sendable {
    var configuration: Int
    var file: Int
    /// The place among the file's resources.
    var index: Int
  }

  private struct File: Sendable {
    var localization: String
    var path: String
    var sourceSet: Int
    var resources: [AndroidValuesFile.Resource]
  }

  /// The application id, `com.example.shop`; keys may name it (`com.example.shop:string/title`).
  public var packageName: String?
  /// Every configuration for which the app has any value, in the order added.
  public private(set) var configurations: [AndroidConfiguration] = []
  private(set) var choices: [AndroidConfigurationChoice] = []
  /// The language of each configuration once more, beside each other in memory.
  private var languages: [UInt16] = []
  /// The place of each configuration in the compiled table.
  private(set) var ranks: [Int] = []
  private var indices: [AndroidConfiguration: Int] = [:]
  private var files: [File] = []
  private var entries: [String: [Entry]] = [:]
  private var others: [String: [Entry]] = [:]

  public init(packageName: String? = nil) {
    self.packageName = packageName
  }

  /// The keys of strings, in no order.
  ///
  /// A key without a default text is among them, although the build removes it: see
  /// ``isRemovedByBuild(_:)``.
  public var keys: some Collection<String> { entries.keys }

  /// The texts of a key, in the table's own order; empty where no string has that name.
  public func values(for key: String) -> [Value] {
    entries(for: key).sorted { ranks[$0.configuration] < ranks[$1.configuration] }.map {
      Value(
        configuration: configurations[$0.configuration], value: value(of: $0),
        source: source(of: $0))
    }
  }

  /// A resource of that name which is no string (`<plurals>`, `<string-array>`), where there is
  /// one.
  public func otherKind(for key: String) -> AndroidValuesFile.Kind? {
    others[key]?.last.map { resource(of: $0).kind }
  }

  /// Whether the build drops the key, so that it exists on no device.
  ///
  /// `aapt2 link` removes a resource that has a text for a locale but none for the default
  /// configuration.
  public func isRemovedByBuild(_ key: String) -> Bool { isRemovedByBuild(entries(for: key)) }

  func isRemovedByBuild(_ entries: [Entry]) -> Bool {
    var isDefaultRequired = false
    for entry in entries {
      if choices[entry.configuration].isDefault { return false }
      if choices[entry.configuration].isLocaleOnly { isDefaultRequired = true }
    }
    return isDefaultRequired
  }

  /// The keys that ``isRemovedByBuild(_:)`` is true of, sorted.
  public var removedKeys: [String] {
    entries.filter { isRemovedByBuild($0.value) }.map(\.key).sorted()
  }

  /// Adds the resources of one file of the directory with that configuration.
  ///
  /// Of product variants only the default one is in the app. A resource that the table has already
  /// for this configuration stays: add the source set that overrides the others first.
  ///
  /// - Parameters:
  ///   - resources: in the file's order; kinds other than strings are remembered by name.
  ///   - configuration: what the directory's name says.
  ///   - directory: its name as it is on disk, `values-fr-rCA`.
  ///   - path: the file's path as messages name it.
  ///   - sourceSet: a number for the `res` directory.
  /// - Returns: what the build refuses because another file of the same source set has it.
  @discardableResult
  public mutating func add(
    _ resources: [AndroidValuesFile.Resource], configuration: AndroidConfiguration,
    directory: String, path: String, sourceSet: Int = 0
  ) -> [AndroidStringConflict] {
    let isNew = indices[configuration] == nil
    let configuration = index(of: configuration)
    let file = files.count
    files.append(
      File(localization: directory, path: path, sourceSet: sourceSet, resources: resources))
    let files = files
    var conflicts: [AndroidStringConflict] = []
    for (index, resource) in resources.enumerated() where resource.isInDefaultProduct {
      let entry = Entry(configuration: configuration, file: file, index: index)
      let earlier =
        resource.kind == .string
        ? Self.insert(entry, into: &entries[resource.name, default: []], isNew: isNew) { _ in true }
        : Self.insert(entry, into: &others[resource.name, default: []], isNew: false) {
          files[$0.file].resources[$0.index].kind == resource.kind
        }
      // The reader of the file has complained of what stands in it twice.
      guard let earlier, earlier.file != file, files[earlier.file].sourceSet == sourceSet,
        !resource.mayBeRepeated
      else { continue }
      conflicts.append(AndroidStringConflict(resource: resource, earlier: source(of: earlier)))
    }
    return conflicts
  }

  /// Keeps an entry, unless there is one that means the same: that is returned.
  private static func insert(
    _ entry: Entry, into entries: inout [Entry], isNew: Bool, isSame: (Entry) -> Bool
  ) -> Entry? {
    // The files of one directory follow each other, so the last entry is the one to look at first.
    if let last = entries.last, last.configuration == entry.configuration, isSame(last) {
      return last
    }
    if !isNew {
      let earlier = entries.first { $0.configuration == entry.configuration && isSame($0) }
      if let earlier { return earlier }
    }
    entries.append(entry)
    return nil
  }

  func entries(for key: String) -> [Entry] { entries[key, default: []] }

  /// Asked for every text of a key, so the cheapest question comes first.
  func matches(_ configuration: Int, _ device: AndroidDevice) -> Bool {
    let language = languages[configuration]
    guard language == 0 || AndroidLocale.areEquivalent(language, device.locale.language) else {
      return false
    }
    return choices[configuration].matches(device)
  }

  /// The app has a directory for exactly that locale, for any key.
  func hasDirectory(for locale: AndroidLocale) -> Bool {
    languages.indices.contains { languages[$0] == locale.language && choices[$0].locale == locale }
  }

  func value(of entry: Entry) -> AndroidStringValue { resource(of: entry).value }

  func source(of entry: Entry) -> TextSource {
    let file = files[entry.file]
    return TextSource(
      localization: file.localization, file: file.path, line: file.resources[entry.index].line)
  }

  private func resource(of entry: Entry) -> AndroidValuesFile.Resource {
    files[entry.file].resources[entry.index]
  }

  func directory(of entry: Entry) -> String { files[entry.file].localization }

  private mutating func index(of configuration: AndroidConfiguration) -> Int {
    if let index = indices[configuration] { return index }
    indices[configuration] = configurations.count
    configurations.append(configuration)
    let choice = AndroidConfigurationChoice(configuration)
    choices.append(choice)
    languages.append(choice.locale.language)
    let rank = choices.count { $0.precedes(choice) }
    for index in ranks.indices where ranks[index] >= rank { ranks[index] += 1 }
    ranks.append(rank)
    return configurations.count - 1
  }
}
