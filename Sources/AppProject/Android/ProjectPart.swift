/// What some of the files of an app's sources tell.
struct ProjectPart: Sendable {
  struct Code: Sendable {
    var path: String
    var reading: CodeReading
  }

  struct Property: Sendable {
    var path: String
    var text: String
  }

  private(set) var resources: [AndroidResource] = []
  private(set) var references = ResourceReferences()
  private(set) var keep: [KeepPattern] = []
  private(set) var manifests: [AppManifest] = []
  private(set) var scripts: [GradleScript] = []
  private(set) var catalogs: [Property] = []
  private(set) var properties: [Property] = []
  private(set) var code: [Code] = []
  private(set) var firebase: [FirebaseFile] = []
  /// Where a build names FCM's SDK, or a plugin that brings it.
  private(set) var dependencies: [SourcePlace] = []
  /// Other vendors' libraries that may take messages, and where a build names them.
  private(set) var vendors: [NamedPlace] = []
  /// Where a build names the library that takes messages before the first unlock.
  private(set) var directBoot: [SourcePlace] = []
  /// The folders of one language each that have values, and a file in each.
  private(set) var languages: [String: SourcePlace] = [:]
  /// The short texts of the app's own language, by their keys: code reads ids from them.
  private(set) var texts: [String: String] = [:]

  /// The files that say something for certain and couldn't be read.
  private(set) var unread: [UnreadSource] = []

  mutating func read(
    _ file: ProjectListing<AndroidFileKind>.File, from folder: ProjectFolder, _ budget: ByteBudget
  ) {
    // Long code is generated, and pictures are only looked at for their form.
    let proves = file.kind != .code && (file.kind != .resource || file.path.hasSuffix(".xml"))
    var fault: UnreadSource?
    let bytes = { () -> [UInt8]? in
      let read = budget.read(file.path, from: folder)
      fault = read.unread(file.path, isProof: proves)
      return read.bytes
    }
    defer { if let fault { unread.append(fault) } }
    switch file.kind {
    case .resource:
      guard let place = ResourcePath(file.path) else { return }
      if place.isOfLanguage, place.type == "values",
        !SourceSetName.isForDevelopers(place.sourceSet)
      {
        languages[place.folder] = languages[place.folder] ?? SourcePlace(file.path)
      }
      let reader = ResourceFileReader(file.path, place, bytes: bytes)
      if !SourceSetName.isForDevelopers(place.sourceSet) {
        fault = fault ?? reader.fault.map { UnreadSource(file.path, $0) }
      }
      resources += reader.resources
      references.formUnion(reader.references)
      keep += reader.keep
      texts.merge(reader.ids) { first, _ in first }
    case .code:
      guard !Self.isForDevelopers(file.path), let bytes = bytes() else { return }
      let reading = CodeScanner.reading(bytes, path: file.path)
      if reading.isCutOff { fault = UnreadSource(file.path, UnreadSource.cutOff) }
      references.formUnion(reading.references)
      if !reading.isSilent { code.append(Code(path: file.path, reading: reading)) }
    case .manifest:
      guard let bytes = bytes() else { return }
      references.addXML(bytes)
      let manifest = AppManifest.reading(bytes, path: file.path)
      if !manifest.isForDevelopers {
        fault =
          fault ?? manifest.failure.map { UnreadSource(file.path, "can't be read whole: \($0)") }
      }
      manifests.append(manifest)
    case .script:
      guard let bytes = bytes() else { return }
      let script = GradleScript(bytes, path: file.path)
      if script.isCutOff { fault = fault ?? UnreadSource(file.path, UnreadSource.cutOff) }
      scripts.append(script)
      noteDependency(in: bytes, file.path)
    case .catalog:
      guard let bytes = bytes() else { return }
      add(file.path, bytes, to: \.catalogs)
      noteDependency(in: bytes, file.path)
    case .packages:
      guard let bytes = bytes() else { return }
      noteDependency(in: bytes, file.path)
    case .properties: add(file.path, bytes(), to: \.properties)
    case .services:
      guard let bytes = bytes() else { return }
      guard FirebaseFile.isWhole(bytes) else {
        fault = fault ?? UnreadSource(file.path, "isn't JSON that can be read whole")
        return
      }
      if let file = FirebaseFile(bytes, path: file.path) { firebase.append(file) }
    }
  }

  private mutating func add(
    _ path: String, _ bytes: [UInt8]?, to texts: WritableKeyPath<ProjectPart, [Property]>
  ) {
    guard let bytes else { return }
    self[keyPath: texts].append(Property(path: path, text: String(decoding: bytes, as: UTF8.self)))
  }

  private mutating func noteDependency(in bytes: [UInt8], _ path: String) {
    if let place = MessagingLibrary.place(of: MessagingLibrary.firebase, in: bytes, path) {
      dependencies.append(place)
    }
    if let place = MessagingLibrary.place(of: MessagingLibrary.directBoot, in: bytes, path) {
      directBoot.append(place)
    }
    for (name, words) in MessagingLibrary.vendors {
      guard let place = MessagingLibrary.place(of: words, in: bytes, path) else { continue }
      vendors.append(NamedPlace(name, place))
    }
  }

  /// Tests name channels and texts that no user gets.
  private static func isForDevelopers(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
    if let source = parts.lastIndex(where: { $0 == "src" }), source + 1 < parts.count {
      return SourceSetName.isForDevelopers(String(parts[source + 1]))
    }
    return parts.contains { $0 == "test" || $0 == "__tests__" || $0 == "e2e" }
  }
}

extension CodeReading {
  /// Whether it has nothing but references.
  fileprivate var isSilent: Bool {
    channels.isEmpty && constants.isEmpty && entries.isEmpty
      && interceptors.isEmpty && permissionRequests.isEmpty
  }
}
