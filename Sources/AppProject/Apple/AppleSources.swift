/// The files of an Apple app's sources, and the targets of their Xcode projects.
struct AppleSources: Sendable {
  private let listing: ProjectListing<AppleFileKind>
  private let folder: ProjectFolder
  private let budget: ByteBudget
  /// The apps and extensions.
  let targets: [XcodeTarget]
  private let crowd: String?

  init(_ listing: ProjectListing<AppleFileKind>, _ folder: ProjectFolder, _ budget: ByteBudget) {
    (self.listing, self.folder, self.budget) = (listing, folder, budget)
    let bytes = { (path: String) in budget.spend(folder.bytes(path)) }
    let projects = listing.files.filter { $0.kind == .project }.compactMap { file in
      bytes(file.path).flatMap { XcodeProject($0, path: file.path) }
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
