internal import StringResources

extension AppleProject {
  /// The extensions that the app brings along, and the categories that their lists name.
  mutating func addExtensions(
    of app: XcodeTarget, among targets: [XcodeTarget], _ sources: AppleSources
  ) {
    let project = app.project
    let phases = project.objects(app.node["buildPhases"]).map(\.node)
    let products = Set(
      phases.flatMap { project.objects($0["files"]) }.compactMap { $0.node["fileRef"]?.text })
    let needed = Set(
      project.objects(app.node["dependencies"]).compactMap { $0.node["target"]?.text })
    for target in targets where target.productType == "com.apple.product-type.app-extension" {
      let product = target.node["productReference"]?.text ?? ""
      guard target.project.path == project.path,
        products.contains(product) || needed.contains(target.id)
      else { continue }
      let (facts, list) = PlistFacts.reading("INFOPLIST_FILE", of: target, list: sources.list)
      guard let attributes = list?["NSExtension"] else {
        extensionGap = facts.gap ?? "the list of \(target.name) doesn't say what it extends"
        continue
      }
      if attributes["NSExtensionPointIdentifier"]?.text == "com.apple.usernotifications.service" {
        extensions.append(ServiceExtension(name: target.name, place: target.place))
      }
      let category = attributes["NSExtensionAttributes"]?.member("UNNotificationExtensionCategory")
      for name in category?.value.texts ?? [] {
        let line = category?.line ?? 0
        let path = facts.place?.path ?? target.project.path
        code.categories.append(NamedPlace(name, SourcePlace(path, line: line)))
      }
    }
  }

  mutating func addSounds(_ files: TargetFiles, _ sources: AppleSources) {
    soundGap = files.gap
    let known = Set(sources.paths(of: .sound))
    for path in Set(files.paths).sorted() where known.contains(path) {
      let name = FilePath.name(of: path)
      let form =
        sources.bytes(path, isProof: false).map { SoundHeader.form(of: $0, name: name) } ?? .unknown
      sounds.append(AppleSound(name: name, place: SourcePlace(path), form: form))
    }
  }

  /// What code writes in another way than the catalog does.
  private static let signs: Set<Character> = ["%", "$", "\"", "\\", "\n", "\t"]

  /// The languages of the app's own tables, and the keys of its catalog.
  mutating func addTexts(_ files: TargetFiles, _ sources: AppleSources) {
    for path in files.paths {
      let folder = FilePath.name(of: FilePath.directory(of: path))
      if folder.hasSuffix(".lproj"), folder != "Base.lproj",
        FilePath.name(of: path).hasPrefix("Localizable.")
      {
        let language = String(folder.dropLast(".lproj".count))
        languages[language] = languages[language] ?? SourcePlace(path)
      }
      guard FilePath.name(of: path) == "Localizable.xcstrings", let bytes = sources.bytes(path)
      else { continue }
      let catalog = StringCatalogue.reading(bytes)
      for language in Set(catalog.entries.flatMap(\.localizations).map(\.language)) {
        languages[language] = languages[language] ?? SourcePlace(path)
      }
      for entry in catalog.entries {
        let state: CatalogKey.State? =
          switch entry.extractionState {
          case nil, "extracted_with_value": .automatic
          case "stale": .stale
          case "manual", "migrated": .manual
          default: nil
          }
        guard let state else { continue }
        keys[entry.key] = CatalogKey(
          state: state, isInCode: entry.key.contains { Self.signs.contains($0) },
          place: SourcePlace(path, line: entry.line))
      }
    }
  }
}

extension FirebaseFile {
  /// A `GoogleService-Info.plist`; `nil` if it names no project.
  init?(list: PlistNode, path: String) {
    guard let member = list.member("PROJECT_ID"),
      let project = member.value.text
    else { return nil }
    let words = "\(path)/\(project)".lowercased()
    self.init(
      project: project, place: SourcePlace(path, line: member.line),
      isStandIn: ["mock", "dummy", "example", "fake", "sample", "placeholder", "debug", "/test"]
        .contains { words.contains($0) })
  }
}
