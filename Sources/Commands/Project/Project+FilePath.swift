internal import FoundationEssentials
internal import Workspace

extension Project {
  /// The project file of the directory, or of the nearest directory above it that has one.
  public static func filePath(around directory: String) -> String? {
    var folder = URL(filePath: directory).standardizedFileURL
    while true {
      if let path = filePath(in: folder.path(percentEncoded: false)) { return path }
      let parent = folder.deletingLastPathComponent()
      guard parent.path() != folder.path() else { return nil }
      folder = parent
    }
  }

  /// The project file in the directory, without a look at those above it.
  ///
  /// A link that leads nowhere counts: to pass it over would be to use another project.
  public static func filePath(in directory: String) -> String? {
    let path =
      directory.hasSuffix("/") ? directory + ProjectFile.name : "\(directory)/\(ProjectFile.name)"
    return (try? FileManager.default.attributesOfItem(atPath: path)) == nil ? nil : path
  }
}
