/// The files of an Apple app's sources, and the targets of their Xcode projects.
struct AppleSources: Sendable {
  private let listing: ProjectListing<AppleFileKind>
  private let folder: ProjectFolder
  private let budget: ByteBudget
  /// The apps and extensions.
  let targets: [XcodeTarget]
  private let crowd: String?
  private let unread: UnreadSources
  /// The files that say for certain how a target is built.
  private let told: Set<String>

  init(
    _ listing: ProjectListing<AppleFileKind>, _ folder: ProjectFolder, _ budget: ByteBudget,
    noting unread: UnreadSources
  ) {
    (self.listing, self.folder, self.budget) = (listing, folder, budget)
    self.unread = unread
    unread.note(listing.unread)
    // A setting may name a file that only a build makes.
    told = Set(
      listing.files.filter { [.project, .settings, .list, .services].contains($0.kind) }
        .map(\.path))
    let bytes = { [told] (path: String) in
      let read = budget.read(path, from: folder)
      if let fault = read.unread(path, isProof: told.contains(path)) { unread.note(fault) }
      return read.bytes
    }
    let projects = listing.files.filter { $0.kind == .project }.compactMap { file in
      let content = bytes(file.path)
      let project = content.flatMap { XcodeProject($0, path: file.path) }
      if project == nil {
        let reason = UnreadSource.reason(for: content) ?? "isn't a project that can be read whole"
        unread.note(UnreadSource(file.path, reason))
      }
      return project
    }
    targets = projects.flatMap { project in
      project.installedTargets.prefix(Self.mostTargets).map {
        XcodeTarget(project, $0.id, $0.node, bytes: bytes)
      }
    }
    let crowded = projects.first { $0.installedTargets.count > Self.mostTargets }
    crowd = crowded.map { "\($0.path) has more than \(Self.mostTargets) apps and extensions" }
  }

  /// More than any project has that people work with; each target's settings take memory.
  private static let mostTargets = 256

  /// Why some of the sources aren't known; `nil` if all of them are.
  var excess: String? {
    listing.excess ?? crowd
      ?? (budget.isExceeded ? "the sources are too large to read all of them" : nil)
  }

  /// The paths of all files but code.
  var paths: [String] { listing.files.filter { $0.kind != .code }.map(\.path) }

  func paths(of kind: AppleFileKind) -> [String] {
    listing.files.filter { $0.kind == kind }.map(\.path)
  }

  func bytes(_ path: String, isProof: Bool = true) -> [UInt8]? {
    let read = budget.read(path, from: folder)
    if read.limit != nil, let fault = read.unread(path, isProof: isProof) { unread.note(fault) }
    return read.bytes
  }

  /// A property list of the sources.
  func list(_ path: String) -> PlistNode? {
    let content = bytes(path)
    let list = content.flatMap(XMLPlist.reading)
    if list == nil, told.contains(path) {
      let reason =
        UnreadSource.reason(for: content) ?? "isn't a property list in XML that can be read whole"
      unread.note(UnreadSource(path, reason))
    }
    return list
  }

  /// What a file of code tells; `nil` if that is nothing.
  func reading(_ path: String, keys: Set<String>) -> AppleCodeReading? {
    guard let bytes = bytes(path, isProof: false) else { return nil }
    let reading = AppleCodeScanner.reading(bytes, path: path, keys: keys)
    return reading.isSilent ? nil : reading
  }
}

extension XcodeTarget {
  /// Whether it is an app for phones or tablets.
  var isPhoneApp: Bool {
    guard productType == "com.apple.product-type.application" else { return false }
    let root = setting("SDKROOT")?.value ?? "iphoneos"
    guard root == "iphoneos" || root == "auto" else { return false }
    guard let platforms = setting("SUPPORTED_PLATFORMS")?.value, !platforms.isEmpty else {
      return true
    }
    return platforms.contains("iphone")
  }
}
