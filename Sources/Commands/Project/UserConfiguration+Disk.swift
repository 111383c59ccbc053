internal import Foundation
internal import LocalFiles
public import Workspace

extension UserConfiguration {
  /// The user's own file, or the standard if there is none, with what the environment's variables set; never fails.
  ///
  /// The path is `nil` if the environment has no place for one; without an environment, it is that of this program.
  public static func onDisk(
    _ directories: StandardDirectories,
    _ environment: [String: String]? = nil
  ) -> (configuration: UserConfiguration, path: String?, problems: [WorkspaceProblem]) {
    let environment = environment ?? ProcessInfo.processInfo.environment
    guard let path = directories.configurationFile, FileManager.default.fileExists(atPath: path)
    else {
      let (configuration, problems) = reading(
        "", path: directories.configurationFile ?? "config.toml", environment: environment)
      return (configuration, directories.configurationFile, problems)
    }
    do throws(CommandFailure) {
      let (configuration, problems) = reading(
        try TextFile.read(path, as: .userConfiguration), path: path, environment: environment)
      return (configuration, path, problems)
    } catch {
      let problem = WorkspaceProblem(.error, path: path, line: 1, sentence: error.sentence)
      return (UserConfiguration(), path, [problem])
    }
  }
}
