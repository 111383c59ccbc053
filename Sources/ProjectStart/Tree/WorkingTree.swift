/// The folders of a working tree, and the texts of the few files that say what is built from it.
///
/// A value: who reads the disk, and how far, is another matter.
public struct WorkingTree: Hashable, Sendable {
  /// The names in a folder, sorted.
  public struct Folder: Hashable, Sendable {
    public var files: [String]
    public var folders: [String]

    public init(files: [String] = [], folders: [String] = []) {
      self.files = files
      self.folders = folders
    }
  }

  /// By their paths from the top, which is the empty path itself.
  public private(set) var folders: [String: Folder]
  /// Of the files for which ``isRead(_:)`` holds.
  public private(set) var texts: [String: String]
  /// Why some of it is not known, with the remedy; `nil` if all of it is.
  public internal(set) var excess: String?

  /// A tree of these files; each makes the folders above it.
  public init(_ files: [String: String]) {
    self.init(folders: [:], texts: files.filter { Self.isRead($0.key) })
    for path in files.keys.sorted() {
      let parts = path.split(separator: "/").map(String.init)
      for depth in parts.indices {
        let folder = parts[..<depth].joined(separator: "/")
        if depth == parts.count - 1 {
          folders[folder, default: Folder()].files.append(parts[depth])
        } else if folders[folder]?.folders.contains(parts[depth]) != true {
          folders[folder, default: Folder()].folders.append(parts[depth])
        }
      }
    }
  }

  init(folders: [String: Folder], texts: [String: String], excess: String? = nil) {
    self.folders = folders
    self.texts = texts
    self.excess = excess
  }

  mutating func enter(_ folder: Folder, at path: String) { folders[path] = folder }

  mutating func keep(_ text: String, of file: String) { texts[file] = text }

  /// Every folder's path, those above first, in the order of their names.
  public var paths: [String] {
    folders.keys.sorted { first, second in
      (Self.depth(of: first), first) < (Self.depth(of: second), second)
    }
  }

  /// Whether a file's text is needed: build scripts, Firebase's files, Xcode's projects, and texts of an Android app.
  static func isRead(_ path: String) -> Bool {
    let name = Self.name(of: path)
    switch name {
    case "build.gradle", "build.gradle.kts", "AndroidManifest.xml", "google-services.json",
      "GoogleService-Info.plist", "project.pbxproj":
      return true
    default:
      let folder = Self.name(of: Self.folder(of: path))
      return isValues(folder) && name.lowercased().hasSuffix(".xml")
    }
  }

  /// Whether a name is that of a folder with an Android app's values.
  static func isValues(_ name: String) -> Bool { name == "values" || name.hasPrefix("values-") }

  /// Whether a folder isn't looked into: hidden, or made by a build or a package manager.
  static func isPassedOver(_ name: String) -> Bool {
    name.hasPrefix(".") || passedOver.contains(name)
      || [".xcassets", ".framework", ".xcframework", ".app"].contains { name.hasSuffix($0) }
  }

  private static let passedOver: Set = [
    "node_modules", "build", "Pods", "Carthage", "DerivedData", "SourcePackages",
  ]

  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : "\(folder)/\(name)"
  }

  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The folder of a file or folder; empty for the top.
  static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  static func depth(of path: String) -> Int { path.split(separator: "/").count }
}
