internal import FoundationEssentials
internal import LocalFiles
internal import Workspace

extension Project {
  /// The project file of the directory, or of the nearest directory above it that has one.
  public static func filePath(around directory: String) -> String? {
    let here = RealPath.workingDirectory
    let absolute = directory.isAbsolutePath ? directory : "\(here)/\(directory)"
    return RealPath.upward(from: absolute).lazy.compactMap { filePath(in: $0) }.first
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
