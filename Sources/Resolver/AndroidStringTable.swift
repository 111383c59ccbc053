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
    /// The API level that its directory names; the configuration has it only above
    /// ``minimumAPILevel``.
    var version: Int
    var file: Int
    /// The place among the file's resources.
    var index: Int
  }

  struct File: Sendable {
    var localization: String
    var path: String
    var sourceSet = 0
    var mergedName: String?
    /// Made by the build of the default texts.
    var isPseudo = false
    var resources: [AndroidValuesFile.Resource]
    var quantities: [AndroidValuesFile.Quantity] = []
  }

  /// The application id, `com.example.shop`; keys may name it (`com.example.shop:string/title`).
  public var packageName: String?
  /// `nil` if the app has none, or it is not known.
  public var localeConfig: AndroidLocaleConfig?
  /// Every configuration for which the app has any value, in the order added.
  public private(set) var configurations: [AndroidConfiguration] = []
  private(set) var choices: [AndroidConfigurationChoice] = []
  /// The place of each configuration in the compiled table.
  private(set) var ranks: [Int] = []
  private var indices: [AndroidConfiguration: Int] = [:]
  var files: [File] = []
  var texts: [ExactName: AndroidTexts] = [:]
  var others: [ExactName: [Entry]] = [:]
  /// What is for products other than the default one, and so not in the app.
  var variants: [Entry] = []
  /// What couldn't be read; see ``addUnread(_:configuration:sourceSet:key:)``.
  var gaps: [Gap] = []
  /// A directory that couldn't be read, so that every text is unknown.
  public var unread: StringsFault?
  /// What the build leaves out of the sources; `nil` if it leaves out nothing.
  var leftOut: LeftOut?
  /// The texts that the release build removes, or may remove.
  var shrunk: [ExactName: Shrinking] = [:]

  /// The app's `minSdk`.
  ///
  /// `aapt2 link` strips versions up to it from the configurations, and of several texts that differ
  /// in such a version only, it keeps that of the highest. 21 is the lowest that Firebase Cloud
  /// Messaging's SDK has had in years.
  public let minimumAPILevel: Int

  /// What has compiled the app's values files.
  public let build: AndroidBuild

  public init(
    packageName: String? = nil, build: AndroidBuild = .gradle, minimumAPILevel: Int = 21
  ) {
    self.packageName = packageName
    self.build = build
    self.minimumAPILevel = minimumAPILevel
  }

  /// The keys of strings, in no order.
  ///
  /// A key without a default text is among them, although the build removes it: see
  /// ``isRemovedByBuild(_:)``.
  public var keys: some Collection<String> { texts.keys.lazy.map(\.text) }

  /// The texts of a key, in the table's own order; empty if no string has that name.
  public func values(for key: String) -> [Value] {
    let entries = texts[ExactName(key)]?.entries ?? []
    return entries.sorted { ranks[$0.configuration] < ranks[$1.configuration] }.map {
      Value(
        configuration: configurations[$0.configuration], value: value(of: $0),
        source: source(of: $0))
    }
  }

  /// A resource of that name which isn't a string (`<plurals>`, `<string-array>`), if there is
  /// one.
  public func otherKind(for key: String) -> AndroidValuesFile.Kind? {
    others[ExactName(key)]?.last.map { resource(of: $0).kind }
  }

  /// The texts of all `<plurals>` that the build keeps, in no order.
  public var pluralTexts: [PluralText] {
    let known = files.map { Dictionary(grouping: $0.quantities, by: \.name) }
    return others.values.joined().flatMap { entry -> [PluralText] in
      guard resource(of: entry).kind == .plurals else { return [] }
      let file = files[entry.file]
      return known[entry.file][resource(of: entry).name, default: []].map {
        PluralText(
          key: $0.name, quantity: $0.quantity, text: $0.text,
          source: TextSource(localization: file.localization, file: file.path, line: $0.line))
      }
    }
  }

  /// Whether the build drops the key, so that it exists on no device.
  ///
  /// `aapt2 link` removes a resource that has a text for a locale but none for the default
  /// configuration.
  public func isRemovedByBuild(_ key: String) -> Bool {
    texts[ExactName(key)]?.isRemovedByBuild ?? false && !mayHaveUnreadDefault(key)
  }

  /// The keys that ``isRemovedByBuild(_:)`` is true of, sorted.
  public var removedKeys: [String] {
    texts.filter { $0.value.isRemovedByBuild && !mayHaveUnreadDefault($0.key.text) }.map(\.key.text)
      .sorted()
  }

  /// Adds the resources of one file of the directory with that configuration.
  ///
  /// Of product variants only the default one is in the app; Gradle's merger knows no variants, so
  /// that a text of another product takes the place of the default one and the link fails. A
  /// resource that the table has already for this configuration stays: add the source set that
  /// overrides the others first.
  ///
  /// - Parameters:
  ///   - resources: in the file's order; kinds other than strings are remembered by name.
  ///   - configuration: what the directory's name says.
  ///   - directory: its name as it is on disk, `values-fr-rCA`.
  ///   - path: the file's path as messages name it.
  ///   - sourceSet: a number for the `res` directory.
  ///   - mergedName: the name under which the build merges the directory, if that is known;
  ///     directories with one configuration that are merged apart may say the same twice.
  ///   - quantities: the texts of its `<plurals>`.
  /// - Returns: what the build refuses because another file of the same source set has it.
  @discardableResult
  public mutating func add(
    _ resources: [AndroidValuesFile.Resource], configuration: AndroidConfiguration,
    directory: String, path: String, sourceSet: Int = 0, mergedName: String? = nil,
    quantities: [AndroidValuesFile.Quantity] = []
  ) -> [AndroidStringConflict] {
    let version = configuration.version ?? 0
    let configuration = index(of: configuration)
    let file = files.count
    files.append(
      File(
        localization: directory, path: path, sourceSet: sourceSet, mergedName: mergedName,
        resources: resources, quantities: quantities))
    var conflicts: [AndroidStringConflict] = []
    for (index, resource) in resources.enumerated() {
      let entry = Entry(
        configuration: configuration, version: version, file: file, index: index)
      guard build == .gradle || resource.isInDefaultProduct else {
        variants.append(entry)
        continue
      }
      let earlier =
        resource.kind == .string
        ? texts[ExactName(resource.name), default: AndroidTexts()].add(
          entry, for: choices[configuration])
        : addOther(entry)
      if earlier == nil, !resource.isInDefaultProduct { variants.append(entry) }
      guard let earlier, files[earlier.file].sourceSet == sourceSet,
        files[earlier.file].mergedName == mergedName, !resource.mayBeRepeated
      else { continue }
      let isSameProduct =
        build == .gradle || self.resource(of: earlier).product == resource.product
      // The reader of the file has complained of what stands in it twice.
      guard earlier.file != file || !isSameProduct else { continue }
      conflicts.append(
        AndroidStringConflict(
          resource: resource, earlier: source(of: earlier), isSameProduct: isSameProduct))
    }
    return conflicts
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
      let configuration = table.index(of: locale.configuration)
      var made: [AndroidValuesFile.Resource] = []
      for (name, texts) in texts {
        let entry = texts.entries.first { configurations[$0.configuration] == .init() }
        guard var resource = entry.map(resource(of:)), resource.isTranslatable,
          case .text(let text) = resource.value
        else { continue }
        resource.value = .text(locale.text(of: text))
        let pseudo = Entry(
          configuration: configuration, version: 0, file: table.files.count, index: made.count)
        table.texts[name]?.add(pseudo, for: table.choices[configuration])
        made.append(resource)
      }
      table.files.append(
        File(
          localization: locale.directory, path: "the build's pseudo-locale", isPseudo: true,
          resources: made))
    }
    return table
  }

  func texts(for key: String) -> AndroidTexts? { texts[ExactName(key)] }

  func value(of entry: Entry) -> AndroidStringValue { resource(of: entry).value }

  func sourceSet(of entry: Entry) -> Int { files[entry.file].sourceSet }

  func isPseudo(_ entry: Entry) -> Bool { files[entry.file].isPseudo }

  func isTranslatable(_ entry: Entry) -> Bool { resource(of: entry).isTranslatable }

  func source(of entry: Entry) -> TextSource {
    let file = files[entry.file]
    return TextSource(
      localization: file.localization, file: file.path, line: file.resources[entry.index].line)
  }

  func resource(of entry: Entry) -> AndroidValuesFile.Resource {
    files[entry.file].resources[entry.index]
  }

  /// Keeps a resource that isn't a string, unless the configuration has one of that kind and
  /// name: that is returned.
  private mutating func addOther(_ entry: Entry) -> Entry? {
    let resource = resource(of: entry)
    let earlier = others[ExactName(resource.name)]?.first {
      $0.configuration == entry.configuration && $0.version == entry.version
        && self.resource(of: $0).kind == resource.kind
    }
    if earlier == nil { others[ExactName(resource.name), default: []].append(entry) }
    return earlier
  }

  mutating func index(of configuration: AndroidConfiguration) -> Int {
    var configuration = configuration
    if let version = configuration.version, version <= minimumAPILevel {
      configuration.version = nil
    }
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
