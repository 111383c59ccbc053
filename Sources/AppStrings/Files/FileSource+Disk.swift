internal import FoundationEssentials
internal import LocalFiles

extension FileSource {
  /// The disk, as it is at each question.
  public static let disk = FileSource(
    names: { try? FileManager.default.contentsOfDirectory(atPath: $0).sorted() },
    isDirectory: { path in
      var isDirectory = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory
    },
    bytes: { try? LocalFile.bytes($0, as: .strings) })
}
