internal import Foundation
internal import LocalFiles
public import Workspace

extension UserConfiguration {
  /// The user's own file, or the standard if there is none; never fails.
  ///
  /// The path is `nil` if the environment has no place for one.
  public static func onDisk(
    _ directories: StandardDirectories
  ) -> (configuration: UserConfiguration, path: String?, problems: [WorkspaceProblem]) {
    guard let path = directories.configurationFile, FileManager.default.fileExists(atPath: path)
    else { return (UserConfiguration(), directories.configurationFile, []) }
    do throws(CommandFailure) {
      let (configuration, problems) = reading(
        try TextFile.read(path, as: .userConfiguration), path: path)
      return (configuration, path, problems)
    } catch {
      let problem = WorkspaceProblem(.error, path: path, line: 1, sentence: error.sentence)
      return (UserConfiguration(), path, [problem])
    }
  }
}
