import AppProject
import Foundation

/// Sources of real apps, one folder each, where the environment names the folder that has them: `APP_TREES`.
enum AppTrees {
  static let folder = ProcessInfo.processInfo.environment["APP_TREES"] ?? ""

  static let names =
    folder.isEmpty
    ? [] : ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()

  /// Reads a tree's app: its only one, or the one in a folder that apps are usually in.
  static func project(_ name: String) async -> AndroidProject? {
    let top = URL(filePath: folder).appending(path: name)
    let folders = ((try? FileManager.default.contentsOfDirectory(atPath: top.path)) ?? []).sorted()
      .filter { !$0.lowercased().contains("wear") && !$0.contains("automotive") }
      .map { "\($0)/src/main/res" }
    return await AndroidProject.reading(source(top), resFolders: folders)
  }

  static func source(_ top: URL) -> ProjectFolder {
    ProjectFolder(
      entries: { directory in
        let place = directory.isEmpty ? top : top.appending(path: directory)
        let keys: [URLResourceKey] = [.isDirectoryKey, .isRegularFileKey]
        let found = try? FileManager.default.contentsOfDirectory(
          at: place, includingPropertiesForKeys: keys)
        return found?.compactMap { file in
          guard let values = try? file.resourceValues(forKeys: Set(keys)) else { return nil }
          let isDirectory = values.isDirectory == true
          guard isDirectory || values.isRegularFile == true else { return nil }
          return ProjectFolder.Entry(file.lastPathComponent, isDirectory: isDirectory)
        }
      }, bytes: { try? [UInt8](Data(contentsOf: top.appending(path: $0))) })
  }

  /// What the code of the app's module has at this pattern outside of tests, with the file.
  static func uses(
    _ name: String, _ module: String, _ pattern: Regex<(Substring, Substring)>
  ) -> [(String, String)] {
    let top = URL(filePath: folder).appending(path: name)
    guard let files = FileManager.default.enumerator(atPath: top.path(percentEncoded: false)) else {
      return []
    }
    return files.compactMap { $0 as? String }.filter { path in
      (path.hasSuffix(".kt") || path.hasSuffix(".java")) && path.hasPrefix("\(module)/src/main/")
    }.flatMap { path -> [(String, String)] in
      guard let text = try? String(contentsOf: top.appending(path: path), encoding: .utf8) else {
        return []
      }
      // What a comment names isn't in use.
      let code = text.split(separator: "\n").filter {
        !$0.drop(while: \.isWhitespace).hasPrefix("//")
      }.joined(separator: "\n")
      return code.matches(of: pattern).map { (path, String($0.output.1)) }
    }
  }
}
