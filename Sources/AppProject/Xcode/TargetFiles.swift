/// The files that a target copies into its bundle, at its top.
struct TargetFiles: Sendable {
  /// The paths of the files in the bundle's folder or in that of a language.
  private(set) var paths: [String] = []
  /// Why a file that isn't here may be in the bundle after all; `nil` if none is.
  private(set) var gap: String?

  /// `files` are all those of the sources that are asked for.
  init(_ target: XcodeTarget, files: [String]) {
    let project = target.project
    for (_, phase) in project.objects(target.node["buildPhases"]) { add(phase, project) }
    let own = Set(target.node["fileSystemSynchronizedGroups"]?.texts ?? [])
    for (id, group) in project.all("PBXFileSystemSynchronizedRootGroup") {
      guard let root = project.paths[id] else { continue }
      let listed = project.objects(group["exceptions"]).filter {
        $0.node["target"]?.text == target.id
      }.flatMap { $0.node["membershipExceptions"]?.texts ?? [] }
      if own.contains(id) {
        add(files, in: root, except: listed, kept: group["explicitFolders"]?.texts ?? [])
      } else {
        add(listed.compactMap { FilePath.joined(root, $0) })
      }
    }
  }

  private mutating func add(_ phase: PlistNode, _ project: XcodeProject) {
    switch phase["isa"]?.text {
    case "PBXResourcesBuildPhase": addFiles(of: phase, project)
    case "PBXCopyFilesBuildPhase" where phase["dstSubfolderSpec"]?.text == "7":
      if phase["dstPath"]?.text?.isEmpty != false { addFiles(of: phase, project) }
    case "PBXShellScriptBuildPhase":
      let script = phase["shellScript"]?.text ?? ""
      if script.contains("-resources.sh") { gap = "CocoaPods copies files into the app" }
      if ["Sounds", ".caf", ".wav", ".aif"].contains(where: script.contains) {
        gap = "a script of the build copies sounds"
      }
    default: break
    }
  }

  private mutating func addFiles(of phase: PlistNode, _ project: XcodeProject) {
    for (_, file) in project.objects(phase["files"]) {
      guard let id = file["fileRef"]?.text, let node = project.object(id) else { continue }
      if node["isa"]?.text == "PBXVariantGroup" {
        add((node["children"]?.texts ?? []).compactMap { project.paths[$0] })
        continue
      }
      // A folder keeps its name in the bundle.
      let kind = node["lastKnownFileType"]?.text ?? node["explicitFileType"]?.text
      guard kind != "folder", let path = project.paths[id] else { continue }
      add([path])
    }
  }

  /// More than any target has: a project can name each of them as often as it likes.
  private static let mostPaths = 100_000

  private mutating func add(_ more: [String]) {
    guard gap == nil || paths.count <= Self.mostPaths else { return }
    paths += more
    if paths.count > Self.mostPaths { gap = "the project names too many files of a target" }
  }

  private mutating func add(
    _ files: [String], in root: String, except listed: [String], kept folders: [String]
  ) {
    let localized = Set(listed.filter { $0.hasPrefix("/Localized/") }.map { FilePath.name(of: $0) })
    let excluded = Set(listed.compactMap { FilePath.joined(root, $0) })
    let kept = folders.compactMap { FilePath.joined(root, $0) }
    for path in files where FilePath.isInside(path, root) && paths.count <= Self.mostPaths {
      guard !excluded.contains(path), !excluded.contains(where: { FilePath.isInside(path, $0) }),
        !kept.contains(where: { FilePath.isInside(path, $0) }),
        !(path.contains(".lproj/") && localized.contains(FilePath.name(of: path))),
        !Self.bundles.contains(where: path.dropFirst(root.count).contains)
      else { continue }
      add([path])
    }
  }

  /// Folders that are one file of the bundle.
  private static let bundles = [".bundle/", ".xcassets/", ".framework/", ".xcframework/"]

  /// The file of this name.
  func path(named name: String) -> String? { paths.first { FilePath.name(of: $0) == name } }
}
