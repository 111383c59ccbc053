import AppStrings
import Foundation
import Resolver

/// An app's files in a directory of their own, for as long as a test runs.
struct AppFolder {
  let path: String

  /// Writes texts by their paths in the directory.
  static func with<Result>(
    _ files: [String: String], _ body: (AppFolder) async throws -> Result
  ) async throws -> Result {
    let manager = FileManager.default
    let root = manager.temporaryDirectory.appending(path: "app-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: root) }
    for (path, text) in files {
      let url = root.appending(path: path)
      try manager.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return try await body(AppFolder(path: root.path))
  }

  func read(_ directories: [String] = [""], developmentRegion: String? = nil) async -> AppStrings {
    await AppStrings.reading(
      AppSources(
        apple: directories.map { $0.isEmpty ? path : "\(path)/\($0)" },
        developmentRegion: developmentRegion))
  }

  /// Without the directory's own path, which differs from run to run.
  func sentences(_ strings: AppStrings) -> [String] {
    strings.problems.map {
      $0.description.replacing("\(path)/", with: "").replacing(path, with: ".")
    }
  }
}

extension AppStrings {
  /// What an Apple device with those languages shows for a key.
  func resolve(
    _ key: String, _ locales: String..., arguments: [TextRequest.Argument]? = nil
  ) -> Resolution {
    StringResolver(strings: localizations).resolve(
      TextRequest(key: key, arguments: arguments), on: Device(.apple, locales: locales))
  }
}
