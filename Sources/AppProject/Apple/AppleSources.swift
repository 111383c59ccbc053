/// The files of an Apple app's sources, and the targets of their Xcode projects.
struct AppleSources: Sendable {
  private let listing: ProjectListing<AppleFileKind>
  private let folder: ProjectFolder
  private let budget: ByteBudget
  let targets: [XcodeTarget]

  init(_ listing: ProjectListing<AppleFileKind>, _ folder: ProjectFolder, _ budget: ByteBudget) {
    (self.listing, self.folder, self.budget) = (listing, folder, budget)
    let bytes = { (path: String) in budget.spend(folder.bytes(path)) }
    targets = listing.files.filter { $0.kind == .project }.compactMap { file in
      bytes(file.path).flatMap { XcodeProject($0, path: file.path) }
    }.flatMap { project in
      project.targets.map { XcodeTarget(project, $0.id, $0.node, bytes: bytes) }
    }
  }

  /// Why some of the sources aren't known; `nil` if all of them are.
  var excess: String? {
    listing.excess ?? (budget.isExceeded ? "the sources are too large to read all of them" : nil)
  }

  /// The paths of all files but code.
  var paths: [String] { listing.files.filter { $0.kind != .code }.map(\.path) }

  func paths(of kind: AppleFileKind) -> [String] {
    listing.files.filter { $0.kind == kind }.map(\.path)
  }

  func bytes(_ path: String) -> [UInt8]? { budget.spend(folder.bytes(path)) }

  /// What a file of code tells; `nil` if that is nothing.
  func reading(_ path: String, keys: Set<String>) -> AppleCodeReading? {
    guard let bytes = bytes(path) else { return nil }
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
