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

  /// A ``Value`` as it is kept: the configuration and the file are numbers, because an app has
  /// a hundred thousand texts and a hundred of them.
  struct Entry: Sendable {
    var configuration: Int
    var file: Int
    var line: Int
    var value: AndroidStringValue
    var isTranslatable = true
    /// Made by the build of the default text.
    var isPseudo = false
  }

  /// The application id, `com.example.shop`; keys may name it (`com.example.shop:string/title`).
  public var packageName: String?
  /// `nil` where the app has none, or it is not known.
  public var localeConfig: AndroidLocaleConfig?
  /// Every configuration for which the app has any value, in the order added.
  public private(set) var configurations: [AndroidConfiguration] = []
  private(set) var choices: [AndroidConfigurationChoice] = []
  /// The place of each configuration in the compiled table.
  private(set) var ranks: [Int] = []
  private var indices: [AndroidConfiguration: Int] = [:]
  private var files: [(localization: String, path: String)] = []
  private var texts: [String: AndroidTexts] = [:]
  private var otherKinds: [String: AndroidValuesFile.Kind] = [:]

  public init(packageName: String? = nil) {
    self.packageName = packageName
  }

  /// The keys of strings, in no order.
  ///
  /// A key without a default text is among them, although the build removes it: see
  /// ``isRemovedByBuild(_:)``.
  public var keys: some Collection<String> { texts.keys }

  /// The texts of a key, in the table's own order; empty where no string has that name.
  public func values(for key: String) -> [Value] {
    let entries = texts[key]?.entries ?? []
    return entries.sorted { ranks[$0.configuration] < ranks[$1.configuration] }.map {
      Value(
        configuration: configurations[$0.configuration], value: $0.value, source: source(of: $0))
    }
  }

  /// A resource of that name which is no string (`<plurals>`, `<string-array>`), where there is
  /// one.
  public func otherKind(for key: String) -> AndroidValuesFile.Kind? { otherKinds[key] }

  /// Whether the build drops the key, so that it exists on no device.
  ///
  /// `aapt2 link` removes a resource that has a text for a locale but none for the default
  /// configuration.
  public func isRemovedByBuild(_ key: String) -> Bool { texts[key]?.isRemovedByBuild ?? false }

  /// Adds the resources of one file of the directory with that configuration.
  ///
  /// Of product variants only the default one is in the app.
  ///
  /// - Parameters:
  ///   - resources: in the file's order; kinds other than strings are remembered by name.
  ///   - configuration: what the directory's name says.
  ///   - directory: its name as it is on disk, `values-fr-rCA`.
  ///   - path: the file's path as messages name it.
  public mutating func add(
    _ resources: [AndroidValuesFile.Resource], configuration: AndroidConfiguration,
    directory: String, path: String
  ) {
    let index = index(of: configuration)
    let file = files.count
    files.append((directory, path))
    for resource in resources where resource.product == nil || resource.product == "default" {
      guard resource.kind == .string else {
        otherKinds[resource.name] = resource.kind
        continue
      }
      let entry = Entry(
        configuration: index, file: file, line: resource.line, value: resource.value,
        isTranslatable: resource.isTranslatable)
      texts[resource.name, default: AndroidTexts()].add(entry, for: choices[index])
    }
  }

  /// The table of a build with `isPseudoLocalesEnabled`: for `en-XA` and `ar-XB` it has texts that
  /// are made of the default ones.
  ///
  /// Strings that are not translatable have none. A pseudo-locale for which the app itself has
  /// values stays as it is. Text inside of `<xliff:g>` is changed like any other here, because its
  /// place is not kept.
  public func addingPseudoLocales() -> AndroidStringTable {
    var table = self
    for locale in PseudoLocale.allCases
    where !choices.contains(where: { $0.locale == locale.locale }) {
      let file = table.files.count
      table.files.append((locale.directory, "the build's pseudo-locale"))
      let index = table.index(of: locale.configuration)
      for (key, texts) in texts {
        guard
          let entry = texts.entries.first(where: { configurations[$0.configuration] == .init() }),
          entry.isTranslatable, case .text(let text) = entry.value
        else { continue }
        let made = Entry(
          configuration: index, file: file, line: entry.line, value: .text(locale.text(of: text)),
          isPseudo: true)
        table.texts[key]?.add(made, for: table.choices[index])
      }
    }
    return table
  }

  func texts(for key: String) -> AndroidTexts? { texts[key] }

  func source(of entry: Entry) -> TextSource {
    let file = files[entry.file]
    return TextSource(localization: file.localization, file: file.path, line: entry.line)
  }

  private mutating func index(of configuration: AndroidConfiguration) -> Int {
    if let index = indices[configuration] { return index }
    indices[configuration] = configurations.count
    configurations.append(configuration)
    let choice = AndroidConfigurationChoice(configuration)
    choices.append(choice)
    let rank = choices.count { $0.precedes(choice) }
    for index in ranks.indices where ranks[index] >= rank { ranks[index] += 1 }
    ranks.append(rank)
    return configurations.count - 1
  }
}
