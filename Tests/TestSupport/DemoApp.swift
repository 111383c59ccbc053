internal import AppStrings
internal import Commands
public import ComposerState
public import DevicePreview
internal import FCMClient
internal import Foundation
public import PushMessages
public import Resolver

/// The demo's app, its strings read from a temporary folder once for all tests.
public enum DemoApp {
  public static let locales = ["en-US", "fr-CA", "de-DE", "es-MX", "ar-EG", "ja-JP", "zh-Hans-CN"]

  public static let settings = PreviewSettings(
    appName: "Demo Shop", locales: locales.map { PreviewLocale($0) })

  /// The text of one of the demo's drafts, `fcm-example.json`.
  public static func draft(_ name: String) -> MessageDocument {
    MessageDocument(text: DemoProject.files.first { $0.path == "drafts/\(name)" }?.text ?? "")
  }

  /// A composer as `--demo` opens it.
  public static func composer(_ draft: String) -> Composer {
    let document = Self.draft(draft)
    return Composer(
      document: document, file: DraftFile(path: "drafts/\(draft)", savedText: document.text),
      settings: settings,
      profile: ProfileSummary(
        name: "demo", kind: .local, project: ProjectID("demo-shop"),
        endpoint: .loopback(port: 8123)))
  }

  public static func previewer(
    releases: [ReleasedStrings] = []
  ) async throws -> NotificationPreviewer {
    let strings = try await strings.value
    return NotificationPreviewer(
      strings: strings.localizations, appName: "Demo Shop", releases: releases)
  }

  /// The app before it had a key, which is `order_shipped_body` on Android and in capitals on Apple.
  public static func release(
    _ name: String, without key: String
  ) async -> ReleasedStrings {
    let lacking = ["\"\(key)\"", "\"\(key.uppercased())\""]
    let files = DemoProject.files.map { file in
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { line in !lacking.contains { line.contains($0) } }
      return ("app/\(file.path)", Array(lines.joined(separator: "\n").utf8))
    }
    let strings = await AppStrings.reading(
      AppSources(android: ["app/android/app/src/main/res"], apple: ["app/ios/DemoShop"]),
      from: .memory(Dictionary(uniqueKeysWithValues: files)))
    return ReleasedStrings(name: name, strings: strings.localizations)
  }

  private static let strings = Task {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "pushwright-tests-\(UUID().uuidString)")
    for file in DemoProject.files {
      let url = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path(percentEncoded: false)
    return await AppStrings.reading(
      AppSources(
        android: ["\(path)/android/app/src/main/res"], apple: ["\(path)/ios/DemoShop"]))
  }
}
